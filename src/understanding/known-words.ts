import { FIRST_NAMES } from './words/first-names.ts'
import { fold } from './words/fold.ts'
import { NOT_NAMES } from './words/not-names.ts'
import { withDigits } from './words/numbers.ts'
import { SURNAMES } from './words/surnames.ts'
import { TOPICS } from './words/topics.ts'

/** Replaces words that are left out. */
const LEFT_OUT = '…'

/** The most words reported; what follows is left out. */
const MOST = 12

/** Of a longer message the beginning says what it is about. */
const LIMIT = 300

/** What follows may be a person's or a street's name: none of it is reported. */
const NAMING: ReadonlySet<string> = new Set(
  `chamo chama chamam chamar nome sobrenome apelido rua avenida av alameda travessa estrada rodovia praca vila jardim
  largo edificio residencial`.split(/\s+/),
)

const isTold = (word: string) =>
  (NOT_NAMES.has(word) || TOPICS.has(word)) && !FIRST_NAMES.has(word) && !SURNAMES.has(word)

/** A word, folded, without the marks around it. */
const bare = (word: string) => fold(word).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')

/** Letters one by one spell something. */
const isSpelt = (words: readonly string[], at: number) =>
  words[at]?.length === 1 &&
  (!'aeo'.includes(words[at]) || words[at - 1]?.length === 1 || words[at + 1]?.length === 1)

/**
 * What may be reported about a message that was not understood: its words that are in fixed lists, folded, at most
 * twelve; everything else, and all after words that announce a name, is '…'. No list contains a name, a number or a
 * place, so nothing personal is left (docs/decisions/0039). Applied to its own result it changes nothing.
 * @returns 'quero … no boleto', or '…' alone where no word is known
 */
export function knownWordsOf(message: string): string {
  const words = withDigits(message.slice(0, LIMIT).normalize('NFC')).trim().split(/\s+/).map(bare)
  const told: string[] = []
  let isNamed = false
  for (const [at, word] of words.entries()) {
    const isFree = !isNamed && !isSpelt(words, at) && isTold(word)
    const kept = isFree && told.filter((one) => one !== LEFT_OUT).length < MOST ? word : LEFT_OUT
    isNamed ||= NAMING.has(word)
    if (kept !== LEFT_OUT || told.at(-1) !== LEFT_OUT) told.push(kept)
  }
  return told.join(' ')
}
