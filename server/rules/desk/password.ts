/** What is wrong with a new password, or null. Length is what counts (NIST SP 800-63B). */
export function passwordProblem(password: string, email: string): 'short' | 'long' | 'plain' | null {
  const { length } = password
  if (length < 12) return 'short'
  if (length > 128) return 'long'
  const folded = password.toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const isOwnName = name.length >= 4 && folded.includes(name)
  return new Set(folded).size < 6 || isOwnName ? 'plain' : null
}
