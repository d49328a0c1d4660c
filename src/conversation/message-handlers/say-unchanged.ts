import { changedAnswers } from '../../content/changed-answers.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { answerInSentence, answerLabel } from '../../questions/change-in-words.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { addAssistantMessage, type ChatStore } from './add-chat-lines.ts'

type Told = Readonly<Record<StepId, Values>>

/** Says that the answers in a message are those of the order already: a change that was asked for and changes nothing. */
export function sayUnchanged(store: ChatStore, answers: Told): void {
  const order = selectOrder(store.getState())
  const shown = Object.keys(answers).flatMap((id) => {
    const now = answerInSentence(order, id)
    return now ? [changedAnswers.unchanged(answerLabel(order, id), now)] : []
  })
  addAssistantMessage(store, shown.length > 0 ? shown.join(' ') : assistantMessages.tookBefore)
}

/** Records answers by a function, then says which of them the order had already. */
export function sayingUnchanged(store: ChatStore, answers: Told, record: () => void): void {
  const { answers: before } = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  record()
  const { answers: after } = selectOrder(store.getState())
  if (selectPosition(store.getState()) !== position) return
  const same = Object.entries(answers).filter(
    ([id]) => id !== position && before[id] && before[id] === after[id],
  )
  if (same.length > 0) sayUnchanged(store, Object.fromEntries(same))
}
