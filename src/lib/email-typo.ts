/**
 * Returns the e-mail address with the domain that was probably intended; null if a typo is unlikely. The visitor is
 * asked once which is right, and the typed address is never rejected (U-inputs).
 */
import { isOneEditAway } from './is-one-edit-away.ts'

const BIG = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com.br',
  'yahoo.com',
  'icloud.com',
  'hotmail.com.br',
  'outlook.com.br',
]
// Real domains that are one letter away from a major domain.
const REAL = ['ymail.com', 'email.com', 'mail.com', 'cloud.com', 'hotmail.co.uk', 'yahoo.co', 'outlook.co']

export function likelyTypo(email: string): string | null {
  const at = email.lastIndexOf('@') + 1
  const typed = email.slice(at).toLowerCase()
  if (at < 2 || BIG.includes(typed) || REAL.includes(typed)) return null
  const mended = typed
    .replace(/\.(?:con|cm|cmo|vom|xom|comm|coom|ocm|cim|cpm)$/, '.com')
    .replace(/\.(?:com?|con|cm)\.?(?:br|rb|bt|vr|nr|b)$/, '.com.br')
    .replace(/^gmail\.com\.br$/, 'gmail.com')
    .replace(/^(.+\.com)\.br$/, (whole: string, short: string) =>
      isOneEditAway(short, 'gmail.com') ? 'gmail.com' : whole,
    )
  const meant = BIG.includes(mended)
    ? mended
    : (BIG.find((domain) => isOneEditAway(mended, domain)) ?? mended)
  return meant === typed ? null : email.slice(0, at) + meant
}
