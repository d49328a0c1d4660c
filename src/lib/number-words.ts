/**
 * Replaces number words by digits: 'vinte e cinco' by '25', digits dictated one by one by one number ('zero um três um
 * zero, cem' by '01310100'), and marks between them ('dois traço seis' by '2-6'). Articles stay ('um', 'uma').
 */
import { lowerCase } from './text.ts'

/** How a word sounds: 'kinhentus' as 'quinhentos', 'sinco' as 'cinco', 'setecentinhos' as 'setecentos'. */
const soundOf = (word: string): string =>
  word
    .replace(/ent[iu]nhos?$/, 'entos')
    .replace(/qu(?=[aei])/g, 'k')
    .replace(/c(?=[ei])|ss|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/[nm](?=[^aeiouh]|$)/g, '')
    .replace(/[ey]/g, 'i')
    .replace(/o/g, 'u')

/** Words of numbers, in lower case without accents. */
const times = (words: string, factor: number, first: number) =>
  words.split(/\s+/).map((word, at): [string, number] => [word, (at + first) * factor])
const UNITS = `zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete
  dezoito dezenove`
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...times(UNITS, 1, 0),
  ...times(TENS, 10, 2),
  ...times(HUNDREDS, 100, 1),
  ['hum', 1],
  ['uma', 1],
  ['duas', 2],
  ['meia', 6],
  ['quatroze', 14],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezaseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['quinhentao', 500],
  ['cem', 100],
  ['mil', 1000],
])

/** Marks that are dictated between numbers. */
const SPOKEN_MARKS: ReadonlyMap<string, string> = new Map([
  ['traco', '-'],
  ['tracinho', '-'],
  ['hifen', '-'],
  ['barra', '/'],
  ['ponto', '.'],
])

/** Words before a number which 'um' and 'uma' are not articles behind. */
const LABELS = 'n no nr num numero casa dia apto apartamento ap bloco quadra lote conta agencia'
/** Words behind 'um' with which it is a number. */
const GIGA = 'giga gigas gigabit gb'

/** Numbers that are told by their sound, however they are spelled. Shorter ones sound like other words. */
const BY_SOUND: ReadonlyMap<string, number> = new Map(
  [...NUMBER_WORDS]
    .filter(([word, value]) => value > 12 && word.length > 4)
    .map(([word, value]) => [soundOf(word), value]),
)

const valueOf = (word = ''): number | undefined =>
  NUMBER_WORDS.get(word) ??
  (word.length > 4 && /^[cdknoqstv]/.test(word) ? BY_SOUND.get(soundOf(word)) : undefined)

/** Digits of which several are said at once: 'três zeros', 'dois oitos'. */
const SEVERAL = /^(zero|cinco|sete|oito|nove|quatro)s$/
const labels = new Set(LABELS.split(' '))
const gigas = new Set(GIGA.split(' '))

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  /** What stands between this word and the next. */
  readonly gap: string
}

/** A place in a text, and what replaces it. */
export interface Replaced {
  readonly from: number
  readonly to: number
  readonly by: string
}

function wordsIn(text: string): readonly Word[] {
  // the accent tells 'quarenta é um sobrado' from 41
  const said = lowerCase(text.replace(/é/gi, '\u00a4'))
  const found = [...said.matchAll(/[a-z]+|\d+|\u00a4/g)]
  return found.map(({ 0: word, index }, at) => {
    const to = index + word.length
    return { text: word, from: index, to, gap: said.slice(to, found[at + 1]?.index ?? said.length) }
  })
}

/** Returns the exclusive limit of a number's next part: 10 after 'vinte', 100 after 'cento', 0 (none) after 'cem'. */
function roomOf(word: string, value: number): number {
  if (word === 'cem' || value <= 10) return 0
  return [1000, 100, 10].find((unit) => value % unit === 0) ?? 0
}

/** Returns the number that begins at a word and the index of the word behind it. */
function numberAt(words: readonly Word[], from: number): { value: number; next: number } | null {
  const first = words[from]
  const isMany = /^\d{1,3}$/.test(first?.text ?? '') && words[from + 1]?.text === 'mil' && first?.gap === ' '
  const start = isMany ? Number(first?.text) : valueOf(first?.text)
  if (first === undefined || start === undefined) return null
  let value = start
  let room = isMany ? 0 : roomOf(first.text, start)
  let at = from + 1
  while (room > 0 && words[at - 1]?.gap === ' ') {
    const joint = words[at]?.text === 'e' ? 1 : 0
    const word = words[at + joint]?.text ?? ''
    const ends = joint === 1 && /^\d{1,2}$/.test(word) && (value >= 1000 || word.length === 1)
    const more = valueOf(word) ?? (ends ? Number(word) : 0)
    // without 'e' only hundreds follow thousands: 'trinta quarenta' are two numbers
    const isHouse = room === 100 && more > 9 && words[from - 1]?.text === 'numero'
    if (more === 0 || more >= room || !(joint === 1 || room === 1000 || isHouse)) break
    value += more
    room = roomOf(word, more)
    at += joint + 1
  }
  if (value > 1 && value < 1000 && words[at]?.text === 'mil' && words[at - 1]?.gap === ' ') {
    const thousand = numberAt(words, at)
    return { value: value * 1000 + (thousand?.value ?? 1000) - 1000, next: thousand?.next ?? at + 1 }
  }
  return { value, next: at }
}

const JOINS = /^[ ,.-]{1,3}$/

/** Returns the numbers that are said in a row from a word on, as one. */
function runAt(words: readonly Word[], from: number): { by: string; next: number; count: number } | null {
  const parts: string[] = []
  let count = 0
  let at = from
  while (at < words.length) {
    const isJoined = count > 0 && JOINS.test(words[at - 1]?.gap ?? '')
    if (count > 0 && !isJoined) break
    const mark = isJoined ? SPOKEN_MARKS.get(words[at]?.text ?? '') : undefined
    const start = mark === undefined ? at : at + 1
    const [word, several] = [words[start]?.text ?? '', SEVERAL.exec(words[start + 1]?.text ?? '')?.[1]]
    const times = Number(/^[2-4]$/.exec(word)?.[0] ?? valueOf(word) ?? 0)
    const isDigits =
      /^\d+$/.test(word) && (mark !== undefined || SPOKEN_MARKS.has(words[start + 1]?.text ?? ''))
    const number = numberAt(words, start)
    const isX = mark === '-' && /^xis?$/.test(word)
    if (several !== undefined && times > 1 && times < 5) {
      parts.push(String(valueOf(several)).repeat(times))
      at = start + 2
    } else if (number || isDigits || isX) {
      parts.push(mark ?? '', isX ? 'X' : isDigits && !number ? word : String(number?.value))
      at = number?.next ?? start + 1
    } else break
    count += 1
  }
  // '10' alone is no word; 'ponto' behind it ends a sentence
  return count === 0 || (count === 1 && /^\d+$/.test(words[at - 1]?.text ?? '') && at === from + 1)
    ? null
    : { by: parts.join(''), next: at, count }
}

/** Whether a word does not mean its number: 'um' is mostly an article, 'meia' a six only among digits. */
function isArticle(words: readonly Word[], at: number, next: number): boolean {
  const [before, word, behind] = [words[at - 1]?.text ?? '', words[at]?.text ?? '', words[next]?.text ?? '']
  // 'dez' is December in '3 dez 1990', '3 de dez'
  const day = before === 'de' ? words[at - 2]?.text : before
  if (
    word === 'dez' &&
    /^\d{1,2}$/.test(day ?? '') &&
    (before === 'de' || /^(?:de|\d{2}|\d{4})$/.test(behind))
  )
    return true
  if (next > at + 1 || !/^(?:um|uma|meia|mil)$/.test(word)) return false
  if (words.length === 1 || (word === 'um' && gigas.has(behind))) return false
  if (word === 'mil' && before === 'de') return false
  return word === 'meia' || !labels.has(before) || /^d[aeo]$/.test(behind)
}

/** Finds the number words of a text, and the digits that they say. */
export function numberWords(text: string): readonly Replaced[] {
  const words = wordsIn(text)
  const found: Replaced[] = []
  for (let at = 0; at < words.length;) {
    const run = runAt(words, at)
    const single = run && numberAt(words, at)
    const isDictated =
      run &&
      (run.count > 2 || (run.by.length > 1 && /^0|[-/.X]/.test(run.by)) || /^\d\d$/.test(run.by) || !single)
    const next = (isDictated ? run.next : single?.next) ?? at
    const by = isDictated ? run.by : String(single?.value)
    if (!run || isArticle(words, at, next)) {
      at += 1
      continue
    }
    found.push({ from: words[at]?.from ?? 0, to: words[next - 1]?.to ?? 0, by })
    at = next
  }
  return found
}
