/** Finds environment variables that were meant as settings of this server and are none, so that nobody trusts them. */
import { isSpelledAlmostAlike } from '../src/lib/spelling.ts'
import { Environment } from './config-environment-variables.ts'

const SETTINGS = Object.keys(Environment.shape)

/** Beginnings that no other program's variables have. */
const OWN = /^(?:RATE_LIMIT|OPEN_VISITS)_/

/** Names that are shorter have too many neighbours that other programs use, such as `APP_URL`. */
const SHORTEST = 8

const bare = (name: string) => name.replaceAll(/[_-]/g, '')
const wordsOf = (name: string) => name.split(/[_-]/).toSorted().join()

const lettersOf = (word: string) => word.split('').toSorted().join('')

/** Whether two words are one with a letter or two amiss, or with its letters in another order. */
const isSameWord = (one: string, other: string) =>
  one === other || isSpelledAlmostAlike(one, other) || lettersOf(one) === lettersOf(other)

/** Returns whether a name was probably meant for a setting: names of one word are too common to tell. */
function isMeantFor(name: string, setting: string): boolean {
  if (!setting.includes('_')) return false
  if (bare(name) === bare(setting) || wordsOf(name) === wordsOf(setting)) return true
  const [words, meant] = [name.split('_'), setting.split('_')]
  const isAlike =
    words.length === meant.length && words.every((word, at) => isSameWord(word, meant[at] ?? ''))
  // the beginning of one, in whole words
  return (isAlike && name.length >= SHORTEST) || (words.length > 1 && setting.startsWith(`${name}_`))
}

/**
 * Returns the variables that resemble a setting and are none, each with the one that was probably meant. An empty
 * variable is none. Variables of other programs resemble none.
 */
export function mistypedSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([written, value]) => {
    if (!value || SETTINGS.includes(written)) return []
    const name = written.toUpperCase().replace(/^PROSA_/, '')
    const meant = SETTINGS.filter((setting) => isMeantFor(name, setting))
    const likely = meant.find((setting) => isSpelledAlmostAlike(name, setting, 1)) ?? meant[0]
    if (likely !== undefined) return [`${written} (${likely}?)`]
    return OWN.test(name) ? [written] : []
  })
}
