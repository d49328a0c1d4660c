/** Joins a name that was typed in parts, and proposes names by their capital letters. */
import type { Extraction } from '../extraction.ts'
import type { ValueKind } from '../value-kinds.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { unexpectedWordsIn } from '../words/harmless-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { asName, nameAt, type NameInText } from '../words/name-in-text.ts'
import { TAKEN } from '../words/message-text.ts'
import { NOT_NAMES } from '../words/not-names.ts'
import { SURNAMES } from '../words/surnames.ts'
import { NAME_ENDING } from './name-by-writing.ts'

/**
 * Joins a given name with the names behind it, if punctuation or how they are spelled parts them: 'Tereza, com z,
 * Cristina, Lins de Holanda'. Returns null if other words follow the given name.
 */
export function joinedFrom({ text }: Extraction, name: NameInText): string | null {
  const typed = [text.typed(name.from, name.to)]
  let from = name.to
  for (let tries = 0; tries < 4; tries++) {
    const [gap = ''] = GAP.exec(text.rest.slice(from)) ?? []
    const start =
      from + gap.length + (/^(?:d[aeo]s?|e) /.exec(text.rest.slice(from + gap.length))?.[0].length ?? 0)
    const next = gap.length > 0 ? nameAt(text.rest, start) : null
    const isName =
      next !== null && next.from === start && next.stop === '' && !text.clauseAt(start).isQuestion
    if (!isName) break
    if (
      typed.length === 1 &&
      isShortFor(lowerWithoutAccents(typed[0] ?? ''), text.rest.slice(start, next.to))
    )
      return null
    typed.push(text.typed(from + gap.length, next.to))
    from = next.to
  }
  const behind = lowerWithoutAccents(typed.slice(1).join(' ')).split(' ')
  const isRepeated = behind.includes(lowerWithoutAccents(typed[0] ?? ''))
  return typed.length > 1 && !isRepeated && behind.some((word) => SURNAMES.has(word))
    ? asName(typed.join(' '))
    : null
}

/**
 * Whether a given name is short for one of the names behind it, as Cida for Aparecida, Beto for Roberto and Chico for
 * Francisco: its letters follow each other there, up to the last one.
 */
function isShortFor(given: string, names: string): boolean {
  const plain = (word: string) => word.replaceAll('h', '').replaceAll('z', 's')
  const letters = plain(given).replace(/[^a-z]/g, '')
  // each letter is searched behind the one before it
  const within = new RegExp(`^${letters.replace(/./g, '[^$&]*$&')}`)
  return plain(names)
    .split(' ')
    .some(
      (name) =>
        letters.length > 2 &&
        name.length > letters.length &&
        within.test(name) &&
        name.endsWith(letters.slice(-1)),
    )
}

/** What may stand between the parts of a name: a pause, or how the part before is spelled with a vowel. */
const GAP = /^[ ,."()]*(?:(?:com|sem) (?:[aeiouy]|[a-z] (?:mesmo|no (?:fim|final|comeco|meio)))[ ,."()]+)?/

/** Words with capitals that are a whole clause. */
const CAPITALS = /^\W*(\p{Lu}[\p{Ll}'-]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'-]+){1,5})\W*(?:\(.*\))?$/u

/** Proposes words with capitals as a name, although some are seldom part of one: 'Ricardo Sim Yoon Park'. */
export function proposeCapitals(extraction: Extraction, kind: ValueKind, field: string): void {
  const { text } = extraction
  for (const { from, to, isQuestion } of text.clauses) {
    const [, typed = ''] = isQuestion ? [] : (CAPITALS.exec(text.raw.slice(from, to)) ?? [])
    const [given = '', ...others] = lowerWithoutAccents(typed).split(' ')
    const isUnusual = others.length > 1 && unexpectedWordsIn(given).length > 0 && !NOT_NAMES.has(given)
    const first =
      FIRST_NAMES.has(given) ||
      (isUnusual && (NAME_ENDING.test(given) || others.length === 2 || SURNAMES.has(others.at(-1) ?? '')))
    const value = first ? asName(typed) : null
    const at = text.raw.indexOf(typed, from)
    if (value === null || text.rest[at] === TAKEN) continue
    extraction.add(kind, { [field]: value }, at, 'confirm')
    return
  }
}

/** Returns a word with a capital right before a name, parted only by how it is spelled: 'Thereza, com TH, Bittencourt'. */
export const wordBefore = ({ text }: Extraction, { from }: NameInText): string => {
  const [, word = ''] = /(?:^|[.!?] +)(\p{Lu}[\p{Ll}'-]{2,}) *,[ ,]*$/u.exec(text.raw.slice(0, from)) ?? []
  const [again = ''] = lowerWithoutAccents(text.raw.slice(from)).split(' ')
  const isAgain =
    again === lowerWithoutAccents(word) || isSpelledAlmostAlike(again, lowerWithoutAccents(word))
  return !isAgain && unexpectedWordsIn(lowerWithoutAccents(word)).length > 0 ? word : ''
}
