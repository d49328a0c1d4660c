/**
 * Selects which words of a message that the chat did not understand may be sent to the server: only words from fixed
 * lists, so that no personal data is sent (docs/decisions/0039).
 */
import { FIRST_NAMES } from './words/first-names.ts'
import { lowerWithoutAccents } from './words/lower-case-without-accents.ts'
import { WORDS_THAT_END_NAMES } from './words/words-that-end-names.ts'
import { numberWordsToDigits } from './words/number-words-to-digits.ts'
import { SURNAMES } from './words/surnames.ts'
import { TOPICS } from './words/reportable-topic-words.ts'

/** Stands in place of words that are not reported. */
const LEFT_OUT = '…'

/** Maximum number of words reported per message. */
const MOST = 12

/** Maximum number of characters of a message that are read. The topic of a long message is at its beginning. */
const LIMIT = 300

/** Words that announce a person's or a street's name. Nothing after them is reported. */
const NAMING: ReadonlySet<string> = new Set(
  `chamo chama chamam chamar nome sobrenome apelido rua avenida av alameda travessa estrada rodovia praca vila jardim
  largo edificio residencial`.split(/\s+/),
)

/**
 * Whether a word consists of letters and is no number word. 'um' is mostly an article, but by itself it is a number.
 */
const isWord = (word: string) => /^[a-z]+(?:-[a-z]+)*$/.test(word) && !/\d/.test(numberWordsToDigits(word))

const isReportable = (word: string) =>
  (WORDS_THAT_END_NAMES.has(word) || TOPICS.has(word)) &&
  !FIRST_NAMES.has(word) &&
  !SURNAMES.has(word) &&
  isWord(word)

/** Folds a word and removes the punctuation around it. */
const bare = (word: string) => lowerWithoutAccents(word).replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')

/** Whether a letter is part of a name or an e-mail address that is spelled letter by letter. */
const isSpelt = (words: readonly string[], at: number) =>
  words[at]?.length === 1 &&
  (!'aeo'.includes(words[at]) || words[at - 1]?.length === 1 || words[at + 1]?.length === 1)

/**
 * Returns which words of a message identify nobody: those of the fixed lists, up to a word that announces a name.
 * @param words in lower case without accents, without the punctuation around them
 * @param isKnown whether a word that the lists lack identifies nobody
 */
export function whichIdentifyNobody(
  words: readonly string[],
  isKnown: (word: string) => boolean = () => false,
): boolean[] {
  let isNamed = false
  return words.map((word, at) => {
    const isFree = !isNamed && (isKnown(word) || (!isSpelt(words, at) && isReportable(word)))
    isNamed ||= NAMING.has(word)
    return isFree
  })
}

/**
 * Returns the words of a message that may be reported: at most twelve, in lower case without accents. Everything
 * else, and everything after a word that announces a name, becomes '…'. The lists contain no names, numbers or
 * places. The server applies the same function to the reports that it receives, because a manipulated client could
 * send anything.
 * @returns for example 'quero … no boleto', or '…' if no word may be reported
 */
export function reportableWords(message: string): string {
  const words = numberWordsToDigits(message.slice(0, LIMIT).normalize('NFC')).trim().split(/\s+/).map(bare)
  const isFree = whichIdentifyNobody(words)
  const reported: string[] = []
  for (const [at, word] of words.entries()) {
    const kept = isFree[at] && reported.filter((one) => one !== LEFT_OUT).length < MOST ? word : LEFT_OUT
    if (kept !== LEFT_OUT || reported.at(-1) !== LEFT_OUT) reported.push(kept)
  }
  return reported.join(' ')
}
