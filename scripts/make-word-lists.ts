/**
 * Makes src/lib/portuguese-words.json: given names and surnames, those of them that are words, too, and the words that
 * people use most. Run `node scripts/make-word-lists.ts` after a change of its sources: the dictionaries that zxcvbn has for
 * Brazil, and the lists in scripts/word-lists.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-pt-br'
import { normaliseText } from '../src/lib/text.ts'
import { ENDINGS } from '../src/understanding/data/person-words.ts'

/** Words that are used less often are so many that a browser should not load them. */
const MOST_WORDS = 5000
/** What the dictionary of first names has and nobody is called. */
const NO_NAMES =
  `de da do dos das e dia hora volta ajuda homem menino namorado felicidade pensamento iam el atos tais vivia
  parente ma segue com alexa tim amigo`.split(/\s+/)

const wordsIn = (name: string) =>
  readFileSync(new URL(`word-lists/${name}.txt`, import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean)
const listed = (name: 'firstnames' | 'lastnames' | 'commonWords'): string[] =>
  dictionary[`${name}-pt-br`].map((word) => normaliseText(word))
const isWord = (word: string) => /^[a-z]{2,}$/.test(word)

const both = wordsIn('names-that-are-words')
const names = new Set([...listed('firstnames'), ...listed('lastnames'), ...wordsIn('more-names'), ...both])
for (const word of NO_NAMES) names.delete(word)
const words = [...new Set(listed('commonWords'))]
  .filter((word) => isWord(word) && !names.has(word))
  .slice(0, MOST_WORDS)

const sorted = (list: Iterable<string>) => [...list].filter(isWord).toSorted().join(' ')
const lists = {
  names: sorted(names),
  both: sorted(new Set(both)),
  words: sorted(words.filter((word) => !ENDINGS.test(word))),
}
writeFileSync(
  new URL('../src/lib/portuguese-words.json', import.meta.url),
  `${JSON.stringify(lists, null, 2)}\n`,
)
