/** The lists of names and words as browsers load them, made at the build (scripts/build/run-modules-at-build.ts). */
import { frontCode } from './front-coding.ts'
import lists from './portuguese-words.json' with { type: 'json' }
import { REPORTABLE } from './reportable-word-list.ts'

const coded = (words: string) => frontCode(words.trim().split(/\s+/).toSorted())

export const codedWordLists = {
  names: coded(lists.names),
  both: coded(lists.both),
  words: coded(lists.words),
  reportable: coded(REPORTABLE),
}
