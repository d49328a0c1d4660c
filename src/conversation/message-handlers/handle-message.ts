/** Handles a chat message: reads it, records its answers, and replies. */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { orderPrice } from '../../funnel/chosen-plan-and-price.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { directDebitPriceNote } from '../../questions/direct-debit-price-note.ts'
import { cleanTyped } from '../../lib/clean-typed-text.ts'
import {
  type Aside,
  type ChatAction,
  doubtfulAnswerDiscarded,
  messageRead,
  noticeClosed,
  type OpenDoubt,
  restartRequested,
  answersVolunteered,
} from '../../store/redux-actions.ts'
import { isDoubtLast } from './is-doubt-last.ts'
import { selectNotice, selectOrder, selectPosition } from '../../store/selectors.ts'
import { takesAdvisedPlan } from '../../understanding/intents/takes-advised-plan.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { freeTextOf } from './free-text-answer.ts'
import { prepareToRead } from '../../understanding/read-message.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { withoutSecrets } from '../mask-secrets-in-message.ts'
import { handleAgentLinkReply, saysItIsMe } from './handle-is-this-you-reply.ts'
import { actOnMessage } from './act-on-message.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { askToConfirm, askToConfirmAgain, isYesOrNo, resolveDoubt } from './ask-about-doubtful-values.ts'
import { answerWaiting, loadPrices, onceAnswerable } from './answer-visitor-questions.ts'
import { loadLazyHandlers } from './load-lazy-handlers.ts'
import { mayLackCep, startCepSearch } from './start-cep-search.ts'
import { carryOutAction } from './carry-out-button-action.ts'
import { completeHouse } from './complete-house-number-and-flat.ts'
import { handleHouseOrFlatReply } from './handle-house-or-flat-reply.ts'
import { collectMessageContext } from './collect-message-context.ts'
import {
  askAgain,
  addVisitorMessage,
  addAssistantMessage,
  asksQuestionLast,
  type ChatStore,
} from './add-chat-lines.ts'
import { handleCondition } from './check-condition-of-order.ts'
import { handleOtherHolder } from './propose-other-holder.ts'
import { handleHoursForCalls, withoutVisitAtHours } from './hours-for-calls.ts'
import { handleSummaryRequest } from './order-summed-up.ts'
import { handleVagueChange } from './vague-change-at-review.ts'
import { handleNamedChoice } from './choice-named-at-review.ts'
import { clearInput } from './clear-or-fill-current-input.ts'
import { saysMoreThanAnswers, readInContext } from './read-in-context.ts'

/**
 * Reads a message that the visitor typed into any input of the chat, and acts on it (docs/decisions/0021).
 * @param submitForm submits the form into which the message was typed. It is called instead if the message
 *   neither answers the open question nor contains anything else, such as a command.
 */
export function handleMessage(store: ChatStore, message: string, submitForm?: () => void): void {
  const text = cleanTyped(message).trim()
  if (text === '') return
  answerWaiting(store)
  const { dialogue } = store.getState()
  const situation = collectMessageContext(store.getState(), text)
  const { order, step } = situation
  const reading = completeHouse(readInContext(text, situation), text, order, dialogue.doubt)
  const { agreed } = reading
  const [offered, another] = proposed(dialogue.aside)
  const isMe = dialogue.aside === 'agent' ? saysItIsMe(text, agreed) : null
  if (dialogue.aside === 'restart' && agreed !== null) answerRestart(store, agreed, text)
  else if (isMe !== null) handleAgentLinkReply(store, isMe, text)
  else if (acceptsNewPrice(store, reading, text)) takeNewPrice(store, text)
  else if (offered && !another?.answers && isTaken(offered, step, reading, text))
    carryOutAction(store, offered, withoutSecrets(order, step, text))
  else if (offered?.opens !== undefined && another && isLeft(another, reading, text)) keepAnswer(store, text)
  else if (dialogue.doubt && isYesOrNo(dialogue.doubt) && agreed !== null)
    settleDoubt(store, dialogue.doubt, agreed, text)
  else if (order.answers[step]?.isUnsure && agreed !== null && !reading.answers[step])
    answerStill(store, agreed, text)
  else if (
    submitForm &&
    !saysMoreThanAnswers(reading) &&
    !reading.unanswered &&
    isForForm(reading, order, step)
  )
    submitForm()
  else {
    const understood = [
      ...Object.entries(reading.answers).map(([id, values]) => ({ step: id, values })),
      ...reading.doubts,
    ]
    const echo = withoutSecrets(order, step, text, understood)
    if (handleHouseOrFlatReply(store, reading, text, echo)) return
    const received = { situation, reading, echo, text, pending: stillOpen(dialogue.doubt) }
    const told = { ...received, reading: withoutVisitAtHours(received) }
    if (
      handleHoursForCalls(store, told) ||
      handleOtherHolder(store, told) ||
      handleSummaryRequest(store, told) ||
      handleCondition(store, told) ||
      handleNamedChoice(store, told) ||
      handleVagueChange(store, told) ||
      asksForConsent(store, told)
    )
      return
    const isAnswer = Object.keys(reading.answers).length > 0
    const answerIt = () => onceAnswerable(store, reading.facts, !isAnswer, () => actOnMessage(store, told))
    if (mayLackCep(situation, reading)) startCepSearch(store, told, answerIt)
    else answerIt()
  }
}

/**
 * Whether the form must submit a message that contains nothing else, because no extractor has found an answer to the
 * open question. A message that answers another question is not free text, nor is a mere yes; what may be a
 * refusal is asked about.
 */
function isForForm({ answers, doubts, agreed }: Reading, order: Order, step: StepId): boolean {
  const isFreeText = freeTextOf(stepOf(order, step)) !== undefined
  const isAsked = agreed === true || doubts.some((doubt) => doubt.step === step && doubt.why === 'confirm')
  return isFreeText ? Object.keys(answers).length === 0 && !isAsked : !answers[step]
}

/**
 * Returns the doubt that is still unresolved. An error in the answer is dropped, because the question is asked again.
 */
const stillOpen = (doubt: OpenDoubt | null): OpenDoubt | null =>
  doubt?.why === 'invalid' || doubt?.why === 'unavailable' ? null : doubt

/**
 * Warms up the code that reads messages, so that the first message is read faster, and does so again with its later part. Call
 * it when the browser is idle and the journey has loaded.
 * @param whenIdle calls a function in the browser's next idle moment
 */
export function prepareToHandle(store: ChatStore, whenIdle: (run: () => void) => void): void {
  const prepare = () => prepareToRead(collectMessageContext(store.getState(), ''))
  prepare()
  loadPrices(store)
  // after a failure, the first answer that needs it only takes a little longer
  loadLazyHandlers()
    .then(() => whenIdle(prepare))
    .catch(() => {})
}

/** Handles yes or no to a doubtful value. If something else was said since, the chat asks once more (D133). */
function settleDoubt(store: ChatStore, doubt: OpenDoubt, agreed: boolean, text: string): void {
  const isLast = isDoubtLast(store.getState().dialogue)
  store.dispatch(messageRead({ understood: true }))
  if (isLast) {
    resolveDoubt(store, doubt, agreed, text)
    return
  }
  clearInput(store)
  addVisitorMessage(store, text)
  askToConfirmAgain(store, doubt)
}

/**
 * Asks whether the order is to be placed, after a yes to something else that the chat has said: a yes is of the last line
 * (D133).
 */
function asksForConsent(store: ChatStore, { reading, echo, situation }: ReceivedMessage): boolean {
  const { step, order, doubt } = situation
  const { [step]: consent } = reading.answers
  if (!consent || stepOf(order, step).view !== 'review') return false
  if (doubt?.step === step || asksQuestionLast(store)) return false
  store.dispatch(messageRead({ understood: true }))
  askToConfirm(store, { step, values: consent, why: 'confirm' }, echo)
  return true
}

/** Handles yes or no while the chat asks "Quer mesmo recomeçar?". */
function answerRestart(store: ChatStore, agreed: boolean, text: string): void {
  store.dispatch(messageRead({ understood: true }))
  if (agreed) {
    store.dispatch(restartRequested())
    return
  }
  clearInput(store)
  addVisitorMessage(store, text)
  addAssistantMessage(store, chatReplies.commands.recomecarKept)
}

/** Handles yes or no to "Ainda é o nº 1000?". The chat asks this to confirm the house number after a change of CEP. */
function answerStill(store: ChatStore, agreed: boolean, text: string): void {
  const step = selectPosition(store.getState())
  const { values = {} } = selectOrder(store.getState()).answers[step] ?? {}
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  if (agreed) {
    store.dispatch(answersVolunteered({ answers: { [step]: values } }))
    return
  }
  store.dispatch(doubtfulAnswerDiscarded({ step }))
  addVisitorMessage(store, text)
  askAgain(store)
}

/** Whether a message accepts the price that the notice at the review asks about. It orders nothing yet (X24). */
function acceptsNewPrice(store: ChatStore, { agreed, answers }: Reading, text: string): boolean {
  const state = store.getState()
  const { view, id } = stepOf(selectOrder(state), selectPosition(state))
  if (selectNotice(state)?.kind !== 'price-changed' || view !== 'review' || state.dialogue.doubt) return false
  const said = lowerWithoutAccents(text)
  return agreed === true || answers[id] !== undefined || /^(?!.*\b(?:nao|nem)\b).*\baceit[oa]\b/.test(said)
}

function takeNewPrice(store: ChatStore, text: string): void {
  const order = selectOrder(store.getState())
  store.dispatch(messageRead({ understood: true }))
  store.dispatch(noticeClosed())
  clearInput(store)
  addVisitorMessage(store, text)
  const price = unbrokenBRL(orderPrice(order))
  addAssistantMessage(store, chatReplies.commands.priceAccepted(price, directDebitPriceNote(order)))
  askAgain(store)
}

/** Returns the buttons under the last answer. */
const proposed = (aside: Aside | null) => (aside !== null && typeof aside === 'object' ? aside.actions : [])

/** Whether a message accepts the offer of the only button under the last answer: 'pode ser essa'. */
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
  return !isAdvised && takesAdvisedPlan(said, true) !== null
}

/** Whether a message declines to change an answer, after the chat has asked "Quer trocar?". */
const isLeft = ({ label }: ChatAction, { agreed }: Reading, text: string): boolean =>
  agreed === false || lowerWithoutAccents(text) === lowerWithoutAccents(label)

function keepAnswer(store: ChatStore, text: string): void {
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  addVisitorMessage(store, text)
  addAssistantMessage(store, chatReplies.commands.recomecarKept)
  askAgain(store)
}
