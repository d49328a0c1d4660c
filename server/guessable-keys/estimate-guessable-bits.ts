/**
 * Estimates how hard a key is to guess: how many bits its shortest description takes, of those that a guesser would try
 * first (docs/decisions/0013). A description is made of words, typed characters, bytes that continue a row, and
 * otherwise of plain bytes. As they form a code, no more than one random key in 2^(256 - n) has one of n bits.
 */
import { guessableWords } from './words-in-guessable-keys.ts'

const BITS_OF_BYTE = 8.2
const BITS_OF_WORD = 13.3
const SHORTEST_WORD = 3
const LONGEST_WORD = 16
/** A row continues what is 1 to 16 bytes before: the same, growing evenly, or growing as squares do. */
const LARGEST_LAG = 16
const BITS_OF_ROW = 13.6

/** Bits of a letter in Portuguese and English text, by how common it is; those of all others. */
const COMMON_LETTERS: readonly (readonly [letters: string, bits: number])[] = [
  ['ae', 3],
  ['oi', 3.4],
  ['rsnt', 3.9],
  ['dmulcp', 4.7],
  ['hgvbf', 6],
]
const BITS_OF_RARE_LETTER = 7.5
const bitsOfLetter = (letter: string) =>
  COMMON_LETTERS.find(([letters]) => letters.includes(letter))?.[1] ?? BITS_OF_RARE_LETTER

/** What people write for letters in words. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
])

const isTyped = (char: string) => /[\t\n -~]/.test(char)
const kindOf = (char: string) =>
  /[a-z]/.test(char) ? 'lower' : /[A-Z]/.test(char) ? 'upper' : /\d/.test(char) ? 'digit' : 'mark'
const isVowel = (letter: string) => 'aeiou'.includes(letter)

/** Returns the bits of a typed character after another one: text rarely changes its kind, and its letters take turns. */
function bitsOfCharacter(char: string, before: string | undefined): number {
  const kind = kindOf(char)
  const isChange = before === undefined || !isTyped(before) || kindOf(before) !== kind
  const change = isChange ? 2.5 : 0.4
  if (kind === 'digit') return change + Math.log2(10)
  if (kind === 'mark') return change + (/[ _.-]/.test(char) ? 2 : 4.5)
  const letter = char.toLowerCase()
  const turn = isChange ? 0 : isVowel(letter) === isVowel((before ?? '').toLowerCase()) ? 0.65 : -0.45
  return change + turn + bitsOfLetter(letter)
}

/** Returns where words begin and end in a text, and the bits of each. */
function wordsIn(text: string): { at: number; end: number; bits: number }[] {
  const words = guessableWords()
  const lower = text.toLowerCase()
  const read = lower.replaceAll(/[@4310!$57]/g, (char) => INSTEAD.get(char) ?? char)
  const found = []
  for (let at = 0; at + SHORTEST_WORD <= text.length; at += 1)
    for (let end = at + SHORTEST_WORD; end <= Math.min(at + LONGEST_WORD, text.length); end += 1) {
      const isPlain = words.has(lower.slice(at, end))
      if (!isPlain && !words.has(read.slice(at, end))) continue
      const capitals = lower.slice(at, end) === text.slice(at, end) ? 0 : 2
      found.push({ at, end, bits: BITS_OF_WORD + capitals + (isPlain ? 0 : 3) })
    }
  return found
}

/** What a byte is expected to be in a row with this lag, from the one, two or three bytes before it in the row. */
const EXPECTED: readonly ((bytes: Uint8Array, at: number, lag: number) => number)[] = [
  (bytes, at, lag) => byteAt(bytes, at - lag),
  (bytes, at, lag) => 2 * byteAt(bytes, at - lag) - byteAt(bytes, at - 2 * lag),
  (bytes, at, lag) =>
    3 * byteAt(bytes, at - lag) - 3 * byteAt(bytes, at - 2 * lag) + byteAt(bytes, at - 3 * lag),
]
const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? 0

/** Returns the ends of the rows that continue at a place, each as long as possible. */
function endsOfRows(bytes: Uint8Array, from: number): number[] {
  return EXPECTED.flatMap((expected, order) => {
    const ends = []
    for (let lag = 1; lag <= LARGEST_LAG && lag * (order + 1) <= from; lag += 1) {
      let at = from
      while (at < bytes.length && byteAt(bytes, at) === (expected(bytes, at, lag) & 255)) at += 1
      if (at > from) ends.push(at)
    }
    return ends
  })
}

/** Returns the bits of the shortest description of some bytes. */
export function estimateGuessableBits(bytes: Uint8Array): number {
  const text = Buffer.from(bytes).toString('latin1')
  const words = wordsIn(text)
  const bits = [0, ...Array.from(bytes, () => Infinity)]
  const reach = (end: number, cost: number) => {
    bits[end] = Math.min(bits[end] ?? Infinity, cost)
  }
  for (let at = 0; at < bytes.length; at += 1) {
    const [here = 0, char = ''] = [bits[at], text[at]]
    reach(at + 1, here + BITS_OF_BYTE)
    if (isTyped(char)) reach(at + 1, here + bitsOfCharacter(char, text[at - 1]))
    for (const word of words) if (word.at === at) reach(word.end, here + word.bits)
    for (const end of endsOfRows(bytes, at)) reach(end, here + BITS_OF_ROW)
  }
  return bits.at(-1) ?? 0
}
