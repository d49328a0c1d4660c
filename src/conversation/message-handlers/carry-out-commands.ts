/** Carries out the commands that a visitor can type in the chat, such as "voltar" (back) and "ajuda" (help). */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { textOf, wordingOf } from '../../questions/step-texts.ts'
import {
  answersSubmitted,
  asideOpened,
  backRequested,
  correctionRequested,
  partReopened,
  answersVolunteered,
} from '../../store/redux-actions.ts'
import { selectBack, selectUi, selectOrder, selectPartBefore, selectPosition } from '../../store/selectors.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { askAgain, addVisitorMessage, addAssistantMessage, type ChatStore } from './add-chat-lines.ts'
import { askToChange } from './carry-out-button-action.ts'
import { recordAnswers } from './record-answers.ts'
import { sayingUnchanged } from './say-unchanged.ts'

/**
 * Carries out the command "voltar" (back): cancels a correction, or goes back one question.
 * @param echo the message with secrets masked, as shown in the transcript
 */
export function carryOutBack(store: ChatStore, echo: string): void {
  const state = store.getState()
  const part = selectPartBefore(state)
  if (state.parts.reopened ?? part) {
    store.dispatch(partReopened(state.parts.reopened ? null : part))
    return
  }
  const { position: from, returnTo } = selectUi(state)
  const target = selectBack(state)
  if (returnTo) store.dispatch(backRequested())
  else if (target !== null && target !== 'start') store.dispatch(correctionRequested({ step: target }))
  const now = selectPosition(store.getState())
  const opens = now !== from && now !== returnTo
  addVisitorMessage(store, echo, { passing: opens })
  if (now === from) addAssistantMessage(store, chatReplies.commands.voltarNothing)
  else
    addAssistantMessage(
      store,
      now === returnTo ? chatReplies.commands.voltarKept : chatReplies.commands.voltar,
      { passing: opens },
    )
}

/**
 * Corrects an answer. A valid new value in the message is recorded; otherwise the question is asked again.
 * @param step id of the step to correct; '' if the message does not say which
 * @param echo the message with secrets masked, as shown in the transcript
 * @param isAsking whether the message asks something: "posso usar outro CPF?" opens nothing before it is confirmed
 * @param isDoubtNext whether the chat asks about another value of the message next
 */
export function carryOutCorrection(
  store: ChatStore,
  step: StepId,
  reading: Reading,
  echo: string,
  isAsking: boolean,
  isDoubtNext: boolean,
): void {
  const from = selectPosition(store.getState())
  const order = selectOrder(store.getState())
  const isKnown = isStepOf(order, step) && order.answers[step] !== undefined
  const isTold = reading.answers[step] ?? reading.doubts.find((doubt) => doubt.step === step)
  if (isAsking && isKnown && step !== from && !isTold) {
    addVisitorMessage(store, echo)
    askToChange(store, step)
    return
  }
  const values = isKnown ? reading.answers[step] : undefined
  const isSubmitted = isKnown && stepOf(order, step).submits !== undefined
  const isFine = values && !isSubmitted && 'values' in checkAnswer(stepOf(order, step), values, order)
  if (isFine) {
    addVisitorMessage(store, echo, { isAnswer: true })
    change(store, reading.answers, isDoubtNext)
    return
  }
  if (!isKnown) {
    addVisitorMessage(store, echo)
    addAssistantMessage(store, chatReplies.commands.corrigirUnknown)
    return
  }
  const { [step]: _, ...others } = reading.answers
  if (Object.keys(others).length > 0) recordAnswers(store, others)
  store.dispatch(correctionRequested({ step }))
  // what led to the question is shown before it
  addVisitorMessage(store, echo, { passing: true })
  if (values) store.dispatch(answersSubmitted({ answers: { [step]: values } }))
  else if (selectPosition(store.getState()) === step && step !== from)
    addAssistantMessage(store, chatReplies.commands.corrigir(wordingOf(order, step).name ?? ''), {
      passing: true,
    })
}

/** Records answers that replace earlier ones. The conversation says what that changes. */
function change(store: ChatStore, answers: Reading['answers'], isDoubtNext: boolean): void {
  const position = selectPosition(store.getState())
  sayingUnchanged(store, answers, () => {
    store.dispatch(answersVolunteered({ answers, isWorded: true }))
  })
  if (selectPosition(store.getState()) === position && !isDoubtNext) askAgain(store)
}

/** Carries out the command "ajuda" (help): shows help for the current question, then the general commands. */
export function carryOutHelp(store: ChatStore, echo: string): void {
  const order = selectOrder(store.getState())
  addVisitorMessage(store, echo)
  addAssistantMessage(store, textOf(order, selectPosition(store.getState())).help)
  addAssistantMessage(store, chatReplies.help.commands)
}

/** Offers ways to reach a person and shows the reference with which an agent can find the order. */
export function callPerson(store: ChatStore, echo: string): void {
  addVisitorMessage(store, echo)
  addAssistantMessage(store, chatReplies.commands.atendente)
  store.dispatch(asideOpened('human'))
}

/** Asks whether to start the order again. The visitor confirms with a yes or with the button. */
export function askToRestart(store: ChatStore, echo: string): void {
  addVisitorMessage(store, echo)
  store.dispatch(asideOpened('restart'))
}
