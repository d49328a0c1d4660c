/**
 * Says that the answers in a message are those of the order already: a change that was asked for and changes nothing.
 */
import { changedAnswers } from '../../content/changed-answers.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import type { Answers, Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { answerInSentence, answerLabel } from '../../questions/describe-answer-change.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { say, type LaterMove, type Moves } from './chat-move-types.ts'

type Told = Readonly<Record<StepId, Values>>

export function sayUnchanged(order: Order, answers: Told): LaterMove {
  const shown = Object.keys(answers).flatMap((id) => {
    const now = answerInSentence(order, id)
    return now ? [changedAnswers.unchanged(answerLabel(order, id), now)] : []
  })
  return say(shown.length > 0 ? shown.join(' ') : assistantMessages.tookBefore)
}

/** Records answers by other moves, then says which of them the order had already. */
export const sayingUnchanged = (state: RootState, answers: Told, recording: Moves): Moves => [
  ...recording,
  { do: 'say-unchanged', answers, before: selectOrder(state).answers, at: selectPosition(state) },
]

/** Says which answers the order had before they were recorded, if the same question is open still. */
export function unchangedSaid(state: RootState, answers: Told, before: Answers, at: StepId): Moves {
  const order = selectOrder(state)
  if (selectPosition(state) !== at) return []
  const same = Object.entries(answers).filter(
    ([id]) => id !== at && before[id] && before[id] === order.answers[id],
  )
  return same.length > 0 ? [sayUnchanged(order, Object.fromEntries(same))] : []
}
