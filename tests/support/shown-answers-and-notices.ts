/** Returns the texts that a visit shows for answers and for the results of calls. */
import { stepOf } from '../../src/funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { shownText } from '../../src/questions/format-answer-as-text.ts'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import type { Visit } from './visit-without-browser.ts'

/** Returns an answer's values as the transcript and the review show them. */
export const shownAs = (order: Order, id: StepId, values: Values): string =>
  shownText(order, id, stepOf(order, id).show?.(values, order) ?? '')

/** Returns the notice about the result of a step's call, as the visitor reads it; null if there is none. */
export function resultShown(visit: Visit): string | null {
  const { notice } = visit.ui()
  return notice?.kind === 'result' ? (textOf(visit.order(), notice.of).result?.(notice.values) ?? '') : null
}

/** Returns the answers of an order as the visitor sees them: secrets are masked. */
export const shownAnswers = (visit: Visit) =>
  Object.fromEntries(
    Object.entries(visit.order().answers).map(([id, answer]) => [id, answer.masked ?? answer.values]),
  )
