/** Joins the parts of a name that are separated by punctuation or by a remark about its spelling. */
import type { Extraction } from '../extraction-state.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { nameToRecord, nameAt, type NameInText } from '../words/name-in-text.ts'
import { SURNAMES } from '../words/surnames.ts'

/**
 * Joins a given name with the names behind it, if punctuation or how they are spelled parts them: 'Tereza, com z,
 * Cristina, Lins de Holanda'. Returns null if other words follow the given name.
 */
export function joinNameParts({ text }: Extraction, name: NameInText): string | null {
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
  const given = lowerWithoutAccents(typed[0] ?? '')
  const [again = ''] = behind
  // 'Tiago com h, Thiago Lemos': the name is said again as it is spelled
  if (typed.length > 1 && isSpelledAlmostAlike(given, again)) return nameToRecord(typed.slice(1).join(' '))
  const isRepeated = behind.includes(given)
  return typed.length > 1 && !isRepeated && behind.some((word) => SURNAMES.has(word))
    ? nameToRecord(typed.join(' '))
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

/**
 * Returns a word with a capital right before a name, parted only by how it is spelled: 'Thereza, com TH, Bittencourt'.
 */
export const namePartBefore = ({ text }: Extraction, { from }: NameInText): string => {
  const [, word = ''] = /(?:^|[.!?] +)(\p{Lu}[\p{Ll}'-]{2,}) *,[ ,]*$/u.exec(text.raw.slice(0, from)) ?? []
  const [again = ''] = lowerWithoutAccents(text.raw.slice(from)).split(' ')
  const isAgain =
    again === lowerWithoutAccents(word) || isSpelledAlmostAlike(again, lowerWithoutAccents(word))
  return !isAgain && unexpectedWordsIn(lowerWithoutAccents(word)).length > 0 ? word : ''
}
