/**
 * Names of the input masks: formats that are applied while the visitor types (F§5, M§5). Masks do not
 * validate; the schemas in src/funnel do.
 */
export type MaskName = 'cep' | 'phone' | 'cpf' | 'cnpj' | 'document' | 'date'

type MaskSpec = {
  /** Patterns of imask, shortest first. 0 stands for a digit, A for a letter or digit. */
  patterns: readonly string[]
  /** Whether the text typed so far needs the second, longer pattern. */
  isLong?: (typed: string) => boolean
  /** Maximum number of significant characters. */
  capacity: number
  /** Matches significant characters. */
  counts: RegExp
  /** Normalises pasted or autofilled text for the pattern. */
  clean: (text: string) => string
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Removes everything before the area code of '+55 11 98765-4321', '5511987654321' and '011 98765-4321'. */
function cleanPhone(text: string): string {
  const plain = digits(text)
  if (/^\s*\+\s*55/.test(text) || (plain.length > 11 && plain.startsWith('55'))) return plain.slice(2)
  return plain.replace(/^0+/, '')
}

const pad = (part: string) => part.padStart(2, '0')

/** Normalises '13/5/90', '13-05-1990' and the '1990-05-13' of autofill to '13/05/1990'. */
function cleanDate(text: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text)
  if (iso) return `${pad(iso[3] ?? '')}/${pad(iso[2] ?? '')}/${iso[1]}`
  const written = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{2}|\d{4})\s*$/.exec(text)
  if (!written) return text
  const [, day = '', month = '', year = ''] = written
  return `${pad(day)}/${pad(month)}/${year.length === 2 ? century(year) : year}`
}

/** Returns the four digits of a two-digit year, which is within the last hundred years. */
function century(year: string): string {
  const now = new Date().getFullYear()
  const same = Math.floor(now / 100) * 100 + Number(year)
  return String(same > now ? same - 100 : same)
}

const alphanumeric = (text: string) => text.replace(/[^a-z\d]/gi, '').toUpperCase()

/**
 * Recognises a mobile number by the 9 after its area code, so that no digit moves when the eleventh is typed.
 */
function isMobile(typed: string): boolean {
  const number = digits(typed)
  return number.length > 10 || number[2] === '9'
}

const cpf = '000.000.000-00'
const cnpj = 'AA.AAA.AAA/AAAA-00'

/** The masks by name. */
export const masks: Record<MaskName, MaskSpec> = {
  cep: { patterns: ['00000-000'], capacity: 8, counts: /\d/g, clean: digits },
  phone: {
    patterns: ['(00) 0000-0000', '(00) 00000-0000'],
    isLong: isMobile,
    capacity: 11,
    counts: /\d/g,
    clean: cleanPhone,
  },
  cpf: { patterns: [cpf], capacity: 11, counts: /\d/g, clean: digits },
  cnpj: { patterns: [cnpj], capacity: 14, counts: /[a-z\d]/gi, clean: alphanumeric },
  document: {
    patterns: [cpf, cnpj],
    isLong: (typed) => alphanumeric(typed).length > 11 || /[a-z]/i.test(typed),
    capacity: 14,
    counts: /[a-z\d]/gi,
    clean: alphanumeric,
  },
  date: { patterns: ['00/00/0000'], capacity: 8, counts: /\d/g, clean: cleanDate },
}

/** Whether the mask can hold the text without losing a significant character. */
export function fits(mask: MaskName, text: string): boolean {
  const { counts, capacity, clean } = masks[mask]
  // a date in words: '13 de maio de 90'
  if (mask === 'date' && /\p{L}/u.test(text)) return false
  // a foreign number is left as typed, so that the schema can recognise the country
  if (mask === 'phone' && /^\s*\+(?!\D*5\D*5)/.test(text)) return false
  // a letter at the start may begin a word as well as a CNPJ
  if (mask === 'document' && /^\s*\p{L}/u.test(text)) return false
  const length = clean(text).match(counts)?.length ?? 0
  // a number that starts with + is incomplete until it has an area code and eight digits
  const enough = mask === 'phone' && text.trimStart().startsWith('+') ? 10 : 1
  return length >= enough && length <= capacity
}

/**
 * Whether the text of a chat message contains more than an answer in this format: a word, a list, or more
 * text after the last digit ('01310-100 1000'). The letters of a CNPJ (company tax number) and of a month do
 * not count as words.
 */
export function exceedsMask(mask: MaskName, text: string): boolean {
  const { counts, capacity } = masks[mask]
  const count = text.match(counts)?.length ?? 0
  const takesLetters = mask === 'cnpj' || mask === 'document' || mask === 'date'
  if (takesLetters ? /[?,]/.test(text) : /[\p{L}?,]/u.test(text)) return true
  const isFull = count === capacity || (mask === 'document' && /^[\d.\s-]+$/.test(text) && count === 11)
  return count > capacity || (isFull && /\s$/.test(text))
}
