/** Decides what the chat does with a message that has been read: carry out a command, record answers, or reply. */
import { advice } from '../../content/plan-advice.ts'
import { chatReplies } from '../../content/chat-command-replies.ts'
import { hoursForCalls } from '../../content/hours-for-calls.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { wordingOf } from '../../questions/step-texts.ts'
import { asideOpened, messageRead, answersVolunteered, type OpenDoubt } from '../../store/redux-actions.ts'
import { selectKeeps, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { Doubt, Reading } from '../../understanding/reading-types.ts'
import { areSameValues } from '../../understanding/words/same-values.ts'
import { wishText } from '../answer-chip-texts.ts'
import { plansOnOffer } from '../offered-plans.ts'
import {
  askToRestart,
  callPerson,
  carryOutCorrection,
  carryOutBack,
  carryOutHelp,
} from './carry-out-commands.ts'
import { askForClearYes, askToConfirmAgain, askToConfirm } from './ask-about-doubtful-values.ts'
import { replyNotUnderstood } from './reply-when-not-understood.ts'
import { admitUnanswerable, answerFacts } from './answer-visitor-questions.ts'
import {
  askAgain,
  addVisitorMessage,
  addAssistantMessage,
  sayNextWording,
  type ChatStore,
} from './add-chat-lines.ts'
import { isBareAnswer, recordAnswers, withForm } from './record-answers.ts'
import { clearInput, keepInForm } from './clear-or-fill-current-input.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { sayingUnchanged } from './say-unchanged.ts'
import { keepForLater } from './propose-kept-values.ts'
import { hasHoursBeside } from './hours-for-calls.ts'
import { isJudged } from './is-judged.ts'
import { problemWith } from './problems-with-answers.ts'
import { carryOutRequest } from './carry-out-requests-instead-of-answer.ts'
import { isUnderstood } from './read-in-context.ts'

/** Acts on a message. Of several meanings, the first branch here wins: commands first, small talk last. */
export function actOnMessage(store: ChatStore, received: ReceivedMessage): void {
  const { reading, echo, text, pending } = received
  const { command, facts, wayOut, smalltalk, person, agreed, unanswered } = reading
  const order = selectOrder(store.getState())
  const step = stepOf(order, selectPosition(store.getState()))
  const isNo = reading.wrong || (step.view === 'review' && agreed === false)
  store.dispatch(messageRead({ understood: isNo || isUnderstood(reading) }))
  const doubt = doubtToAsk(store, reading, pending)
  if (command !== null) {
    clearInput(store)
    // what is told beside 'me ajuda' is not asked again
    if ((command === 'help' || command === 'human') && Object.keys(reading.answers).length > 0)
      store.dispatch(answersVolunteered({ answers: reading.answers }))
    obey(store, command, received, doubt !== null)
    if (facts.length > 0) answerFacts(store, facts, text, true)
    if (command.startsWith('correct:') && doubt) askToConfirm(store, doubt, '')
    else if (command === 'help' && pending) askToConfirmAgain(store, pending)
  } else if (wayOut !== null && !(facts.length > 0 && isRemark(wayOut))) {
    clearInput(store)
    carryOutRequest(store, wayOut, echo, text.includes('?'))
    if (facts.length > 0) answerFacts(store, facts, text, true)
  } else if (Object.keys(reading.answers).length > 0) answer(store, received)
  else if (reading.advice) advise(store, echo)
  else if (doubt && reading.doubts.length > 0) {
    const isUnclearYes = pending?.why === 'confirm' && doubt.why === 'confirm' && isSameDoubt(pending, doubt)
    // the question about the value is the last line, so that a yes is the reply to it
    const replyBeside = () => {
      if (facts.length > 0) answerFacts(store, facts, text, true, false)
      if (unanswered) admitUnanswerable(store, true)
    }
    if (isUnclearYes) askForClearYes(store, pending, echo)
    else askToConfirm(store, doubt, echo, text, replyBeside)
    if (isUnclearYes) replyBeside()
  } else if (facts.length > 0) {
    clearInput(store)
    addVisitorMessage(store, echo)
    answerFacts(store, facts, text, false)
    if (unanswered) admitUnanswerable(store, true)
    askOn(store, pending)
  } else if (person !== null) switchPerson(store, person, echo)
  else if (unanswered) {
    clearInput(store)
    if (store.getState().dialogue.misses > 2) replyNotUnderstood(store, echo)
    else {
      addVisitorMessage(store, echo)
      askOn(store, pending)
      admitUnanswerable(store, false)
    }
  } else if (smalltalk !== null) reply(store, smalltalk, echo, pending)
  else if (isNo) {
    clearInput(store)
    addVisitorMessage(store, echo)
    addAssistantMessage(store, chatReplies.commands.corrigirUnknown)
  } else {
    clearInput(store)
    replyNotUnderstood(store, echo, text)
    if (pending && store.getState().dialogue.misses < 2) askToConfirmAgain(store, pending)
  }
}

const isSameDoubt = (one: OpenDoubt, other: Doubt) =>
  one.step === other.step && areSameValues(one.values, other.values)

/**
 * Returns what the chat asks about next: the first doubtful value of the message, followed by its others and by those that
 * the chat was asking about and that the message does not settle. Null if there is none. A yes to the whole order is
 * asked about alone, because it would place the order before the others are settled.
 */
function doubtToAsk(store: ChatStore, reading: Reading, pending: OpenDoubt | null): OpenDoubt | null {
  const order = selectOrder(store.getState())
  const isAlone = Object.keys(reading.answers).length === 0
  const isNew = ({ step }: OpenDoubt) =>
    reading.answers[step] === undefined && reading.doubts.every((each) => each.step !== step)
  const all = [
    ...reading.doubts.filter(({ step }) => isAlone || isJudged(order, step)),
    ...openBefore(pending).filter(isNew),
  ]
  const [first, ...next] =
    all.length > 1 ? all.filter(({ step }) => stepOf(order, step).view !== 'review') : all
  return first ? { ...first, next } : null
}

function openBefore(pending: OpenDoubt | null): readonly OpenDoubt[] {
  if (!pending) return []
  const { next = [], ...doubt } = pending
  return [doubt, ...next]
}

/** Whether a message perhaps only mentions what it seems to request: "e num outro endereço, o preço muda?". */
const isRemark = (way: NonNullable<Reading['wayOut']>) => way === 'address' || way === 'document'

/** Asks what was open before the message: a doubtful value, or the question of the order. */
function askOn(store: ChatStore, pending: OpenDoubt | null): void {
  const state = store.getState()
  if (pending) askToConfirmAgain(store, pending)
  // above the cards of the plans only the last message is in view, which must be the answer
  else if (stepOf(selectOrder(state), selectPosition(state)).view !== 'plans') askAgain(store)
}

function obey(
  store: ChatStore,
  command: NonNullable<Reading['command']>,
  { reading, echo, text }: ReceivedMessage,
  isDoubtNext: boolean,
): void {
  if (command === 'back') carryOutBack(store, echo)
  else if (command === 'restart') askToRestart(store, echo)
  else if (command === 'help') carryOutHelp(store, echo)
  else if (command === 'human') callPerson(store, echo)
  else
    carryOutCorrection(
      store,
      command.slice('correct:'.length),
      reading,
      echo,
      text.includes('?'),
      isDoubtNext,
    )
}

/** Records the answers of a message, then replies to the rest of it. */
function answer(store: ChatStore, received: ReceivedMessage): void {
  const { reading, echo, text, pending } = received
  const { facts, unanswered } = reading
  const answers = withoutConsentBesideChange(store, reading.answers)
  const doubt = doubtToAsk(store, reading, pending)
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  const own = answers[position]
  const draft = store.getState().ui.drafts[position] ?? {}
  const problem = own ? problemWith(order, position, withForm(stepOf(order, position), own, draft)) : null
  const isSubmitted = stepOf(order, position).submits !== undefined
  const isParts = own !== undefined && stepOf(order, position).parts !== undefined
  const isBare = problem === null && (isParts || isBareAnswer(order, position, answers, text))
  if (!isBare) addVisitorMessage(store, echo, { isAnswer: problem === null })
  if (problem === null || isSubmitted) clearInput(store)
  // before the answer is refused, because typing clears the error
  if (problem !== null && own) keepInForm(store, own)
  const before = store.getState().dialogue
  sayingUnchanged(store, answers, () => recordAnswers(store, answers, !isBare))
  const after = store.getState().dialogue
  const now = selectPosition(store.getState())
  // the rest of the question may have opened
  const isMoved = now !== position || after.times.openedAt !== before.times.openedAt
  if (facts.length > 0) answerFacts(store, facts, text, true, isMoved)
  if (unanswered) admitUnanswerable(store, true, isMoved)
  if (problem === null && hasHoursBeside(received))
    addAssistantMessage(store, hoursForCalls.kept, isMoved ? { passing: true } : {})
  if (problem === null) keepForLater(store, received, isMoved)
  const { wish } = answers.planos ?? {}
  if (doubt) askToConfirm(store, doubt, '')
  else if (now === position && problem === null) {
    if (!own && wish) addAssistantMessage(store, assistantMessages.wishes.kept(wishText(wish)))
    if (!isParts && !(own && isSubmitted)) askAgain(store)
  }
}

/** A message that changes something does not place the order: what it changes is shown first. */
function withoutConsentBesideChange(store: ChatStore, answers: Reading['answers']): Reading['answers'] {
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  const { [position]: _consent, ...others } = answers
  const isReview = stepOf(order, position).view === 'review'
  return isReview && Object.keys(others).length > 0 ? others : answers
}

/** Switches between CPF and CNPJ after a message such as "Sou empresa". */
function switchPerson(store: ChatStore, person: 'pf' | 'pj', echo: string): void {
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  clearInput(store)
  keepInForm(store, { person_type: person })
  addVisitorMessage(store, echo)
  addAssistantMessage(store, wordingOf(order, position, { person_type: person }).heading)
}

/** Replies to small talk. A visitor who stays upset is offered contact with a person. */
function reply(
  store: ChatStore,
  smalltalk: NonNullable<Reading['smalltalk']>,
  echo: string,
  pending: OpenDoubt | null,
): void {
  const { smalltalk: replies } = assistantMessages
  clearInput(store)
  addVisitorMessage(store, echo)
  const list = smalltalk === 'bye' && !selectKeeps(store.getState()) ? replies.byeOpen : replies[smalltalk]
  sayNextWording(store, smalltalk, list)
  if (smalltalk === 'upset' && (store.getState().dialogue.turns.upset ?? 0) >= list.length)
    store.dispatch(asideOpened('human'))
  if (smalltalk !== 'bye') askOn(store, pending)
}

/**
 * Replies to "Qual é o melhor?" with the plan advice, once plans or the customer's own offers are known. What the
 * visitor told about the household is not asked again.
 */
function advise(store: ChatStore, echo: string): void {
  const { home } = store.getState().dialogue.memory
  clearInput(store)
  addVisitorMessage(store, echo)
  if (plansOnOffer(selectOrder(store.getState())).length === 0) {
    addAssistantMessage(store, advice.later)
    askAgain(store)
  } else if (home?.people !== undefined) {
    answerFacts(store, ['serve'], '', false)
    askAgain(store)
  } else {
    addAssistantMessage(store, advice.start)
    store.dispatch(asideOpened('advice'))
  }
}
