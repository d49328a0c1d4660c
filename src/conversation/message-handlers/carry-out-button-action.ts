/**
 * Carries out the action of a button below the chat's messages: it records an answer or opens a question for
 * correction. Also asks whether a recorded answer is to be changed.
 */
import { chatReplies } from '../../content/chat-command-replies.ts'
import {
  asideClosed,
  asideOpened,
  correctionRequested,
  messageRead,
  answersVolunteered,
  type ChatAction,
} from '../../store/redux-actions.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { chipsOf } from '../answer-chip-texts.ts'
import { askAgain, addVisitorMessage, addAssistantMessage, type ChatStore } from './add-chat-lines.ts'
import { isBareAnswer, recordAnswers } from './record-answers.ts'
import { clearInput } from './clear-or-fill-current-input.ts'

/** Returns an answer as its chips show it. For the address, the house number follows the postcode. */
function recorded(order: Order, step: StepId): string {
  const isAddress = stepOf(order, step).isKeptInTab === true
  const ids = isAddress ? idsOf(order, 'chat').filter((id) => stepOf(order, id).isKeptInTab) : [step]
  return ids
    .flatMap((id) => (order.answers[id] ? chipsOf(order, id, order.answers[id].values, []) : []))
    .join(', ')
}

/** Asks whether a recorded answer is to be changed, before its question opens. */
export function askToChange(store: ChatStore, step: StepId): void {
  const { commands } = chatReplies
  addAssistantMessage(store, commands.changeAsk(recorded(selectOrder(store.getState()), step)))
  store.dispatch(
    asideOpened({ actions: [{ label: commands.changeYes, opens: step }, { label: commands.changeNo }] }),
  )
}

/** Opens a question for correction. What led to it is shown before it. */
export function openQuestion(store: ChatStore, step: StepId, echo: string): void {
  store.dispatch(correctionRequested({ step }))
  addVisitorMessage(store, echo, { passing: true })
}

/**
 * Performs the action of a button under an answer, if it records an answer or opens a question. An earlier answer is
 * replaced.
 * @param said what the visitor said instead of pressing the button
 * @returns whether there was such an action; otherwise the button's label must be read as a message
 */
export function carryOutAction(
  store: ChatStore,
  { label, answers, opens }: ChatAction,
  said = label,
): boolean {
  const state = store.getState()
  store.dispatch(asideClosed())
  if (opens !== undefined) {
    store.dispatch(messageRead({ understood: true }))
    clearInput(store)
    openQuestion(store, opens, said)
    return true
  }
  if (!answers) return false
  store.dispatch(messageRead({ understood: true }))
  const order = selectOrder(state)
  const position = selectPosition(state)
  const isChange = Object.keys(answers).some((step) => order.answers[step] && step !== position)
  const isBare = !isChange && isBareAnswer(order, position, answers, said)
  if (!isBare) addVisitorMessage(store, said, { isAnswer: true })
  if (isChange) store.dispatch(answersVolunteered({ answers, isWorded: true }))
  else {
    clearInput(store)
    recordAnswers(store, answers, !isBare)
  }
  if (selectPosition(store.getState()) === position && (isChange || !answers[position])) askAgain(store)
  return true
}
