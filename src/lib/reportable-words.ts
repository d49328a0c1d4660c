/**
 * Selects which words of a message that the chat did not understand may be sent to the server: only words of a fixed
 * list, so that no personal data is sent (docs/decisions/0039).
 */
import { codedWordLists } from './coded-word-lists.ts'
import { wordsOfCode } from './front-coding.ts'

const REPORTABLE = wordsOfCode(codedWordLists.reportable)

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

/** In lower case without accents, and without the punctuation around it. */
const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')

/** Whether a letter is part of a name or an e-mail address that is spelled letter by letter. */
const isSpelt = (words: readonly string[], at: number) =>
  words[at]?.length === 1 &&
  (!'aeo'.includes(words[at]) || words[at - 1]?.length === 1 || words[at + 1]?.length === 1)

/**
 * Returns which words of a message identify nobody: those of the fixed list, up to a word that announces a name.
 * @param words in lower case without accents, without the punctuation around them
 * @param isKnown whether a word that the list lacks identifies nobody
 */
export function whichIdentifyNobody(
  words: readonly string[],
  isKnown: (word: string) => boolean = () => false,
): boolean[] {
  const naming = words.findIndex((word) => NAMING.has(word))
  return words.map(
    (word, at) =>
      (naming < 0 || at <= naming) && (isKnown(word) || (REPORTABLE.has(word) && !isSpelt(words, at))),
  )
}

/**
 * Returns the words of a message that may be reported: at most twelve, in lower case without accents. Everything
 * else, and everything after a word that announces a name, becomes '…'. The server applies the same function to the
 * reports that it receives, because a manipulated client could send anything.
 * @returns for example 'quero … no boleto', or '…' if no word may be reported
 */
export function reportableWords(message: string): string {
  const words = message.slice(0, LIMIT).trim().split(/\s+/).map(bare)
  const isFree = whichIdentifyNobody(words)
  const reported: string[] = []
  for (const [at, word] of words.entries()) {
    const kept = isFree[at] && reported.filter((one) => one !== LEFT_OUT).length < MOST ? word : LEFT_OUT
    if (kept !== LEFT_OUT || reported.at(-1) !== LEFT_OUT) reported.push(kept)
  }
  return reported.join(' ')
}
