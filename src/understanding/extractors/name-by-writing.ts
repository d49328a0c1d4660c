/** Recognises names that no list contains, by their capital letters and endings. */
import type { Extraction } from '../extraction.ts'
import { unexpectedWordsIn } from '../words/harmless-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import type { NameInText } from '../words/name-in-text.ts'
import { PARTICLES } from '../words/not-names.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { SURNAMES } from '../words/surnames.ts'

/** Words with capitals behind a name, up to the end of its clause. */
export const CAPITALS_BEHIND = /^(?: (?:d[aeo]s? )?\p{Lu}[\p{Ll}'-]+)+(?=[,.;!?\n(]| \(|$)/u

/** An emoji, which ends a name as a full stop does. */
export const SYMBOL_BEHIND = /^ *\p{Extended_Pictographic}/u

/** How given names of Brazil end that no list holds: 'Valdomiro', 'Gleiciane', 'Zuleide'. */
export const NAME_ENDING =
  /(?:[iao]ldo|[ie]lson|[ie]lton|i?ane|iele|elly|[ia]lda|[ie]te|eide|[aei]nice|ilene|bert[oa]|ind[oa]|ides|ival|[io]mar|omiro|ilde|[eu]usa|ivan|isson|gero|icio|ino)$/
const CAPITAL = /^\p{Lu}[\p{Ll}'-]+$/u

/**
 * Whether three words or more have capitals where a name is asked, and none of them is known to stand around values:
 * 'Kyoko Hayashida Tanabe'.
 */
export function isCapitalised({ text }: Extraction, { from, to, count, isPair }: NameInText): boolean {
  const words = text.typed(from, to).split(/ +/)
  const full = words.filter((word) => !PARTICLES.has(lowerWithoutAccents(word)))
  const isLikely = count > 2 || (count === 2 && NAME_ENDING.test(lowerWithoutAccents(full[0] ?? '')))
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
    const isParticle = PARTICLES.has(said) || /^d['’]/.test(word)
    const isKnown = FIRST_NAMES.has(said) || SURNAMES.has(said) || /^(?:socorro|graca|jr)$/.test(said)
    const isUnknown = /^\p{Ll}/u.test(word) && !isParticle && !isKnown
    return isUnknown && (hasCapital || VERB.test(said))
  })
}

/** Whether a name ends in a place of which no name is known: 'Ana Souza de Uberlândia'. */
export function endsInPlace(typed: string): boolean {
  const [, before = '', last = ''] =
    / ?(\p{L}+) de (\p{Lu}?[\p{L}'-]+)$/u.exec(lowerWithoutAccents(typed)) ?? []
  return SURNAMES.has(before) && last.length > 5 && !SURNAMES.has(last) && !FIRST_NAMES.has(last)
}
