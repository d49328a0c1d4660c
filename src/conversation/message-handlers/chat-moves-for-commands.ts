/** The moves of the commands that a visitor can type in the chat, such as "voltar" (back) and "ajuda" (help). */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { wordingOf } from '../../questions/look-up-step-texts.ts'
import {
  answersSubmitted,
  asideOpened,
  backRequested,
  correctionRequested,
  partReopened,
  answersVolunteered,
} from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectBack, selectUi, selectOrder, selectPartBefore, selectPosition } from '../../store/selectors.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { askToChange } from './chat-moves-for-buttons.ts'
import { record, say, show, type LaterMove, type Moves } from './chat-move-types.ts'
import { sayingUnchanged } from './say-answers-are-unchanged.ts'

/**
 * Goes back, at "voltar": cancels a correction, or goes back one question.
 * @param echo the message with secrets masked, as shown in the transcript
 */
export function goBack(state: RootState, echo: string): Moves {
  const part = selectPartBefore(state)
  if (state.parts.reopened ?? part) return [partReopened(state.parts.reopened ? null : part)]
  const { position: from, returnTo } = selectUi(state)
  const target = selectBack(state)
  const told: LaterMove = { do: 'say-back', echo, from, returnTo }
  if (returnTo) return [backRequested(), told]
  return target !== null && target !== 'start' ? [correctionRequested({ step: target }), told] : [told]
}

/** Says where "voltar" has led. */
export function backSaid(state: RootState, echo: string, from: StepId, returnTo: StepId | null): Moves {
  const { voltar, voltarKept, voltarNothing } = chatReplies.commands
  const now = selectPosition(state)
  const passing = now !== from && now !== returnTo
  if (now === from) return [show(echo, { passing }), say(voltarNothing)]
  return [show(echo, { passing }), say(now === returnTo ? voltarKept : voltar, { passing })]
}

interface Correction {
  /** Id of the step to correct; '' if the message does not say which. */
  readonly step: StepId
  readonly reading: Reading
  /** The message with secrets masked, as shown in the transcript. */
  readonly echo: string
  /** Whether the message asks something: "posso usar outro CPF?" opens nothing before it is confirmed. */
  readonly isAsking: boolean
  /** Whether the chat asks about another value of the message next. */
  readonly isDoubtNext: boolean
}

/** Corrects an answer. A valid new value in the message is recorded; otherwise the question is asked again. */
export function correctAnswer(state: RootState, correction: Correction): Moves {
  const { step, reading, echo, isAsking, isDoubtNext } = correction
  const from = selectPosition(state)
  const order = selectOrder(state)
  const isKnown = isStepOf(order, step) && order.answers[step] !== undefined
  const isTold = reading.answers[step] ?? reading.doubts.find((doubt) => doubt.step === step)
  if (isAsking && isKnown && step !== from && !isTold) return [show(echo), ...askToChange(order, step)]
  const values = isKnown ? reading.answers[step] : undefined
  const isSubmitted = isKnown && stepOf(order, step).submits !== undefined
  const isFine = values && !isSubmitted && 'values' in checkAnswer(stepOf(order, step), values, order)
  if (isFine) return [show(echo, { isAnswer: true }), ...change(state, reading.answers, isDoubtNext)]
  if (!isKnown) return [show(echo), say(chatReplies.commands.corrigirUnknown)]
  const { [step]: _, ...others } = reading.answers
  const asked = chatReplies.commands.corrigir(wordingOf(order, step).name ?? '')
  return [
    ...(Object.keys(others).length > 0 ? [record(others)] : []),
    correctionRequested({ step }),
    // what led to the question is shown before it
    show(echo, { passing: true }),
    ...(values ? [answersSubmitted({ answers: { [step]: values } })] : []),
    ...(!values && step !== from
      ? [{ do: 'say-at', step, text: asked, more: { passing: true } } as const]
      : []),
  ]
}

/** Records answers that replace earlier ones. The conversation says what that changes. */
function change(state: RootState, answers: Reading['answers'], isDoubtNext: boolean): Moves {
  const told = sayingUnchanged(state, answers, [answersVolunteered({ answers, isWorded: true })])
  return isDoubtNext ? told : [...told, { do: 'ask-again', at: selectPosition(state) }]
}

/** Helps, at "ajuda": shows help for the current question, then the general commands. */
export const giveHelp = (echo: string): Moves => [
  show(echo),
  { do: 'say-help' },
  say(chatReplies.help.commands),
]

/** Offers ways to reach a person and shows the reference with which an agent can find the order. */
export const callPerson = (echo: string): Moves => [
  show(echo),
  say(chatReplies.commands.atendente),
  asideOpened('human'),
]

/** Asks whether to start the order again. The visitor confirms with a yes or with the button. */
export const askToRestart = (echo: string): Moves => [show(echo), asideOpened('restart')]
