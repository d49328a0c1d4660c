/** Recognises names by their capital letters if they are not in the lists of known names. */
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { nameToRecord, type NameInText } from '../words/name-in-text.ts'
import { TAKEN } from '../words/prepared-message-text.ts'
import { WORDS_THAT_END_NAMES } from '../words/words-that-end-names.ts'
import { NAME_PARTICLES } from '../words/name-particles.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { SURNAMES } from '../words/surnames.ts'

/** Words with capitals behind a name, up to the end of its clause. */
export const CAPITALS_BEHIND = /^(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}'-]+)+(?=[,.;!?\n(]| \(|$)/u

/** Common endings of Brazilian given names that are on no list: 'Valdomiro', 'Gleiciane', 'Zuleide'. */
const GIVEN_NAME_ENDING =
  /(?:[iao]ldo|[ie]lson|[ie]lton|i?ane|iele|elly|[ia]lda|[ie]te|eide|[aei]nice|ilene|bert[oa]|ind[oa]|ides|ival|[io]mar|omiro|ilde|[eu]usa|ivan|isson|gero|icio|ino)$/
const CAPITAL = /^\p{Lu}[\p{Ll}'-]+$/u

/**
 * Whether three words or more have capitals where a name is asked, and none of them is known to stand around values:
 * 'Kyoko Hayashida Tanabe'.
 */
export function isCapitalised({ text }: Extraction, { from, to, count, isPair }: NameInText): boolean {
  const words = text.typed(from, to).split(/ +/)
  const full = words.filter((word) => !NAME_PARTICLES.has(lowerWithoutAccents(word)))
  const isLikely = count > 2 || (count === 2 && GIVEN_NAME_ENDING.test(lowerWithoutAccents(full[0] ?? '')))
  return (
    !isPair &&
    isLikely &&
    full.every((word) => CAPITAL.test(word) && unexpectedWordsIn(lowerWithoutAccents(word)).length > 0)
  )
}

/** Endings of verbs that no unknown name in lower case should have. */
const VERB = /(?:aram|eram|iram|avam|ando|endo|indo|mente|amos|emos|asse|esse|ou|ava)$/

/** Whether a name has ordinary words among words with capitals, or verbs: 'brasileira escreveram Fátima Abdala'. */
export function isMixed(typed: string): boolean {
  const words = typed.split(/ +/)
  // a keyboard begins every message with a capital
  const isStarted = /^\p{Lu}/u.test(typed) && SURNAMES.has(lowerWithoutAccents(words.at(-1) ?? ''))
  const hasCapital = words.slice(isStarted ? 1 : 0).some((word) => /^\p{Lu}/u.test(word))
  return words.some((word) => {
    const said = lowerWithoutAccents(word)
    const isParticle = NAME_PARTICLES.has(said) || /^d['’]/.test(word)
    const isKnown = FIRST_NAMES.has(said) || SURNAMES.has(said) || /^(?:socorro|graca|jr)$/.test(said)
    const isUnknown = /^\p{Ll}/u.test(word) && !isParticle && !isKnown
    return isUnknown && (hasCapital || VERB.test(said))
  })
}

/** Words with capitals that are a whole clause. */
const CAPITALS = /^\W*(\p{Lu}[\p{Ll}'-]+(?: (?:d[aeo]s? |e )?\p{Lu}[\p{L}'-]+){1,5})\W*(?:\(.*\))?$/u

/** Proposes words with capitals as a name, although some are seldom part of one: 'Ricardo Sim Yoon Park'. */
export function proposeCapitalisedName(extraction: Extraction, kind: ValueKind, field: string): void {
  const { text } = extraction
  for (const { from, to, isQuestion } of text.clauses) {
    const [, typed = ''] = isQuestion ? [] : (CAPITALS.exec(text.raw.slice(from, to)) ?? [])
    const [given = '', ...others] = lowerWithoutAccents(typed).split(' ')
    const isUnusual =
      others.length > 1 && unexpectedWordsIn(given).length > 0 && !WORDS_THAT_END_NAMES.has(given)
    const first =
      FIRST_NAMES.has(given) ||
      (isUnusual &&
        (GIVEN_NAME_ENDING.test(given) || others.length === 2 || SURNAMES.has(others.at(-1) ?? '')))
    const value = first ? nameToRecord(typed) : null
    const at = text.raw.indexOf(typed, from)
    if (value === null || text.rest[at] === TAKEN) continue
    extraction.add(kind, { [field]: value }, at, 'confirm')
    return
  }
}
