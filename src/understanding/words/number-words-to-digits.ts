/**
 * Replaces number words with digits: 'vinte e cinco' → '25', 'mil novecentos e noventa' → '1990'. Numbers dictated
 * digit by digit are joined: 'zero um três um zero, cem' → '01310100', 'dois traço seis' → '2-6'. 'um' and 'uma' stay
 * if they are articles.
 */
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

const UNITS = 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze'.split(
  ' ',
)
const VALUES = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]),
  ['uma', 1],
  ['duas', 2],
  ['meia', 6],
  ['veinte', 20],
  ['quince', 15],
  ['dezao', 10],
  ['vintao', 20],
  ['quinhentao', 500],
  ['setecentao', 700],
  ['catorze', 14],
  ['dezesseis', 16],
  ['dezasseis', 16],
  ['dezessete', 17],
  ['dezoito', 18],
  ['dezenove', 19],
  ...'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 2) * 10]),
  ['cem', 100],
  ...'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 1) * 100]),
  ['mil', 1000],
])

/** Number words that are told by their sound, however they are spelled. Shorter ones sound like other words. */
const BY_SOUND = new Map(
  `cinco quinze quatorze catorze dezesseis dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta
  noventa duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos`
    .split(/\s+/)
    .map((word): [string, number] => [soundOf(word), VALUES.get(word) ?? 0]),
)

/** How a word sounds: 'kinhetos' as 'quinhentos', 'sinco' as 'cinco', 'setecentinhos' as 'setecentos'. */
function soundOf(word: string): string {
  return word
    .replace(/ent[iu]nhos?$/, 'entos')
    .replace(/qu(?=[aei])/g, 'k')
    .replace(/c(?=[ei])|ss|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[nm](?=[^aeiouh]|$)/g, '')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')
}

/** The number that a word says, if it says one. */
const valueOf = (word: string): number | undefined =>
  VALUES.get(word) ??
  (word.length >= 5 && /^[cdknoqstv]/.test(word) ? BY_SOUND.get(soundOf(word)) : undefined)

/** A word with its position. */
interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** Whether punctuation follows the word. */
  readonly closes: boolean
  /** Whether a sentence ends behind the word. */
  readonly isLast: boolean
}

function wordsOf(said: string): Word[] {
  return [...said.matchAll(/[a-z0-9'-]+/g)].map((match) => {
    const to = match.index + match[0].length
    return {
      text: match[0],
      from: match.index,
      to,
      closes: /[.,;:!?\n]/.test(said[to] ?? ''),
      isLast: /^[.!?]+\s/.test(said.slice(to, to + 5)),
    }
  })
}

/** Returns the exclusive limit of a number's next part: 10 after 'vinte', 100 after 'cento', 0 (none) after 'cem'. */
function roomOf(word: string, value: number): number {
  if (word === 'cem' || value <= 10) return 0
  return [1000, 100, 10].find((unit) => value % unit === 0) ?? 0
}

/** The label of a number that is said as one: 'número quinhentos doze'. */
const OF_HOUSE = /^(?:numero|nr|casa|predio)$/

/** The digits that end a number in words: 'mil novecentos e noventa e 2', 'vinte e 5'. */
const digitsBehind = (word: string, value: number, room: number): number =>
  /^\d{1,2}$/.test(word) && (value >= 1000 || (room === 10 && word.length === 1)) ? Number(word) : 0

/** Returns the number that starts at a word and the index of the word after it, or null if no number starts there. */
function numberAt(words: readonly Word[], from: number): { value: number; next: number } | null {
  const first = words[from]
  const start = first && valueOf(first.text)
  if (first === undefined || start === undefined) return null
  let value = start
  let room = roomOf(first.text, start)
  let at = from + 1
  while (room > 0 && words[at - 1]?.closes === false) {
    const hasAnd = words[at]?.text === 'e'
    const word = words[at + (hasAnd ? 1 : 0)]
    const more = valueOf(word?.text ?? '') ?? (hasAnd ? digitsBehind(word?.text ?? '', value, room) : 0)
    // without 'e' only hundreds follow thousands: 'trinta quarenta' are two numbers
    const isOfHouse = room === 100 && more > 9 && OF_HOUSE.test(words[from - 1]?.text ?? '')
    if (!word || more === 0 || more >= room || !(hasAnd || room === 1000 || isOfHouse)) break
    value += more
    room = roomOf(word.text, more)
    at += hasAnd ? 2 : 1
  }
  if (value > 1 && value < 1000 && words[at]?.text === 'mil' && words[at - 1]?.closes === false) {
    const thousands = numberAt(words, at)
    return { value: value * 1000 + (thousands ? thousands.value - 1000 : 0), next: thousands?.next ?? at + 1 }
  }
  return { value, next: at }
}

/** Consecutive number words, written as digits. */
interface Run {
  readonly from: number
  readonly to: number
  readonly digits: string
}

/** Marks that are dictated between numbers. */
const JOINTS: ReadonlyMap<string, string> = new Map([
  ['traco', '-'],
  ['tracinho', '-'],
  ['hifen', '-'],
  ['barra', '/'],
  ['ponto', '.'],
])

/** Returns the consecutive number words that start at a word, or null if none start there. */
function runAt(words: readonly Word[], from: number): { run: Run; next: number } | null {
  const parts: string[] = []
  let at = from
  let joins = 0
  for (;;) {
    const mark = parts.length > 0 ? JOINTS.get(words[at]?.text ?? '') : undefined
    const joint = mark === undefined ? 0 : 1
    const number = numberAt(words, at + joint)
    if (!number) break
    if (mark !== undefined) parts.push(mark)
    parts.push(String(number.value))
    joins += joint
    at = number.next
    if (words[at - 1]?.isLast) break
  }
  const first = words[from]
  const last = words[at - 1]
  if (!first || !last || parts.length === 0) return null
  const count = parts.length - joins
  // digit by digit: 'zero um três um zero, cem'
  const isSpelled =
    count >= 3 ||
    (count === 2 &&
      joins === 0 &&
      // 'zero trezentos e quarenta'
      (parts[0] === '0' || parts.every((part) => part.length === 1)))
  if (isSpelled || joins > 0)
    return { run: { from: first.from, to: last.to, digits: parts.join('') }, next: at }
  const alone = numberAt(words, from)
  const end = alone && words[alone.next - 1]
  if (!alone || !end) return null
  return { run: { from: first.from, to: end.to, digits: String(alone.value) }, next: alone.next }
}

/**
 * Whether a number word does not mean its number: 'um' and 'uma' are mostly articles, 'meia' is a six only
 * among digits, and 'mil' may only mean many.
 */
function isNotNumber(words: readonly Word[], at: number, next: number): boolean {
  const word = words[at]?.text ?? ''
  // 'dez' after a day is the abbreviation of December
  const isBehindDay = words[at - 1]?.text === 'de' || /^(?:de|\d{2}|\d{4})$/.test(words[next]?.text ?? '')
  const day = words[at - 1]?.text === 'de' ? words[at - 2]?.text : words[at - 1]?.text
  if (word === 'dez' && isBehindDay && /^\d{1,2}$/.test(day ?? '')) return true
  if (next > at + 1 || !/^(?:um|uma|meia|mil)$/.test(word)) return false
  if (word === 'um' && /^gig(?:a|as|abit|abits)?$|^gb$|^g$/.test(words[next]?.text ?? '')) return false
  // 'treze do um de quarenta'
  if (word === 'um' && words[at - 1]?.text === 'do' && words[next]?.text === 'de') return false
  // 'o de mil'
  if (word === 'mil' && /^(?:o|a) de$/.test(`${words[at - 2]?.text} ${words[at - 1]?.text}`)) return false
  // 'um da prefeitura e outro da luz'
  if (
    word === 'um' &&
    !words[at]?.closes &&
    /^d[aeo]$/.test(words[next]?.text ?? '') &&
    words[at - 1]?.text !== 'numero'
  )
    return true
  const isAlone = words.length === 1
  const isNamed =
    /^(?:n|no|nr|num|numero|casa|dia|apto|apartamento|ap|bloco|quadra|lote|conta|agencia)$/.test(
      words[at - 1]?.text ?? '',
    )
  return !isAlone && !(isNamed && word !== 'meia')
}

/** @param typed text in Unicode normalisation form NFC */
export function numberWordsToDigits(typed: string): string {
  const raw = repeated(typed)
  // 'quarenta é um sobrado' is not 41
  const words = wordsOf(lowerWithoutAccents(raw.replace(/(?<= )é(?= um)/gi, 'q')))
  let out = ''
  let done = 0
  for (let at = 0; at < words.length;) {
    const found = runAt(words, at)
    if (!found || isNotNumber(words, at, found.next)) {
      at += 1
      continue
    }
    out += raw.slice(done, found.run.from) + found.run.digits
    done = found.run.to
    at = found.next
  }
  return joined(out + raw.slice(done))
}

/** A digit said as often as counted, after other digits: '59380 e três zeros', 'nove nove, dois oitos'. */
const COUNTED = /(?: e)? (dois|duas|três|tres|quatro|[2-4]) (zero|cinco|sete|oito|nove|quatro)s(?![a-zà-ÿ])/gi

const repeated = (raw: string): string =>
  raw.replace(COUNTED, (_all, count: string, digit: string) =>
    ` ${digit}`.repeat(VALUES.get(lowerWithoutAccents(count)) ?? Number(count)),
  )

/** A mark dictated between digits: '1076 traço 5'. */
const SPOKEN_MARK = /(?<=\d)[ ,]*(traço|traco|tracinho|hífen|hifen|barra|ponto)[ ,]*(?=\d)/gi

/** A check digit 'X': '98765 traço xis'. */
const SPOKEN_X =
  /(?<=\d)(?:[ ,]*(?:traço|traco|tracinho|hífen|hifen)[ ,]*| ?- ?|,? (?:dígito|digito|dig) )xis?\b/gi

/** A number that is half digits, half word: '14 mil e 6'. */
const THOUSANDS = /(?<![\d.,])(\d{1,3}) mil(?:(?: e)? (\d{1,3}))?(?![\d.,]|[a-z])/gi

const joined = (raw: string): string =>
  raw
    .replace(THOUSANDS, (_all, many: string, more = '0') => String(Number(many) * 1000 + Number(more)))
    .replace(SPOKEN_X, '-X')
    .replace(SPOKEN_MARK, (_all, word: string) => JOINTS.get(lowerWithoutAccents(word)) ?? word)
