/** Divides a message into parts, each of which may be a name. */
import type { Extraction } from '../extraction-state.ts'
import { WEAK_NAME_PHRASES } from '../words/phrases-before-names.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'

const STARTS = new RegExp(
  `^(?:[^a-z0-9¤]*(?:${WEAK_NAME_PHRASES.map((lead) => `${lead}(?= )`).join('|')}))? *[:,-]? *`,
)

/** Splits the clauses that are not questions at punctuation marks and at characters already claimed. */
export function segmentsOf({ text }: Extraction): { text: string; from: number }[] {
  return text.parts(false).flatMap((part) =>
    [...part.text.matchAll(/[^,;:\n¤()]+/g)].map((match) => ({
      text: match[0],
      from: part.from + match.index,
    })),
  )
}

/** Returns the index at which a name may begin, after fillers and phrases that do not always introduce a name. */
export function startOf(part: string): number {
  let at = part.length - part.trimStart().length
  for (let before = -1; at !== before;) {
    before = at
    const lead = STARTS.exec(part.slice(at))
    if (lead) at += lead[0].length
    const word = /^[^a-z0-9]*([a-z'-]+)[^a-z0-9]+/.exec(part.slice(at))
    if (word && FILLER_WORDS.has(word[1] ?? '')) at += word[0].length
  }
  return at
}
