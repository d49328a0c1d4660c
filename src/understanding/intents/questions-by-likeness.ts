/**
 * Finds which of the known questions a visitor asks, by the similarity of the message to known wordings
 * (src/content/visitor-question-wordings.ts). It is loaded after the code that reads the first messages.
 */
import { factIds, wordingsOfFacts } from '../../content/visitor-question-wordings.ts'
import type { FactId } from '../reading-types.ts'
import { SimilarTexts, stemsOf } from '../words/similar-texts.ts'

/** Minimum similarity, from 0 to 1, between a clause and the known wordings of a question. */
const ALIKE = 0.72

let wordings: SimilarTexts<FactId> | undefined

/** Returns the index of all known wordings, which is built on first use. */
const index = () =>
  (wordings ??= new SimilarTexts(factIds.map((id) => ({ id, wordings: wordingsOfFacts[id] }))))

/**
 * Returns the question whose known wordings are most similar to a clause; null if none is similar.
 * @param clause lower-case text without accents
 */
export function questionLike(clause: string): FactId | null {
  const [best] = stemsOf(clause).length > 1 ? index().find(clause) : []
  return best && best.score >= ALIKE ? best.id : null
}
