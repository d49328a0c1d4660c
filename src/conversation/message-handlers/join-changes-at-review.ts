/**
 * Joins the changes that the chat asks about at the review into one question with one yes (D131), and takes them apart
 * where each is asked about by itself.
 */
import { withAnswer } from '../../funnel/apply-answer-and-clear-dependents.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
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

/** Whether the chat cannot know what may be chosen: the days and plans of another address. */
export const isOfUnknownAddress = (order: Order, id: StepId): boolean =>
  /^(?:dates|plans)$/.test(stepOf(order, id).view) &&
  order.facts.coverage === null &&
  (order.answers[id] === undefined || order.answers[id].isUnsure === true)

/** Returns the changes that another one leaves without a question, and those that are asked about once the new address is known. */
function withoutCancelled(order: Order, changes: readonly OpenDoubt[]) {
  const ids = idsOf(order, 'chat')
  let whole = order
  const cancelled = new Set<OpenDoubt>()
  const later = new Set<OpenDoubt>()
  for (const each of changes.toSorted((one, other) => ids.indexOf(one.step) - ids.indexOf(other.step))) {
    if (isOfUnknownAddress(whole, each.step)) later.add(each)
    else if (!stepOf(whole, each.step).applies(whole)) cancelled.add(each)
    else whole = withAnswer(whole, each.step, each.values)
  }
  return { cancelled, later }
}

/**
 * Returns what the chat asks about at the review, with all whole changes as one set; the others follow. A change that
 * another one leaves without its question is not asked about: what falls with that one is told.
 */
export function joinedChanges(order: Order, doubt: OpenDoubt): OpenDoubt {
  const all = newestOfEachStep(separateDoubts(doubt))
  const wanted = all.filter((each) => isWholeChange(order, each))
  if (wanted.length < 2) return doubt
  const { cancelled, later } = withoutCancelled(order, wanted)
  const changes = wanted.filter((each) => !cancelled.has(each) && !later.has(each))
  const [first, ...more] = changes
  if (!first) return doubt
  const set: Readonly<Record<StepId, Values>> = Object.fromEntries(
    more.map(({ step, values }) => [step, values]),
  )
  return { ...first, set, next: all.filter((each) => !changes.includes(each) && !cancelled.has(each)) }
}

/** Leaves out what is asked about a second time: the newest value of a step comes first. */
const newestOfEachStep = (doubts: readonly OpenDoubt[]): readonly OpenDoubt[] =>
  doubts.filter(({ step }, place) => doubts.findIndex((each) => each.step === step) === place)

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
