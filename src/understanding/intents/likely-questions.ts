/** Finds the known questions about the service whose wordings are most like a clause. */
import { factIds, wordingsOfFacts } from '../../content/visitor-question-wordings.ts'
import type { FactId } from '../types.ts'
import { SimilarTexts, stemsOf } from '../words/similar-texts.ts'

let wordings: SimilarTexts<FactId> | undefined

/** Returns the index of all known wordings, which is built on first use. */
const index = () =>
  (wordings ??= new SimilarTexts(factIds.map((id) => ({ id, wordings: wordingsOfFacts[id] }))))

/** Returns the questions like a clause, the likeliest first; none if the clause has a single word with a meaning. */
export const likelyQuestions = (clause: string): readonly { readonly id: FactId; readonly score: number }[] =>
  stemsOf(clause).length > 1 ? index().find(clause) : []
