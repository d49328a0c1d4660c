import { advice } from '../../content/plan-advice.ts'
import { chatReplies } from '../../content/chat-command-replies.ts'
import { conversation } from '../../content/assistant-messages.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId } from '../../funnel/types.ts'
import { textOf } from '../../questions/step-texts.ts'
import {
  type Aside,
  type ChatAction,
  asideOpened,
  disowned,
  messageRead,
  type OpenDoubt,
  restartAsked,
  volunteered,
} from '../../store/events.ts'
import { selectKeeps, selectOrder, selectPosition } from '../../store/selectors.ts'
import { takesAdvisedPlan } from '../../understanding/intents/sale-moves.ts'
import { fold } from '../../understanding/words/lower-case-without-accents.ts'
import { prepareToRead } from '../../understanding/read.ts'
import type { Reading } from '../../understanding/types.ts'
import { wishText } from '../answer-chips.ts'
import { plansOnOffer } from './plans-on-offer.ts'
import { withoutSecrets } from '../mask-secrets.ts'
import { answerAgentLink, saysItIsMe } from './answer-agent-link.ts'
import { askToRestart, callPerson, correct, goBack, help } from './carry-out-commands.ts'
import { askStill, isYesOrNo, raise, settle } from './ask-to-confirm.ts'
import { escalate } from './reply-when-not-understood.ts'
import { admit, answerFacts, answerWaiting, loadPrices, onceAnswerable } from './answer-visitor-questions.ts'
import { loadSaleTalk } from './load-sale-talk.ts'
import { mayLackCep, searchCep } from './search-cep.ts'
import { pressAction } from './press-action.ts'
import { answerSecondLine, withHouse } from './house-or-flat.ts'
import { situationOf } from './message-context.ts'
import { askAgain, quote, say, sayInTurn, sayTook, type Store } from './add-chat-lines.ts'
import { clearLine, keepInForm, problemWith, recordAnswers, withForm } from './record-answers.ts'
import { leave } from './carry-out-self-service-requests.ts'
import { isTalk, isUnderstood, readInContext } from './read-in-context.ts'

/**
 * Reads a message that the visitor typed into any input of the chat, and acts on it (docs/decisions/0021).
 * @param orElse submits the form into which the message was typed. It is called instead if the message
 *   neither answers the open question nor contains anything else, such as a command.
 */
export function handleMessage(store: Store, message: string, orElse?: () => void): void {
  const text = message.trim()
  if (text === '') return
  answerWaiting(store)
  const { dialogue } = store.getState()
  const situation = situationOf(store.getState(), text)
  const { order, step } = situation
  const reading = withHouse(readInContext(text, situation), text, order)
  const { agreed } = reading
  const [offered, another] = proposed(dialogue.aside)
  const isMe = dialogue.aside === 'agent' ? saysItIsMe(text, agreed) : null
  if (dialogue.aside === 'restart' && agreed !== null) answerRestart(store, agreed, text)
  else if (isMe !== null) answerAgentLink(store, isMe, text)
  else if (offered && !another?.answers && isTaken(offered, step, reading, text)) pressAction(store, offered)
  else if (dialogue.doubt && isYesOrNo(dialogue.doubt) && agreed !== null) {
    store.dispatch(messageRead({ understood: true }))
    settle(store, dialogue.doubt, agreed, text)
  } else if (order.answers[step]?.isUnsure && agreed !== null && !reading.answers[step])
    answerStill(store, agreed, text)
  else if (orElse && !isTalk(reading) && !reading.unanswered && !reading.answers[step]) orElse()
  else {
    const understood = [
      ...Object.entries(reading.answers).map(([id, values]) => ({ step: id, values })),
      ...reading.doubts,
    ]
    const echo = withoutSecrets(order, step, text, understood)
    if (answerSecondLine(store, reading, text, echo)) return
    const told = { ...situation, reading, echo, text, pending: dialogue.doubt }
    const isAnswer = Object.keys(reading.answers).length > 0
    const answerIt = () => onceAnswerable(store, reading.facts, !isAnswer, () => act(store, told))
    if (mayLackCep(situation, reading)) searchCep(store, told, answerIt)
    else answerIt()
  }
}

/**
 * Warms up the message reader, so that the first message is read faster, and does so again with its later part. Call
 * it when the browser is idle and the journey has loaded.
 * @param whenIdle calls a function in the browser's next idle moment
 */
export function prepareToHandle(store: Store, whenIdle: (run: () => void) => void): void {
  const prepare = () => prepareToRead(situationOf(store.getState(), ''))
  prepare()
  loadPrices(store)
  // after a failure, the first answer that needs it only takes a little longer
  loadSaleTalk()
    .then(() => whenIdle(prepare))
    .catch(() => {})
}

/** Handles yes or no while the chat asks "Quer mesmo recomeçar?". */
function answerRestart(store: Store, agreed: boolean, text: string): void {
  store.dispatch(messageRead({ understood: true }))
  if (agreed) {
    store.dispatch(restartAsked())
    return
  }
  clearLine(store)
  quote(store, text)
  say(store, chatReplies.commands.recomecarKept)
}

/**
 * Handles yes or no to "Ainda é o nº 1000?". The chat asks this to confirm the house number after a change of
 * CEP (D62).
 */
function answerStill(store: Store, agreed: boolean, text: string): void {
  const step = selectPosition(store.getState())
  const { values = {} } = selectOrder(store.getState()).answers[step] ?? {}
  store.dispatch(messageRead({ understood: true }))
  clearLine(store)
  if (agreed) {
    store.dispatch(volunteered({ answers: { [step]: values } }))
    return
  }
  store.dispatch(disowned({ step }))
  quote(store, text)
  askAgain(store)
}

/** Returns the buttons under the last answer. */
const proposed = (aside: Aside | null) => (aside !== null && typeof aside === 'object' ? aside.actions : [])

/** Whether a message takes what the only button under the last answer offers: 'pode ser essa'. */
function isTaken({ answers }: ChatAction, step: StepId, { agreed }: Reading, text: string): boolean {
  if (!answers) return false
  return (agreed === true && answers[step] !== undefined) || takesAdvisedPlan(fold(text), true) !== null
}

/** What is known about a message when the chat acts on it. */
interface Heard {
  readonly reading: Reading
  /** The message with secrets masked, as shown in the transcript. */
  readonly echo: string
  readonly text: string
  /** The doubtful value that the chat was asking about. */
  readonly pending: OpenDoubt | null
}

/**
 * Acts on the meaning of a message. If a message has several meanings, the first branch here wins: commands
 * first, small talk last.
 */
function act(store: Store, heard: Heard): void {
  const { reading, echo, text, pending } = heard
  const { command, facts, wayOut, smalltalk, person, agreed, unanswered } = reading
  const order = selectOrder(store.getState())
  const step = stepOf(order, selectPosition(store.getState()))
  const isNo = reading.wrong || (step.view === 'review' && agreed === false)
  store.dispatch(messageRead({ understood: isNo || isUnderstood(reading) }))
  const [doubt] = reading.doubts
  if (command !== null) {
    clearLine(store)
    obey(store, command, reading, echo)
    if (facts.length > 0) answerFacts(store, facts, text, true)
    if (command.startsWith('correct:') && doubt) raise(store, doubt, '')
    else if (command === 'help' && pending) askStill(store, pending)
  } else if (wayOut !== null) {
    clearLine(store)
    leave(store, wayOut, echo)
  } else if (Object.keys(reading.answers).length > 0) answer(store, heard)
  else if (reading.advice) advise(store, echo)
  else if (doubt) {
    raise(store, doubt, echo, text)
    if (facts.length > 0) answerFacts(store, facts, text, true)
    if (unanswered) admit(store, true)
  } else if (facts.length > 0) {
    clearLine(store)
    quote(store, echo)
    answerFacts(store, facts, text, false)
    if (unanswered) admit(store, true)
    askOn(store, pending)
  } else if (person !== null) switchPerson(store, person, echo)
  else if (unanswered) {
    clearLine(store)
    if (store.getState().dialogue.misses > 2) escalate(store, echo)
    else {
      quote(store, echo)
      askOn(store, pending)
      admit(store, false)
    }
  } else if (smalltalk !== null) reply(store, smalltalk, echo, pending)
  else if (isNo) {
    clearLine(store)
    quote(store, echo)
    say(store, chatReplies.commands.corrigirUnknown)
  } else {
    clearLine(store)
    escalate(store, echo, text)
    if (pending && store.getState().dialogue.misses < 2) askStill(store, pending)
  }
}

/** Asks what was open before the message: a doubtful value, or the question of the order. */
function askOn(store: Store, pending: OpenDoubt | null): void {
  const state = store.getState()
  if (pending) askStill(store, pending)
  // above the cards of the plans only the last message is in view, which must be the answer
  else if (stepOf(selectOrder(state), selectPosition(state)).view !== 'plans') askAgain(store)
}

function obey(store: Store, command: NonNullable<Reading['command']>, reading: Reading, echo: string): void {
  if (command === 'back') goBack(store, echo)
  else if (command === 'restart') askToRestart(store, echo)
  else if (command === 'help') help(store, echo)
  else if (command === 'human') callPerson(store, echo)
  else correct(store, command.slice('correct:'.length), reading, echo)
}

/** Records the answers of a message, then replies to the rest of it. */
function answer(store: Store, { reading, echo, text }: Heard): void {
  const { answers, facts, doubts, unanswered } = reading
  const [doubt] = doubts.filter(({ step }) => isJudged(store, step))
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  const own = answers[position]
  const draft = store.getState().flow.drafts[position] ?? {}
  const problem = own ? problemWith(order, position, withForm(stepOf(order, position), own, draft)) : null
  const isSubmitted = stepOf(order, position).submits !== undefined
  if (problem !== null && !isSubmitted) quote(store, echo)
  else clearLine(store)
  // before the answer is refused, because typing clears the error
  if (problem !== null && own) keepInForm(store, own)
  recordAnswers(store, answers)
  const now = selectPosition(store.getState())
  if (facts.length > 0) answerFacts(store, facts, text, true, now !== position)
  if (unanswered) admit(store, true, now !== position)
  if (doubt) raise(store, doubt, '')
  else if (now !== position) {
    if (Object.keys(answers).length > 1) sayTook(store)
  } else if (!own) {
    const { wish } = answers.planos ?? {}
    if (wish) say(store, conversation.wishes.kept(wishText(wish)))
    else sayInTurn(store, 'took', conversation.took)
    askAgain(store)
  }
}

/**
 * Whether the chat can ask about a doubtful value of a step yet. For dates and plans, the list must have
 * loaded first.
 */
function isJudged(store: Store, id: string): boolean {
  const order = selectOrder(store.getState())
  const { view } = stepOf(order, id)
  if (view === 'dates') return order.facts.freeDates !== null
  return view !== 'plans' || order.facts.coverage !== null
}

/** Switches between CPF and CNPJ after a message such as "Sou empresa". */
function switchPerson(store: Store, person: 'pf' | 'pj', echo: string): void {
  const order = selectOrder(store.getState())
  const position = selectPosition(store.getState())
  clearLine(store)
  keepInForm(store, { person_type: person })
  quote(store, echo)
  const { variants, heading } = textOf(order, position)
  say(store, variants?.[person]?.heading ?? heading)
}

/** Replies to small talk. A visitor who stays upset is offered contact with a person. */
function reply(
  store: Store,
  smalltalk: NonNullable<Reading['smalltalk']>,
  echo: string,
  pending: OpenDoubt | null,
): void {
  const { smalltalk: replies } = conversation
  clearLine(store)
  quote(store, echo)
  const list = smalltalk === 'bye' && !selectKeeps(store.getState()) ? replies.byeOpen : replies[smalltalk]
  sayInTurn(store, smalltalk, list)
  if (smalltalk === 'upset' && (store.getState().dialogue.turns.upset ?? 0) >= list.length)
    store.dispatch(asideOpened('human'))
  if (smalltalk !== 'bye') askOn(store, pending)
}

/**
 * Replies to "Qual é o melhor?" with the plan advice, once plans or the customer's own offers are known. What the
 * visitor told about the household is not asked again.
 */
function advise(store: Store, echo: string): void {
  const { home } = store.getState().dialogue.noted
  clearLine(store)
  quote(store, echo)
  if (plansOnOffer(selectOrder(store.getState())).length === 0) {
    say(store, advice.later)
    askAgain(store)
  } else if (home?.people !== undefined) {
    answerFacts(store, ['serve'], '', false)
    askAgain(store)
  } else {
    say(store, advice.start)
    store.dispatch(asideOpened('advice'))
  }
}
