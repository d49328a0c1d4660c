/** Parses e-mail addresses. */
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'
import { isOneEditAway } from './spelling.ts'

const LIMIT = 96
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

type EmailProblem =
  | 'email-acento'
  | 'email-dois-arrobas'
  | 'email-dominio'
  | 'email-espaco'
  | 'email-final'
  | 'email-invalido'
  | 'email-longo'
  | 'email-nome'
  | 'email-sem-arroba'
  | 'email-vazio'

/** No text with an address is longer. The patterns below would be slow on longer texts. */
const LONGEST = 1000

/** Returns the address in 'Maria <maria@exemplo.com>', 'mailto:maria@exemplo.com' and 'maria@exemplo.com.'. */
function bareAddress(raw: string): string {
  if (raw.length > LONGEST) return raw
  const text = cleanTyped(raw).trim()
  const inside = /<([^<>]*)>[\s.,;]*$/.exec(text)?.[1] ?? text
  return inside
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;]+$/, '')
}

/**
 * Parses an e-mail address: at most 96 characters, no spaces, and any top-level domain. The value is the bare address,
 * with its domain in lower case.
 */
export function parseEmail(raw: string): Parsed<string, EmailProblem> {
  const text = bareAddress(raw)
  if (text === '') return { problem: 'email-vazio' }
  if (text.length > LIMIT) return { problem: 'email-longo', most: LIMIT, typed: text.length }
  if (/\s/.test(text)) return { problem: 'email-espaco' }
  const [local = '', domain, ...rest] = text.split('@')
  if (domain === undefined) return { problem: 'email-sem-arroba' }
  if (rest.length > 0) return { problem: 'email-dois-arrobas' }
  if (local === '') return { problem: 'email-nome' }
  if (domain === '') return { problem: 'email-dominio' }
  const accent = /[\u00c0-\u024f]/.exec(text.normalize('NFC'))
  if (accent) return { problem: 'email-acento', letter: accent[0] }
  if (!domain.includes('.')) return { problem: 'email-final', domain }
  if (!LOCAL.test(local) || !DOMAIN.test(domain)) return { problem: 'email-invalido' }
  return { value: `${local}@${domain.toLowerCase()}` }
}

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

/**
 * Returns the e-mail address with the domain that was probably intended; null if a typo is unlikely. The visitor is
 * asked once which is right, and the typed address is never rejected (U-inputs).
 */
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

/** Like `parseEmail`, but the top-level domain has 2 to 6 letters (marketing §5). An order takes any. */
export const parseLandingEmail: typeof parseEmail = (raw) => {
  const parsed = parseEmail(raw)
  return 'value' in parsed && !/\.[a-z]{2,6}$/.test(parsed.value) ? { problem: 'email-invalido' } : parsed
}
