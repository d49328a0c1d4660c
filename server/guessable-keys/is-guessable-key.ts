/** Says whether a key or a secret of the settings could be guessed (docs/decisions/0013). */
import { hash } from 'node:crypto'
import { estimateGuessableBits } from './estimate-guessable-bits.ts'
import { guessableWords, WORDS_OF_KEYS } from './words-in-guessable-keys.ts'

/** The fewest bits of a key, which can be guessed without asking anybody. Random letters alone have 150. */
const BITS_OF_KEY = 150
/** The fewest bits of a secret. The shortest one that is random, of 16 hex digits, has 64. */
const BITS_OF_SECRET = 40

/** The bytes of the shortest hash that is told from a text (MD5). */
const SHORTEST_HASH = 16
const AFTER_WORDS = ['', '\n', '1', '12', '123', '1234', '123456', '!', '2024', '2025', '2026']
const OTHER_HASHES = ['sha512', 'sha1', 'md5'] as const

/** Hashes that somebody may have taken for a key: of words of keys with what follows them, of other words as they are. */
function* hashesOfWords(): Generator<Buffer> {
  for (const word of WORDS_OF_KEYS)
    for (const written of [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]) {
      for (const end of AFTER_WORDS) yield hash('sha256', written + end, 'buffer')
      for (const name of OTHER_HASHES) yield hash(name, written, 'buffer')
    }
  for (const word of guessableWords())
    for (const end of ['', '\n']) yield hash('sha256', word + end, 'buffer')
}

/** How many bytes of a hash are enough to know it: no random key of this world begins like one of the words' hashes. */
const KNOWN_BYTES = 12
let known: ReadonlySet<string> | undefined
const beginningOf = (bytes: Buffer) => bytes.toString('latin1', 0, KNOWN_BYTES)

/** Returns whether some bytes are the hash of a word, or its beginning. */
function isHashOfWord(bytes: Buffer): boolean {
  if (bytes.length < SHORTEST_HASH) return false
  known ??= new Set([...hashesOfWords()].map(beginningOf))
  return known.has(beginningOf(bytes))
}

/** Returns what bytes say as text, without accents; null if they are none. */
function textIn(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  return /^[\t\n\r -~\p{L}\p{P}\p{S}]+$/u.test(text) && Buffer.from(text).equals(bytes) ? text : null
}

/** Returns the bytes that a text may stand for: itself, and what it encodes, which may be such a text again. */
function readingsOf(text: string): { plain: Buffer; encoded: Buffer[] } {
  const encoded = [
    ...(/^(?:[\da-f]{2}){8,}$/i.test(text) ? [Buffer.from(text, 'hex')] : []),
    ...(/^[\w+/-]{12,}={0,2}$/.test(text) ? [Buffer.from(text, 'base64')] : []),
  ]
  const within = encoded.flatMap((bytes) => {
    const inner = textIn(bytes)
    if (inner === null) return []
    const { plain, encoded: deeper } = readingsOf(inner)
    return [plain, ...deeper]
  })
  return {
    plain: Buffer.from(text.normalize('NFD').replaceAll(/\p{M}/gu, '')),
    encoded: [...encoded, ...within],
  }
}

/** Returns the bits that a guesser of a text needs, whatever it encodes. Hashes of words are not recognised here. */
function guessableBitsOf(text: string): number {
  const { plain, encoded } = readingsOf(text)
  return Math.min(...[Buffer.from(text), plain, ...encoded].map(estimateGuessableBits))
}

const isGuessable = (text: string, fewest: number): boolean =>
  guessableBitsOf(text) < fewest || readingsOf(text).encoded.some(isHashOfWord)

/** Returns whether a key of 32 bytes, as hex or base64, could be guessed. */
export const isGuessableKey = (text: string): boolean => isGuessable(text.trim(), BITS_OF_KEY)

/** Returns whether a secret could be guessed. `whsec_` is no part of it. */
export const isGuessableSecret = (text: string): boolean =>
  isGuessable(text.trim().replace(/^whsec_/, ''), BITS_OF_SECRET)
