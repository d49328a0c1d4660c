/** Replies to a message by what it says: a command, answers, questions, small talk. */
import { advice } from '../../content/plan-advice.ts'
import { suggestions } from '../../content/suggestions-after-unclear-message.ts'
import { chatReplies } from '../../content/chat-command-replies.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { QUESTIONS_WITHOUT_MODEL } from '../../funnel/questions-without-language-model.ts'
import { textOf, wordingOf } from '../../questions/look-up-step-texts.ts'
import { asideOpened, messageRead, answersVolunteered, type ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectKeeps, selectOrder, selectPosition } from '../../store/selectors.ts'
import { readMessageModelAddress } from '../../ui/read-message-model-address-from-head.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { plansOnOffer } from '../find-offered-plans-and-plan-step.ts'
import { sayNextWording } from './add-chat-lines.ts'
import { admitUnanswerable, admitUnanswerableBeside, askWhichIsMeant } from './answer-visitor-questions.ts'
import { askToRestart, callPerson, goBack, correctAnswer, giveHelp } from './chat-moves-for-commands.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { movesOfRequest } from './chat-moves-for-off-question-requests.ts'
import { askForClearYes } from './ask-about-doubtful-values.ts'
import { doubtToAsk, isSameDoubt } from './choose-next-doubtful-value.ts'
import { ask, askAgain, clearInput, say, show, tell, type Moves } from './chat-move-types.ts'
import { isUnderstood } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { takeAlongButton } from './continue-on-other-device-button.ts'

/** Whether a message is a no to what stands: to the order at the review, or to an answer that it does not name. */
const isNo = ({ reading: { wrong, agreed }, situation: { order, step } }: ReceivedMessage): boolean =>
  wrong || (stepOf(order, step).view === 'review' && agreed === false)

const isRead = (received: ReceivedMessage): boolean => isNo(received) || isUnderstood(received.reading)

/** The first move: a message was read. */
const wasRead = (received: ReceivedMessage) => messageRead({ understood: isRead(received) })

/** Returns how many messages in a row were not understood, with this one. */
const missesWith = (received: ReceivedMessage, { dialogue }: RootState): number =>
  isRead(received) ? 0 : dialogue.misses + 1

/** Answers the questions in a message beside what else it says. */
const tellBeside = ({ reading: { facts }, text }: ReceivedMessage): Moves =>
  facts.length > 0 ? [tell(facts, text, true)] : []

/** Asks what was open before the message: a doubtful value, or the question of the order. */
function askOn({ pending }: ReceivedMessage, state: RootState): Moves {
  if (pending) return [{ do: 'ask-once-more', doubt: pending }]
  // above the cards of the plans only the last message is in view, which must be the answer
  return stepOf(selectOrder(state), selectPosition(state)).view === 'plans' ? [] : [askAgain]
}

const isReview = (state: RootState) => stepOf(selectOrder(state), selectPosition(state)).view === 'review'

export function obey(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, pending } = received
  const { command } = reading
  if (command === null) return null
  const doubt = doubtToAsk(selectOrder(state), received)
  // what is told beside 'me ajuda' is not asked again
  const isKept = (command === 'help' || command === 'human') && Object.keys(reading.answers).length > 0
  const isCorrection = command.startsWith('correct:')
  // the changes of the message wait for their yes while people are shown
  if (command === 'human' && reading.doubts.length > 0 && doubt && isReview(state))
    return [wasRead(received), ask(doubt, received.echo), ...callPerson(''), ...tellBeside(received)]
  return [
    wasRead(received),
    clearInput,
    ...(isKept ? [answersVolunteered({ answers: reading.answers })] : []),
    ...movesOfCommand(state, command, received, doubt !== null),
    ...tellBeside(received),
    ...(isCorrection && doubt ? [ask(doubt)] : []),
    ...(command === 'help' && pending ? [{ do: 'ask-once-more', doubt: pending } as const] : []),
  ]
}

function movesOfCommand(
  state: RootState,
  command: NonNullable<Reading['command']>,
  { reading, echo, text }: ReceivedMessage,
  isDoubtNext: boolean,
): Moves {
  switch (command) {
    case 'back':
      return goBack(state, echo)
    case 'restart':
      return askToRestart(echo)
    case 'help':
      return giveHelp(echo)
    case 'human':
      return callPerson(echo)
    default: {
      const step = command.slice('correct:'.length)
      return correctAnswer(state, { step, reading, echo, isAsking: text.includes('?'), isDoubtNext })
    }
  }
}

/** Whether a message perhaps only mentions what it seems to request: "e num outro endereço, o preço muda?". */
const isRemark = (way: NonNullable<Reading['wayOut']>) => way === 'address' || way === 'document'

export function grantRequest(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text } = received
  const { wayOut, facts } = reading
  if (wayOut === null || (facts.length > 0 && isRemark(wayOut))) return null
  return [
    wasRead(received),
    clearInput,
    ...movesOfRequest(state, wayOut, echo, text.includes('?')),
    ...tellBeside(received),
  ]
}

/** Replies to "Qual é o melhor?" with the plan advice, once plans or the customer's own offers are known. */
export function advise(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo } = received
  if (!reading.advice) return null
  const begun = [wasRead(received), clearInput, show(echo)]
  if (plansOnOffer(selectOrder(state)).length === 0) return [...begun, say(advice.later), askAgain]
  // what the visitor told about the household is not asked again
  return state.dialogue.memory.home?.people === undefined
    ? [...begun, say(advice.start), asideOpened('advice')]
    : [...begun, tell(['serve'], '', false), askAgain]
}

export function askAboutDoubt(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text, pending } = received
  const doubt = doubtToAsk(selectOrder(state), received)
  if (!doubt || reading.doubts.length === 0) return null
  // the answer speaks of the plans that were described: 'com HBO Max, qual o mais barato em 2 anos?'
  const isOfSeveralPlans = doubt.why === 'part' && stepOf(selectOrder(state), doubt.step).view === 'plans'
  if (isOfSeveralPlans && reading.facts.length > 0) return null
  // the question about the value is the last line, so that a yes is the reply to it
  const beside: Moves = [
    ...(reading.facts.length > 0 ? [tell(reading.facts, text, true, false)] : []),
    ...(reading.unanswered ? [admitUnanswerableBeside(state)] : []),
  ]
  return pending?.why === 'confirm' && doubt.why === 'confirm' && isSameDoubt(pending, doubt)
    ? [wasRead(received), ...askForClearYes(state, pending, echo), ...beside]
    : [wasRead(received), ask(doubt, echo, text, beside)]
}

export function answerQuestions(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text } = received
  if (reading.facts.length === 0) return null
  const begun = [wasRead(received), clearInput, show(echo)]
  const instead = lazyHandlers()?.meaningsInstead(received, state) ?? []
  if (instead.length > 0)
    return [...begun, ...askOn(received, state), ...askWhichIsMeant(state, instead, false)]
  return [
    ...begun,
    tell(reading.facts, text, false),
    ...(reading.unanswered ? [admitUnanswerableBeside(state)] : []),
    ...askOn(received, state),
  ]
}

/** Switches between CPF and CNPJ after a message such as "Sou empresa". */
export function switchPerson(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo } = received
  if (reading.person === null) return null
  const values = { person_type: reading.person }
  return [
    wasRead(received),
    clearInput,
    { do: 'fill-input', values },
    show(echo),
    say(wordingOf(selectOrder(state), selectPosition(state), values).heading),
  ]
}

/** How many messages in a row are left to the model. After them a person is offered. */
const LEFT_TO_MODEL = 2

/**
 * Leaves what the rules have not read to the operator's language model, where there is one (D125). The message is shown
 * at once, and what the model replies is only proposed.
 */
export function leaveToModel(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, isModelAsked, situation } = received
  const { kind, view } = stepOf(situation.order, situation.step)
  const isLeft = reading.unanswered || !isRead(received)
  if (!isLeft || isModelAsked || missesWith(received, state) > LEFT_TO_MODEL) return null
  if (QUESTIONS_WITHOUT_MODEL.has(situation.step) || (kind !== 'question' && view !== 'review')) return null
  if (readMessageModelAddress() === '') return null
  return [
    clearInput,
    show(echo),
    asideOpened('searching'),
    { do: 'await-proposal', received: { ...received, echo: '', isModelAsked: true } },
  ]
}

/**
 * Answers a question of the campaign's FAQ, as the shop's team has written it, or the prepared answer that the message
 * clearly means, where the rules have not read it. The FAQ is loaded first, once; the message is shown at once.
 */
export function askFaq(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text, pending, situation } = received
  const { faq } = state.dialogue.memory
  if (isRead(received) && !reading.unanswered) return null
  if (!faq)
    return [
      clearInput,
      show(echo),
      asideOpened('searching'),
      { do: 'await-faq', received: { ...received, echo: '' } },
    ]
  const later = lazyHandlers()
  const asked = later?.askedOfFaq(faq, text) ?? null
  const isQuestion = reading.unanswered || later?.isAsked(text) === true
  const likely =
    asked === null && !pending && isQuestion ? later?.likelyQuestion(text, situation.step, faq) : null
  const id = asked ?? likely?.id
  if (id === undefined) return null
  const answered = messageRead({ understood: true })
  const intro = likely ? [say(suggestions.likely(likely.label))] : []
  const told = { ...tell([id], text, false), ...(likely ? { others: likely.others } : {}) }
  return [answered, clearInput, show(echo), ...intro, told, ...askOn(received, state)]
}

/** Buttons with what a message may have meant, unless the chat waits for the reply to a question about a value. */
function suggestedFor(received: ReceivedMessage, state: RootState): readonly ChatAction[] {
  const { text, pending, situation } = received
  const { dialogue } = state
  if (pending) return []
  const later = lazyHandlers()
  const isAsked = received.reading.unanswered
  const near = later?.suggestionsFor(text, situation.step, dialogue.memory.faq ?? [], isAsked) ?? []
  const choices = later?.choicesOfQuestion(state) ?? []
  const plans = later?.plansNamed(state, text) ?? []
  if (isAsked) return firstOf([...near.slice(0, 1), ...plans, ...near, ...choices])
  const correct = (step: StepId | null | undefined): readonly ChatAction[] =>
    step == null
      ? []
      : [{ label: chatReplies.commands.corrigirButton(textOf(situation.order, step).name), opens: step }]
  const named = later?.answerSpokenOf(text, situation)
  const before = correct(later?.stepJustAnswered(state, received))
  // what is neither named nor near comes last: that the visitor answers later, or means the answer before it
  return firstOf([
    ...correct(named),
    ...(POINTS_BACK.test(text) ? before : []),
    ...plans,
    ...(choices.length > 1 ? choices : []),
    ...near,
    ...choices,
    ...(later ? [later.laterButton] : []),
    ...before,
  ])
}

/** Points at what was said before: 'um acima desse'. */
const POINTS_BACK = /\b(?:d|n)?(?:ess|est|aquel)[ea]\b|\bisso\b|\banterior\b/i

/** Buttons with what a message may have meant, besides that to a person, at most. */
const MOST_SUGGESTED = 3

/** The first of some buttons, each once. */
const firstOf = (actions: readonly ChatAction[]): readonly ChatAction[] =>
  [...new Map(actions.map((each) => [each.label, each])).values()].slice(0, MOST_SUGGESTED)

export function admitUnanswered(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo } = received
  if (!reading.unanswered) return null
  const begun = [wasRead(received), clearInput]
  const { order, step } = received.situation
  // 'tem plano de 400?'
  const isOfPlans = stepOf(order, step).view === 'plans'
  const missing = isOfPlans ? lazyHandlers()?.planNotOnOffer(order, received.text) : null
  if (missing) return [...begun, show(echo), say(missing.text), asideOpened({ actions: missing.actions })]
  const misses = missesWith(received, state)
  const suggested = suggestedFor(received, state)
  if (misses > 2) return [...begun, { do: 'reply-not-understood', echo, text: '', suggested }]
  return suggested.length > 0
    ? [...begun, show(echo), ...askOn(received, state), ...askWhichIsMeant(state, suggested, misses > 1)]
    : [...begun, show(echo), ...askOn(received, state), ...admitUnanswerable(state)]
}

/** Replies to small talk. A visitor who stays upset is offered contact with a person. */
export function smallTalk(received: ReceivedMessage, state: RootState): Moves | null {
  const { smalltalk } = received.reading
  if (smalltalk === null) return null
  const { smalltalk: all } = assistantMessages
  const list = smalltalk === 'bye' && !selectKeeps(state) ? all.byeOpen : all[smalltalk]
  const along = smalltalk === 'bye' ? takeAlongButton(state) : []
  const isUpset = smalltalk === 'upset' && (state.dialogue.turns.upset ?? 0) + 1 >= list.length
  return [
    wasRead(received),
    clearInput,
    show(received.echo),
    sayNextWording(state, smalltalk, list),
    ...(isUpset ? [asideOpened('human')] : []),
    ...(along.length > 0 ? [asideOpened({ actions: along })] : []),
    ...(smalltalk === 'bye' ? [] : askOn(received, state)),
  ]
}

export const askWhatIsWrong = (received: ReceivedMessage): Moves | null =>
  isNo(received)
    ? [wasRead(received), clearInput, show(received.echo), say(chatReplies.commands.corrigirUnknown)]
    : null

export function notUnderstood(received: ReceivedMessage, state: RootState): Moves {
  const { echo, text, pending } = received
  return [
    wasRead(received),
    clearInput,
    { do: 'reply-not-understood', echo, text, suggested: suggestedFor(received, state) },
    ...(pending && missesWith(received, state) < 2 ? [{ do: 'ask-once-more', doubt: pending } as const] : []),
  ]
}
