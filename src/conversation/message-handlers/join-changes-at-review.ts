/**
 * Joins the changes that the chat asks about at the review into one question with one yes (D131), and takes them apart
 * where each is asked about by itself.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { OpenDoubt } from '../../store/redux-actions.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'

/** Whether a doubtful value is a whole change of an answer, which a mere yes can make. */
function isWholeChange(order: Order, { step, values, why, question, condition, set, isAlone }: OpenDoubt) {
  const given = order.answers[step]
  const { view } = stepOf(order, step)
  const isPart = view === 'dates' && !(values.date && values.period)
  const isSpecial = Boolean(question ?? condition ?? set ?? values.wish) || isAlone === true
  const isChange = given !== undefined && !given.isUnsure && !areSameValues(given.values, values)
  return why === 'confirm' && view !== 'review' && !isSpecial && !isPart && isChange
}

/** Returns what the chat asks about at the review, with all whole changes as one set; the others follow. */
export function joinedChanges(order: Order, doubt: OpenDoubt): OpenDoubt {
  const all = separateDoubts(doubt)
  const changes = all.filter((each) => isWholeChange(order, each))
  const [first, ...more] = changes
  if (!first || more.length === 0) return doubt
  const set: Readonly<Record<StepId, Values>> = Object.fromEntries(
    more.map(({ step, values }) => [step, values]),
  )
  return { ...first, set, next: all.filter((each) => !changes.includes(each)) }
}

/** Returns everything that the chat is asking about, one after the other. */
export function separateDoubts({ next = [], ...doubt }: OpenDoubt): readonly OpenDoubt[] {
  if (doubt.why !== 'confirm' || !doubt.set) return [doubt, ...next]
  const { set, ...first } = doubt
  return [
    first,
    ...Object.entries(set).map(([step, values]): OpenDoubt => ({ step, values, why: 'confirm' })),
    ...next,
  ]
}

/** Returns what is asked about after a no to all changes at once: each by itself. */
export function changesOneByOne(doubt: OpenDoubt): OpenDoubt | null {
  const [first, ...next] = separateDoubts(doubt).map((each): OpenDoubt => ({ ...each, isAlone: true }))
  return first ? { ...first, next } : null
}
