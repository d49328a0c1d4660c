/** 'maria@gmail.com' → 'm****@gmail.com' (display only, D22). */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.charAt(0)}****${email.slice(at)}`
}
