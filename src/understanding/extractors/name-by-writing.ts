/** Judges and joins names by how they are written: capitals, endings, and what parts their words. */
import type { Extraction } from '../extraction.ts'
import type { ValueKind } from '../value-kinds.ts'
import { isAlmost } from '../words/almost-alike.ts'
import { unexpectedWordsIn } from '../words/harmless-words.ts'
import { fold } from '../words/lower-case-without-accents.ts'
import { asName, nameAt, type SaidName } from '../words/name-in-text.ts'
import { NOT_NAMES, PARTICLES } from '../words/not-names.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { SURNAMES } from '../words/surnames.ts'

/** Words with capitals behind a name, up to the end of its clause. */
export const CAPITALS_BEHIND = /^(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}'-]+)+(?=[,.;!?\n(]| \(|$)/u

/** An emoji, which ends a name as a full stop does. */
export const SYMBOL_BEHIND = /^ *\p{Extended_Pictographic}/u

/** How given names of Brazil end that no list holds: 'Valdomiro', 'Gleiciane', 'Zuleide'. */
const NAME_ENDING =
  /(?:[iao]ldo|[ie]lson|[ie]lton|i?ane|iele|elly|[ia]lda|[ie]te|eide|[aei]nice|ilene|bert[oa]|ind[oa]|ides|ival|[io]mar|omiro|ilde|[eu]usa|ivan|isson|gero|icio|ino)$/
const CAPITAL = /^\p{Lu}[\p{Ll}'-]+$/u

/**
 * Whether three words or more have capitals where a name is asked, and none of them is known to stand around values:
 * 'Kyoko Hayashida Tanabe'.
 */
export function isCapitalised({ text }: Extraction, { from, to, count, isPair }: SaidName): boolean {
  const words = text.typed(from, to).split(/ +/)
  const full = words.filter((word) => !PARTICLES.has(fold(word)))
  const isLikely = count > 2 || (count === 2 && NAME_ENDING.test(fold(full[0] ?? '')))
  return (
    !isPair &&
    isLikely &&
    full.every((word) => CAPITAL.test(word) && unexpectedWordsIn(fold(word)).length > 0)
  )
}

/**
 * Joins a given name with the names behind it, if punctuation or how they are spelled parts them: 'Tereza, com z,
 * Cristina, Lins de Holanda'. Returns null if other words follow the given name.
 */
export function joinedFrom({ text }: Extraction, name: SaidName): string | null {
  const typed = [text.typed(name.from, name.to)]
  let from = name.to
  for (let tries = 0; tries < 4; tries++) {
    const [gap = ''] = /^[ ,."()]*/.exec(text.rest.slice(from)) ?? []
    const start =
      from + gap.length + (/^(?:d[aeo]s?|e) /.exec(text.rest.slice(from + gap.length))?.[0].length ?? 0)
    const next = gap.length > 0 ? nameAt(text.rest, start) : null
    const isName =
      next !== null && next.from === start && next.stop === '' && !text.clauseAt(start).isQuestion
    if (!isName) break
    typed.push(text.typed(from + gap.length, next.to))
    from = next.to
  }
  const behind = fold(typed.slice(1).join(' ')).split(' ')
  const isRepeated = behind.includes(fold(typed[0] ?? ''))
  return typed.length > 1 && !isRepeated && behind.some((word) => SURNAMES.has(word))
    ? asName(typed.join(' '))
    : null
}

/** Endings of verbs that no unknown name in lower case should have. */
const VERB = /(?:aram|eram|iram|avam|ando|endo|indo|mente|amos|emos|asse|esse|ou|ava)$/

/** Whether a name has ordinary words among words with capitals, or verbs: 'brasileira escreveram Fátima Abdala'. */
export function isMixed(typed: string): boolean {
  const words = typed.split(/ +/)
  const hasCapital = words.some((word) => /^\p{Lu}/u.test(word))
  return words.some((word) => {
    const said = fold(word)
    const isParticle = PARTICLES.has(said) || /^d['’]/.test(word)
    const isUnknown = /^\p{Ll}/u.test(word) && !isParticle && !FIRST_NAMES.has(said) && !SURNAMES.has(said)
    return isUnknown && (hasCapital || VERB.test(said))
  })
}

/** Words with capitals that are a whole clause. */
const CAPITALS = /^\W*(\p{Lu}[\p{Ll}'-]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'-]+){1,5})\W*(?:\(.*\))?$/u

/** Proposes words with capitals as a name, although some are seldom part of one: 'Ricardo Sim Yoon Park'. */
export function proposeCapitals(extraction: Extraction, kind: ValueKind, field: string): void {
  const { text } = extraction
  for (const { from, to, isQuestion } of text.clauses) {
    const [, typed = ''] = isQuestion ? [] : (CAPITALS.exec(text.raw.slice(from, to)) ?? [])
    const [given = '', ...others] = fold(typed).split(' ')
    const isUnusual = others.length > 1 && unexpectedWordsIn(given).length > 0 && !NOT_NAMES.has(given)
    const first =
      FIRST_NAMES.has(given) ||
      (isUnusual && (NAME_ENDING.test(given) || others.length === 2 || SURNAMES.has(others.at(-1) ?? '')))
    const value = first ? asName(typed) : null
    if (value === null) continue
    extraction.add(kind, { [field]: value }, text.raw.indexOf(typed, from), 'confirm')
    return
  }
}

/** Returns a word with a capital right before a name, parted only by how it is spelled: 'Thereza, com TH, Bittencourt'. */
export const wordBefore = ({ text }: Extraction, { from }: SaidName): string => {
  const [, word = ''] = /(?:^|[.!?] +)(\p{Lu}[\p{Ll}'-]{2,}) *,[ ,]*$/u.exec(text.raw.slice(0, from)) ?? []
  const [again = ''] = fold(text.raw.slice(from)).split(' ')
  const isAgain = again === fold(word) || isAlmost(again, fold(word))
  return !isAgain && unexpectedWordsIn(fold(word)).length > 0 ? word : ''
}
