/** Finds names of people by public lists of names and of ordinary words (scripts/make-word-lists.ts). */
import { codedWordLists } from '../lib/coded-word-lists.ts'
import { wordsOfCode } from '../lib/front-coding.ts'
import * as data from './data/person-words.ts'
import type { Message, Span } from './message.ts'
import { isPlain, setOf } from './word-patterns.ts'

const names = wordsOfCode(codedWordLists.names)
/** Names that are words, too: 'Rosa', 'Dias', 'Vale'. */
const both = wordsOfCode(codedWordLists.both)
const words = wordsOfCode(codedWordLists.words)
const PARTICLES = setOf('de da do das dos e di du del della von van der den y dal d')
const NO_NAMES = setOf(data.NO_NAMES)
/** Words that end a name and begin none. */
const SUFFIXES = setOf('filho filha neto neta junior júnior sobrinho segundo')

type Nature = 'name' | 'both' | 'word' | 'unknown' | 'particle' | 'initial'

/** What a word is; rare names and most misspelled words are unknown. */
function natureOf(typed: string, said: string, isDotted = false): Nature {
  const word = said.replace(/^d'|[.'-]+$/g, '')
  if (/^é$/i.test(typed)) return 'word'
  if (PARTICLES.has(word)) return 'particle'
  if (/-(?:se|me|lo|la)$/.test(word)) return 'word'
  if (word.length === 1 && isDotted) return 'initial'
  if (word.length === 1) return /^\p{Lu}/u.test(typed) && !/[aeo]/.test(word) ? 'initial' : 'word'
  if (NO_NAMES.has(word) || isPlain(word)) return 'word'
  if (both.has(word)) return 'both'
  if (names.has(word)) return 'name'
  // 'Silva-Souza'
  if (word.includes('-') && word.split('-').some((part) => names.has(part))) return 'name'
  return words.has(word) || data.ENDINGS.test(word) ? 'word' : 'unknown'
}

/** Words in a row that may be somebody's name. */
export interface NameRun extends Span {
  readonly text: string
  /** How many of its words are surely names, may be names, or are unknown. */
  readonly sure: number
  readonly maybe: number
  readonly unknown: number
}

interface Word extends Span {
  readonly text: string
  readonly nature: Nature
}

/** E-mail addresses, and a label that is a name, too: 'nascimento 13/05/1990'. */
const HIDDEN = /[^\s@]{1,64}@\S*|nascimento(?=\W{1,3}(?:em |e )?\d)/gi
const WORD = /\p{L}[\p{L}\p{M}'’´`-]*/gu
const CAPITAL = /^\p{Lu}\p{Ll}{2,}/u

/** Finds the rows of words that may be names. A mark or a word that is no name ends one. */
export function namesIn({ raw, said }: Message): readonly NameRun[] {
  const runs: Word[][] = [[]]
  const text = raw.replace(HIDDEN, (all) => '_'.repeat(all.length))
  const isMixed = /\p{Ll}/u.test(text)
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const to = index + word.length
    const before = runs.at(-1)?.at(-1)
    const gap = before ? text.slice(before.to, index) : ''
    if (!/^(?:\s{0,3}|\.\s?)$/.test(gap) || (gap.startsWith('.') && before?.nature !== 'initial'))
      runs.push([])
    const isInCode = /[\d_]/.test(`${text[index - 1] ?? ''}${text[to] ?? ''}`)
    const nature = isInCode ? 'word' : natureOf(word, said.slice(index, to), text[to] === '.')
    const run = runs.at(-1) ?? []
    // a capital makes a word a name amid names: 'Ana Porteira Melo'
    if (nature !== 'word') run.push({ from: index, to, text: word, nature })
    else if (isMixed && run.length > 0 && CAPITAL.test(word))
      run.push({ from: index, to, text: word, nature: 'unknown' })
    else runs.push([])
  }
  return runs.flatMap(twoOf).flatMap((run) => runOf(raw, run) ?? [])
}

/** Divides the names of two people: 'Carla Souza e Renata Lima', not 'Ana Souza e Silva'. */
function twoOf(run: readonly Word[]): readonly (readonly Word[])[] {
  const at = run.findIndex(({ text }) => text.toLowerCase() === 'e')
  const isFull = (words: readonly Word[]) =>
    words.filter(({ nature }) => nature === 'name' || nature === 'both').length > 1
  const [one, other] = [run.slice(0, at), run.slice(at + 1)]
  return at > 0 && (isFull(one) || one.length > 1) && isFull(other) ? [one, other] : [run]
}

/** Leaves out what no name begins or ends with. */
function runOf(raw: string, run: readonly Word[]): NameRun | null {
  const first = run.findIndex(
    ({ nature, text }) => nature !== 'particle' && nature !== 'initial' && !SUFFIXES.has(text.toLowerCase()),
  )
  const kept = first < 0 ? [] : run.slice(first, run.findLastIndex(({ nature }) => nature !== 'particle') + 1)
  const [begin, end] = [kept[0], kept.at(-1)]
  if (!begin || !end) return null
  const count = (nature: Nature) => kept.filter((each) => each.nature === nature).length
  const counts = { sure: count('name'), maybe: count('both'), unknown: count('unknown') }
  return { from: begin.from, to: end.to, text: raw.slice(begin.from, end.to), ...counts }
}
