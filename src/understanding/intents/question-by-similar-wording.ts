/**
 * Finds which of the known questions a visitor asks, by the similarity of the message to known wordings
 * (src/content/visitor-question-wordings.ts). It is loaded after the code that reads the first messages.
 */
import { isRemark, type RemarkId } from '../../content/questions-refined-by-remark.ts'
import { wordingsOfRemarks } from '../../content/visitor-questions/wordings/remarks.ts'
import { wordingsOfFacts, type FactId } from '../../content/visitor-question-wordings.ts'
import { SimilarTexts, stemsOf } from '../words/similar-texts.ts'

/** Minimum similarity, from 0 to 1, between a clause and the known wordings of a question. */
const ALIKE = 0.72
/** The same for a remark, which its own patterns mostly find. */
const NEARLY_THE_SAME = 0.9

let wordings: SimilarTexts<FactId | RemarkId> | undefined

const topics = { ...wordingsOfFacts, ...wordingsOfRemarks }

/** Returns the index of all known wordings, which is built on first use. */
const index = () =>
  (wordings ??= new SimilarTexts(
    (Object.keys(topics) as (keyof typeof topics)[]).map((id) => ({ id, wordings: topics[id] })),
  ))

/**
 * Returns the question whose known wordings are most similar to a clause; null if none is similar.
 * @param clause lower-case text without accents
 */
export function questionLike(clause: string): FactId | RemarkId | null {
  const [best] = stemsOf(clause).length > 1 ? index().find(clause) : []
  return best && best.score >= (isRemark(best.id) ? NEARLY_THE_SAME : ALIKE) ? best.id : null
}
