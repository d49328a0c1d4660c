/**
 * Keeps what the chat asks about at the review if the visitor opens another question meanwhile, and asks about it again
 * once the review is back, so that no order is placed without a change that was asked for.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import { chatMemoryUpdated, type OpenDoubt } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { ask, type Moves } from './chat-move-types.ts'
import { separateDoubts } from './join-changes-at-review.ts'

const isAtReview = (state: RootState) => stepOf(selectOrder(state), selectPosition(state)).view === 'review'

/** Returns what has to be kept of what the chat asks about now; null away from the review. */
export function askedAtReview(state: RootState) {
  const { doubt } = state.dialogue
  const order = selectOrder(state)
  if (!doubt || !isAtReview(state)) return null
  const doubts = separateDoubts(doubt).filter(({ step }) => stepOf(order, step).view !== 'review')
  return { doubts, answers: order.answers }
}

/** Whether something was left at the review, and can be asked about now. */
export const isLeftChangeDue = (state: RootState): boolean =>
  state.dialogue.memory.left !== undefined && state.dialogue.doubt === null && isAtReview(state)

/** Asks about what was left, except for what the visitor has answered since. */
export function askAboutLeftChanges(state: RootState): Moves {
  const { left } = state.dialogue.memory
  const { answers } = selectOrder(state)
  const isOpen = ({ step, values }: OpenDoubt) => {
    const [before, now] = [left?.answers[step]?.values, answers[step]?.values]
    return (
      before !== undefined && now !== undefined && areSameValues(before, now) && !areSameValues(now, values)
    )
  }
  const [first, ...next] = left?.doubts.filter(isOpen) ?? []
  return [chatMemoryUpdated({ left: undefined }), ...(first ? [ask({ ...first, next })] : [])]
}
