import { digits } from './cep.ts'
import type { Parsed } from './result.ts'

// All Brazilian area codes (D32).
const AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/** A leading zero separate from its area code, or one of three digits before the number: '0 19', '(019)'. */
const TRUNK = /(?:^|\D)0\D*[1-9]\d\D/

/**
 * Without the zeros dialled before an area code. A mobile number after two digits of which the first is a zero has no
 * trunk zero but an area code that does not exist: read otherwise, (01) 93333-4444 would be someone's (19) 3333-4444.
 */
const withoutTrunk = (national: string, raw: string) =>
  /^0[1-9]9\d{8}$/.test(national) && !TRUNK.test(raw) ? national : national.replace(/^0+/, '')

/** Digits without the country code or leading zeros: '+55 (011) 98765-4321' → '11987654321'. */
export function phoneDigits(raw: string): string {
  const all = digits(raw)
  const bare = all.replace(/^0+/, '')
  const isInternational = bare.length > 11 || raw.trim().startsWith('+')
  const national = isInternational && bare.startsWith('55') ? bare.slice(2) : isInternational ? bare : all
  return withoutTrunk(national, raw)
}

type PhoneProblem =
  | 'telefone-ddd'
  | 'telefone-ddd-inexistente'
  | 'telefone-exterior'
  | 'telefone-invalido'
  | 'telefone-tamanho'
  | 'telefone-vazio'

/**
 * The checkout's rule (D32): a real area code, then a mobile number (9 + 8 digits)
 * or a landline (2–5 + 7 digits). The value is 10 or 11 digits.
 */
export function parsePhone(raw: string): Parsed<string, PhoneProblem> {
  if (/^\s*\+(?!\D*5\D*5)/.test(raw)) return { problem: 'telefone-exterior' }
  const value = phoneDigits(raw)
  if (value === '') return { problem: 'telefone-vazio' }
  const local = /^(9?\d{4})(\d{4})$/.exec(value)
  const [, start = '', end = ''] = local ?? []
  if (local && /^[2-9]/.test(value)) return { problem: 'telefone-ddd', start, end }
  if (value.length !== 10 && value.length !== 11) return { problem: 'telefone-tamanho', typed: value.length }
  if (!AREA.test(value)) return { problem: 'telefone-ddd-inexistente', area: value.slice(0, 2) }
  return /^..(?:9\d{8}|[2-5]\d{7})$/.test(value) ? { value } : { problem: 'telefone-invalido' }
}

/**
 * The landing form's wider rule (M§5): an area code not starting with 0,
 * then a mobile starting with 9 or a landline starting with 1–8. One problem for all.
 */
export function parseLandingPhone(raw: string): Parsed<string, 'telefone-invalido'> {
  const value = phoneDigits(raw)
  return /^[1-9]\d(?:9\d{8}|[1-8]\d{7})$/.test(value) ? { value } : { problem: 'telefone-invalido' }
}

/** 11987654321 → (11) 98765-4321; 1133334444 → (11) 3333-4444. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

/** 11987654321 → (11) 9****-**21 (display only, D22); '' for another length. */
export function maskPhone(phone: string): string {
  const match = /^(\d{2})(\d)(\d{3,4})\d{2}(\d{2})$/.exec(digits(phone))
  return match ? `(${match[1]}) ${match[2]}${'*'.repeat(match[3]?.length ?? 0)}-**${match[4]}` : ''
}
