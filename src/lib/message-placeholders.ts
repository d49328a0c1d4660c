/**
 * Hides what a message says of a person before it leaves the browser: names, numbers, addresses and every other word
 * that is not in the reader's own lists become numbered placeholders (docs/decisions/0168).
 */
import { cleanTyped } from './clean-typed-text.ts'
import { lowerCase } from './text.ts'
import { numberWords } from './number-words.ts'
import { whichIdentifyNobody } from './reportable-words.ts'

/** Stands in place of what is neither a known word nor a placeholder. */
const LEFT_OUT = '…'

const PLACEHOLDER = /^(?:NUMERO|EMAIL|PALAVRA)_\d{1,3}$/

/** Words of time and place in a list, which choose and identify nobody. The lists of reported words have none. */
const CHOOSING = new Set(
  `segunda terca quarta quinta sexta sabado segunda-feira terca-feira quarta-feira quinta-feira sexta-feira feira manha
  tarde noite amanha semana mes proxima proximo primeira primeiro ultima ultimo fim
  meio cima baixo segundo terceiro terceira`.split(/\s+/),
)
const isChoosing = (word: string) => CHOOSING.has(word)

/** A word of a message. `from` and `to` are its place in the message, without the punctuation around it. */
interface Word {
  readonly bare: string
  readonly from: number
  readonly to: number
  /** The mark behind it: ',', '.', ';', ':', '?', '!' or ''. */
  readonly mark: string
}

/** What is shown of a part of a message, and the place of that part in it. */
interface Shown {
  text: string
  readonly from: number
  to: number
  mark: string
}

/** A message with its hidden parts. */
export interface HiddenMessage {
  /** The message with placeholders, for example 'quero o de NUMERO_1, pode?'. */
  readonly text: string
  /** Returns what was typed in a stretch of `text`, such as 'NUMERO_1'; null for anything that does not stand in it. */
  typed(stretch: string): string | null
}

const WORD = /([\p{L}\p{N}](?:\S*[\p{L}\p{N}])?)([^\s\p{L}\p{N}]*)/gu

function wordsOf(message: string): Word[] {
  return [...message.matchAll(WORD)].map(({ 0: all, 1: word = '', 2: behind = '', index }) => ({
    bare: lowerCase(word),
    from: index,
    to: index + all.length - behind.length,
    mark: /[,.;:?!]/.exec(behind)?.[0] ?? '',
  }))
}

function kindOf(word: string): 'EMAIL' | 'NUMERO' | 'PALAVRA' {
  if (word.includes('@')) return 'EMAIL'
  return /\d/.test(word) || numberWords(word).length > 0 ? 'NUMERO' : 'PALAVRA'
}

/** Returns the words of a stretch without the marks behind them. */
const stretchWords = (stretch: string) =>
  stretch
    .split(/\s+/)
    .map((word) => word.replace(/[,.;:?!]+$/, ''))
    .filter(Boolean)

/** Returns where a stretch stands among words, as the indices of its first and last one; null if it stands nowhere. */
function placeOf(words: readonly string[], stretch: string): readonly [number, number] | null {
  const wanted = stretchWords(stretch)
  if (wanted.length === 0) return null
  const at = words.findIndex((_, from) => wanted.every((word, offset) => words[from + offset] === word))
  return at < 0 ? null : [at, at + wanted.length - 1]
}

/** Whether a stretch stands in a text with placeholders. */
export const isStretchOf = (text: string, stretch: string): boolean =>
  placeOf(stretchWords(text), stretch) !== null

/** Replaces everything in a message that may identify a person by placeholders. Unknown words in a row share one. */
export function hideInMessage(typed: string): HiddenMessage {
  const message = cleanTyped(typed).normalize('NFC')
  const words = wordsOf(message)
  const isFree = whichIdentifyNobody(
    words.map(({ bare }) => bare),
    isChoosing,
  )
  const counts = { EMAIL: 0, NUMERO: 0, PALAVRA: 0 }
  const shown: Shown[] = []
  for (const [at, { bare, from, to, mark }] of words.entries()) {
    const last = shown.at(-1)
    const kind = isFree[at] ? null : kindOf(bare)
    if (kind === 'PALAVRA' && last?.text.startsWith('PALAVRA_') && last.mark === '') {
      last.to = to
      last.mark = mark
    } else shown.push({ text: kind ? `${kind}_${(counts[kind] += 1)}` : bare, from, to, mark })
  }
  return {
    text: shown.map(({ text, mark }) => text + mark).join(' '),
    typed(stretch) {
      const [first, last] = placeOf(
        shown.map(({ text }) => text),
        stretch,
      ) ?? [-1, -1]
      const [from, to] = [shown[first]?.from, shown[last]?.to]
      return from === undefined || to === undefined ? null : message.slice(from, to)
    },
  }
}

/**
 * Returns a text with placeholders without anything that should have been replaced by one: a manipulated client could
 * send anything. What `hideInMessage` returns stays as it is.
 */
export function hideRest(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  const bare = words.map((word) => word.replace(/[,.;:?!]$/, ''))
  const isFree = whichIdentifyNobody(bare, isChoosing)
  return words.map((word, at) => (isFree[at] || PLACEHOLDER.test(bare[at] ?? '') ? word : LEFT_OUT)).join(' ')
}
