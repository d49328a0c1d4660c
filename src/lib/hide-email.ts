/**
 * Hides most of an e-mail address: 'maria@gmail.com' → 'm****@gmail.com'. Returns '' if there is
 * nothing before the @.
 */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '' : `${email.charAt(0)}****${email.slice(at)}`
}
