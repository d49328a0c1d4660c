/**
 * Masks an e-mail address for display: 'maria@gmail.com' → 'm****@gmail.com'. Returns '' if there is
 * nothing before the @.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.charAt(0)}****${email.slice(at)}`
}
