/**
 * Replies to a message that answers a question of the chat besides that of the order, such as whether the new price is
 * accepted.
 */
import { assistantMessages } from '../../content/assistant-messages.ts'
import { chatReplies } from '../../content/chat-command-replies.ts'
import { orderPrice } from '../../funnel/chosen-plan-and-price.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { directDebitPriceNote } from '../../questions/direct-debit-price-note.ts'
import {
  type ChatAction,
  doubtfulAnswerDiscarded,
  messageRead,
  noticeClosed,
  restartRequested,
  answersVolunteered,
} from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectNotice, selectOrder } from '../../store/selectors.ts'
import { takesRecommendedPlan } from '../../understanding/intents/takes-recommended-plan.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { withoutSecrets } from '../hide-secrets-in-message.ts'
import { asksQuestionLast } from './add-chat-lines.ts'
import { isYesOrNo, resolveDoubt } from './ask-about-doubtful-values.ts'
import { movesOfButton } from './chat-moves-for-buttons.ts'
import { isDoubtLast } from './choose-next-doubtful-value.ts'
import { ask, askAgain, clearInput, say, show, type Moves } from './chat-move-types.ts'
import type { ReceivedMessage } from './received-message-type.ts'

const understood = messageRead({ understood: true })

/** Replies to yes or no while the chat asks "Quer mesmo recomeçar?". */
export function replyToRestart(
  { reading: { agreed }, text }: ReceivedMessage,
  state: RootState,
): Moves | null {
  if (state.dialogue.aside !== 'restart' || agreed === null) return null
  if (agreed) return [understood, restartRequested()]
  return [understood, clearInput, show(text), say(chatReplies.commands.recomecarKept)]
}

/** Accepts the price that the notice at the review asks about. It orders nothing yet (X24). */
export function acceptNewPrice(
  { reading, text, situation: { step } }: ReceivedMessage,
  state: RootState,
): Moves | null {
  const order = selectOrder(state)
  if (selectNotice(state)?.kind !== 'price-changed' || stepOf(order, step).view !== 'review') return null
  if (state.dialogue.doubt || !acceptsPrice(reading, step, text)) return null
  const price = unbrokenBRL(orderPrice(order))
  return [
    understood,
    noticeClosed(),
    clearInput,
    show(text),
    say(chatReplies.commands.priceAccepted(price, directDebitPriceNote(order))),
    askAgain,
  ]
}

const acceptsPrice = ({ agreed, answers }: Reading, step: StepId, text: string): boolean =>
  agreed === true ||
  answers[step] !== undefined ||
  /^(?!.*\b(?:nao|nem)\b).*\baceit[oa]\b/.test(lowerWithoutAccents(text))

/** Returns the buttons under the last answer. */
const buttonsOf = ({ dialogue: { aside } }: RootState): readonly ChatAction[] =>
  aside !== null && typeof aside === 'object' ? aside.actions : []

/** Accepts the offer of the only button under the last answer: 'pode ser essa'. */
export function takeOffered(
  { reading, text, situation: { order, step } }: ReceivedMessage,
  state: RootState,
): Moves | null {
  const [offered, another] = buttonsOf(state)
  const typed = buttonsOf(state).find(
    ({ label, ...action }) => isOnlyButton(action) && isSameText(label, text),
  )
  if (typed) return [clearInput, ...(movesOfButton(state, typed) ?? [])]
  // of several guesses a yes takes none
  const isGuess =
    offered?.opens !== undefined &&
    buttonsOf(state).some(({ label }) => label === assistantMessages.escalation.buttons.human)
  if (!offered || isGuess || another?.answers || !isTaken(offered, step, reading, text)) return null
  return movesOfButton(state, offered, withoutSecrets(order, step, text))
}

/** Whether a button does what its label does not say as a message. */
const isOnlyButton = ({ asks, among }: Omit<ChatAction, 'label'>): boolean =>
  asks !== undefined || among !== undefined

const isSameText = (one: string, other: string) => normaliseText(one) === normaliseText(other)

function isTaken(
  { answers, opens }: ChatAction,
  step: StepId,
  { agreed, answers: read }: Reading,
  text: string,
): boolean {
  if (opens !== undefined) return agreed === true
  if (!answers) return false
  if (agreed === true && answers[step] !== undefined) return true
  const said = lowerWithoutAccents(text)
  // 'essa que você indicou' is the one that was advised, whatever was offered since
  const isAdvised = read[step] !== undefined && /\b(?:indic|recomend|suger|aconselh)/.test(said)
  return !isAdvised && takesRecommendedPlan(said, true) !== null
}

/** Leaves an answer as it is, after the chat has asked "Quer trocar?". */
export function leaveUnchanged(
  { reading: { agreed }, text }: ReceivedMessage,
  state: RootState,
): Moves | null {
  const [offered, another] = buttonsOf(state)
  if (offered?.opens === undefined || !another) return null
  if (agreed !== false && lowerWithoutAccents(text) !== lowerWithoutAccents(another.label)) return null
  return [understood, clearInput, show(text), say(chatReplies.commands.recomecarKept), askAgain]
}

/** Replies to yes or no to a doubtful value. If something else was said since, the chat asks once more (D133). */
export function replyToDoubt({ reading: { agreed }, text }: ReceivedMessage, state: RootState): Moves | null {
  const { doubt } = state.dialogue
  if (!doubt || !isYesOrNo(doubt) || agreed === null) return null
  if (isDoubtLast(state.dialogue)) return [understood, ...resolveDoubt(state, doubt, agreed, text)]
  return [understood, clearInput, show(text), { do: 'ask-once-more', doubt }]
}

/** Replies to yes or no to "Ainda é o nº 1000?". The chat asks this to confirm the house number after a change of CEP. */
export function replyToUnsureAnswer({ reading, text, situation }: ReceivedMessage): Moves | null {
  const { order, step } = situation
  const answer = order.answers[step]
  if (!answer?.isUnsure || reading.agreed === null || reading.answers[step]) return null
  const kept = answersVolunteered({ answers: { [step]: answer.values } })
  return reading.agreed
    ? [understood, clearInput, kept]
    : [understood, clearInput, doubtfulAnswerDiscarded({ step }), show(text), askAgain]
}

/**
 * Asks whether the order is to be placed, after a yes to something else that the chat has said: a yes is of the last line
 * (D133).
 */
export function askForConsent({ reading, echo, situation }: ReceivedMessage, state: RootState): Moves | null {
  const { step, order, doubt } = situation
  const { [step]: consent } = reading.answers
  if (!consent || stepOf(order, step).view !== 'review') return null
  if (doubt?.step === step || asksQuestionLast(state)) return null
  return [understood, ask({ step, values: consent, why: 'confirm' }, echo)]
}
