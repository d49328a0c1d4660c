/** Parses, formats and hides the digits of Brazilian phone numbers. */
import { digits } from './extract-digits.ts'
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'

// All Brazilian area codes.
const AREA = /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/

/** Matches a trunk zero, which is dialled before an area code: '0 19' or '(019)'. */
const TRUNK = /(?:^|\D)0\D*[1-9]\d\D/

/**
 * Removes the zeros dialled before an area code. The zero of (01) 93333-4444 is kept: it is part of an area
 * code that does not exist, and without it the number would be someone else's (19) 3333-4444.
 */
const withoutTrunk = (national: string, raw: string) =>
  /^0[1-9]9\d{8}$/.test(national) && !hasTrunkZero(raw) ? national : national.replace(/^0+/, '')

/** Whether a separate zero precedes an area code: '0 19', '(019) '. */
export const hasTrunkZero = (raw: string): boolean => TRUNK.test(raw)

/**
 * Returns the digits of a phone number without country code and leading zeros: '+55 (011) 98765-4321' →
 * '11987654321'.
 */
export function phoneDigits(typed: string): string {
  const raw = cleanTyped(typed)
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
 * Parses a phone number by the strict rule of the order: an existing area code, then a mobile number (9
 * and 8 more digits) or a landline (2–5 and 7 more digits). The value has 10 or 11 digits.
 */
export function parsePhone(raw: string): Parsed<string, PhoneProblem> {
  if (/^\s*\+(?!\D*5\D*5)/.test(cleanTyped(raw))) return { problem: 'telefone-exterior' }
  const value = phoneDigits(raw)
  if (value === '') return { problem: 'telefone-vazio' }
  const local = /^(9?\d{4})(\d{4})$/.exec(value)
  const [, start = '', end = ''] = local ?? []
  if (local && /^[2-9]/.test(value)) return { problem: 'telefone-ddd', start, end }
  if (value.length !== 10 && value.length !== 11) return { problem: 'telefone-tamanho', typed: value.length }
  if (!AREA.test(value)) return { problem: 'telefone-ddd-inexistente', area: value.slice(0, 2) }
  return /^..(?:9\d{8}|[2-5]\d{7})$/.test(value) ? { value } : { problem: 'telefone-invalido' }
}

/** Number of digits of a mobile number with its area code. The landing pages' forms require as many. */
export const MOBILE_PHONE_DIGITS = 11

/**
 * Parses a phone number by the wider rule of the landing pages' forms: an area code that does not start
 * with 0, then a mobile number starting with 9 or a landline starting with 1–8. All invalid numbers get the
 * same error.
 */
export function parseLandingPhone(raw: string): Parsed<string, 'telefone-invalido'> {
  const value = phoneDigits(raw)
  return /^[1-9]\d(?:9\d{8}|[1-8]\d{7})$/.test(value) ? { value } : { problem: 'telefone-invalido' }
}

/** Formats a phone number: 11987654321 → (11) 98765-4321; 1133334444 → (11) 3333-4444. */
export function formatPhone(phone: string): string {
  return phone.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
}

/** Hides most digits of a phone number: 11987654321 → (11) 9****-**21; '' for any other length. */
export function hidePhone(phone: string): string {
  const match = /^(\d{2})(\d)(\d{3,4})\d{2}(\d{2})$/.exec(digits(phone))
  return match ? `(${match[1]}) ${match[2]}${'*'.repeat(match[3]?.length ?? 0)}-**${match[4]}` : ''
}
