/**
 * Input masks: formats that are applied while the visitor types. A mask only adds and removes separators, and leaves
 * text that does not fit as typed. Masks do not validate; the schemas in src/funnel do.
 */
import { digits } from '../../lib/extract-digits.ts'
import { hasTrunkZero, phoneDigits } from '../../lib/phone.ts'
import { cleanTyped } from '../../lib/clean-typed-text.ts'

export type MaskName = 'cep' | 'phone' | 'cpf' | 'cnpj' | 'document' | 'date'

/**
 * What a masked field takes besides a value: words instead of it ('não sei meu CEP'), or any message of the chat, which
 * may begin with a value or with other digits.
 */
export type MaskWords = 'instead' | 'message'

type MaskSpec = {
  /** 0 means a digit, A a letter or digit; everything else is a separator. Shortest first. */
  patterns: readonly string[]
  /** Matches a text that consists of what counts and of separators only. */
  plain: RegExp
  /** Matches it in a message of the chat, if that may also begin with a word. */
  plainInMessage?: RegExp
  /** Formats such a text; null if it does not fit into the mask. */
  format: (text: string) => string | null
}

const cep = '00000-000'
const landline = '(00) 0000-0000'
const mobile = '(00) 00000-0000'
const cpf = '000.000.000-00'
const cnpj = 'AA.AAA.AAA/AAAA-00'

/** Writes the characters into the pattern, up to the last one; null if they do not fit. */
function fill(pattern: string, characters: string): string | null {
  let at = 0
  let text = ''
  for (const place of pattern) {
    if (at === characters.length) break
    if (!/[0A]/.test(place)) text += place
    else if (place === '0' && !/\d/.test(characters.charAt(at))) return null
    else text += characters.charAt(at++)
  }
  return at === characters.length ? text : null
}

/** Recognises a mobile number by the 9 after its area code, so that no digit moves when the eleventh is typed. */
const fillPhone = (national: string) =>
  fill(national.length > 10 || national[2] === '9' ? mobile : landline, national)

/**
 * Formats a phone number. A country code or a zero before the area code is kept, separated from the number, as soon as
 * it can be distinguished from an area code: '5511987654321' → '+55 (11) 98765-4321'.
 */
function formatPhone(text: string): string | null {
  const all = digits(text)
  const national = phoneDigits(text)
  const prefix = all.slice(0, all.length - national.length)
  if (/^\s*\+/.test(text) && prefix !== '55') return null
  if (prefix === '' || (prefix === '0' && all.length < 11 && !hasTrunkZero(text))) return fillPhone(all)
  if (prefix !== '0' && prefix !== '55') return null
  const rest = fillPhone(national)
  return rest === null ? null : `${prefix === '55' ? '+55' : prefix} ${rest}`.trimEnd()
}

const alphanumeric = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase()

function formatDocument(text: string): string | null {
  const characters = alphanumeric(text)
  return fill(characters.length > 11 || /[A-Z]/.test(characters) ? cnpj : cpf, characters)
}

/** The greatest lengths of day, month and year. */
const DATE_PARTS = [2, 2, 4] as const

/**
 * Formats a date. Its separators count: a day of one digit stays one while the visitor corrects it, and only the last
 * part overflows into the next. Separators at the end stay as typed, because words may follow ('13 de maio').
 */
function formatDate(text: string): string | null {
  const end = /[\s/.-]*$/.exec(text)?.[0] ?? ''
  const typed = text
    .slice(0, text.length - end.length)
    .trimStart()
    .split(/[\s/.-]+/)
  let last = typed.pop() ?? ''
  while (typed.length < 2 && last.length > 2) {
    typed.push(last.slice(0, 2))
    last = last.slice(2)
  }
  const parts = [...typed, last]
  return parts.some((part, at) => part.length > (DATE_PARTS[at] ?? 0)) ? null : parts.join('/') + end
}

const pad = (part: string) => part.padStart(2, '0')

/** Returns the four digits of a two-digit year, which is within the last hundred years. */
function century(year: string): string {
  const now = new Date().getFullYear()
  const same = Math.floor(now / 100) * 100 + Number(year)
  return String(same > now ? same - 100 : same)
}

/** Writes '13/5/90', '13-05-1990' and the '1990-05-13' of autofill as '13/05/1990'. */
function wholeDate(text: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (iso) return `${pad(iso[3] ?? '')}/${pad(iso[2] ?? '')}/${iso[1]}`
  const written = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2}|\d{4})\s*$/.exec(text)
  if (!written) return text
  const [, day = '', month = '', year = ''] = written
  return `${pad(day)}/${pad(month)}/${year.length === 2 ? century(year) : year}`
}

/** A letter at the start may begin a word as well as a CNPJ. */
const DOCUMENT = /^(?!\s*[a-z])[a-z\d\s./-]*$/i

export const masks: Record<MaskName, MaskSpec> = {
  cep: { patterns: [cep], plain: /^[\d\s.-]*$/, format: (text) => fill(cep, digits(text)) },
  phone: { patterns: [landline, mobile], plain: /^\s*\+?[\d\s().-]*$/, format: formatPhone },
  cpf: { patterns: [cpf], plain: /^[\d\s./-]*$/, format: (text) => fill(cpf, digits(text)) },
  cnpj: {
    patterns: [cnpj],
    plain: /^[a-z\d\s./-]*$/i,
    plainInMessage: DOCUMENT,
    format: (text) => fill(cnpj, alphanumeric(text)),
  },
  document: { patterns: [cpf, cnpj], plain: DOCUMENT, format: formatDocument },
  date: { patterns: ['00/00/0000'], plain: /^[\d\s/.-]*$/, format: formatDate },
}

/** Texts that are followed by more than an answer in their format as soon as a space is typed after them. */
const FULL: Partial<Record<MaskName, RegExp>> = {
  cep: /^\d{5}-?\d{3}\s/,
  phone: /^\(?\d\d\)?\s*(?:9\d{4}|[2-5]\d{3})[-\s]?\d{4}\s/,
  document: /^(?:(?:\d[\s.]?){9}[\s-]?\d\d\s|.*\s[a-z])/i,
  cnpj: /^(?:[a-z\d]{14}\s|[a-z\d./-]{18}\s|.*\s[a-z])/i,
}

/** The day and month of a date. No other format has a separator after so few digits, twice. */
const DAY_AND_MONTH = /^\s*\d{1,2}[/.-]\d{1,2}[/.-]/

/**
 * Whether the text of a chat message contains more than an answer in this format, such as '01310-100 1000' or
 * '529.982.247-25 dia 5', or another one.
 */
const hasMore = (mask: MaskName, text: string): boolean =>
  FULL[mask]?.test(text) === true || (mask !== 'date' && DAY_AND_MONTH.test(text))

/**
 * Formats a text.
 * @param words whether the text may be a message of the chat
 * @returns null if the text does not fit into the mask and is to be left as typed
 */
export function formatTyped(mask: MaskName, text: string, words: boolean): string | null {
  const { plain, plainInMessage = plain, format } = masks[mask]
  const isPlain = (words ? plainInMessage : plain).test(text)
  return isPlain && !(words && hasMore(mask, text)) ? format(text) : null
}

/** Formats a text that was entered as a whole: pasted, autofilled or set by the page. */
export function formatWhole(mask: MaskName, typed: string, words: boolean): string {
  const text = cleanTyped(typed)
  return formatTyped(mask, mask === 'date' ? wholeDate(text) : text, words) ?? text
}

/** Leaves out what does not fit into the mask of a text that consists of digits; words stay as typed. */
export function cutToMask(mask: MaskName, text: string): string {
  const { patterns, plain, format } = masks[mask]
  const pattern = patterns.at(-1) ?? ''
  const most = digits(pattern).length
  if (!plain.test(text) || (text.length <= pattern.length && digits(text).length <= most)) return text
  return format(digits(text).slice(0, most)) ?? text
}
