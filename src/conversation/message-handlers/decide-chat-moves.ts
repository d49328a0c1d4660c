/**
 * Decides what the chat does with a message that has been read: from a reading and the state to moves
 * (docs/decisions/0021). Nothing happens here; `carry-out-chat-moves.ts` carries the moves out.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { checkCondition } from './check-conditional-confirmation.ts'
import { replyToNamedChoice } from './reply-to-choice-named-at-review.ts'
import { freeTextOf } from './free-text-answer.ts'
import { replyToHouseOrFlat } from './reply-to-house-or-flat.ts'
import { saysItIsMe, replyToAgentLink } from './reply-to-agent-link.ts'
import { replyToPreferredCallTimes } from './reply-to-preferred-call-times.ts'
import type { Moves, OnceAnswerable } from './chat-move-types.ts'
import { repeatOrderSummary } from './repeat-order-summary.ts'
import { proposeOtherHolder } from './propose-other-contract-holder.ts'
import { saysMoreThanAnswers } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { recordAnswersOf } from './record-answers-of-message.ts'
import * as asked from './handle-replies-to-chat-prompts.ts'
import * as replies from './reply-by-message-kind.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { replyToVagueChange } from './reply-to-vague-change-at-review.ts'

/** Returns what a message leads to in one case; null if that is not the case. */
type Decision = (received: ReceivedMessage, state: RootState) => Moves | null
type Row = readonly [name: string, decide: Decision]

/** What the chat looks for in a message first: the first row that returns moves wins. */
export const FIRST: readonly Row[] = [
  ['yes or no to starting again', asked.replyToRestart],
  ['yes or no to being who a link is meant for', isThisYou],
  ['acceptance of a new price', asked.acceptNewPrice],
  ['acceptance of the offered button', asked.takeOffered],
  ['no to changing an answer', asked.leaveUnchanged],
  ['yes or no to a doubtful value', asked.replyToDoubt],
  ['yes or no to an answer that may still hold', asked.replyToUnsureAnswer],
  ['part of a named answer', (received) => lazyHandlers()?.proposeNamedPart(received) ?? null],
  ['answer just given', (received, state) => lazyHandlers()?.replyToLookingBack(received, state) ?? null],
  ['value for the form', submitForm],
  ['house or flat', replyToHouseOrFlat],
  ['hours for calls', replyToPreferredCallTimes],
  ['another holder', proposeOtherHolder],
  ['request for a summary', repeatOrderSummary],
  ['condition of the order', checkCondition],
  ['choice named at the review', replyToNamedChoice],
  ['vague change at the review', replyToVagueChange],
  ['consent to something older', asked.askForConsent],
  ['unknown CEP', lookForCep],
  ['anything else', (received) => [replyOnceAnswerable(received)]],
]

/** What the chat looks for in any other message, once what an answer needs has loaded: commands first, small talk last. */
export const REPLIES: readonly Row[] = [
  ['command', replies.obey],
  ['request instead of an answer', replies.grantRequest],
  ['answers', recordAnswersOf],
  ['request for advice', replies.advise],
  ['doubtful value', replies.askAboutDoubt],
  ['question', replies.answerQuestions],
  ['person or company', replies.switchPerson],
  ['question of the FAQ', replies.askFaq],
  ['left to the operator’s model', replies.leaveToModel],
  ['question that nothing answers', replies.admitUnanswered],
  ['small talk', replies.smallTalk],
  ['no to something unnamed', replies.askWhatIsWrong],
  ['nothing understood', replies.notUnderstood],
]

const firstOf = (rows: readonly Row[]): ((...told: Parameters<Decision>) => Moves) =>
  function first(received, state) {
    for (const [, decision] of rows) {
      const moves = decision(received, state)
      if (moves) return lazyHandlers()?.withUnreadParts(moves, received) ?? moves
    }
    return []
  }

export const decide = firstOf(FIRST)

/** Returns what a message leads to that no special case has taken. */
export const decideReply = firstOf(REPLIES)

/** Replies to the question whether an agent's link is meant for the visitor. */
function isThisYou({ reading, text }: ReceivedMessage, state: RootState): Moves | null {
  const isMe = state.dialogue.aside === 'agent' ? saysItIsMe(text, reading.agreed) : null
  return isMe === null ? null : replyToAgentLink(state, isMe, text)
}

/**
 * Leaves a message to its form that contains nothing else, because no extractor has found an answer to the open
 * question. A message that answers another question is not free text, nor is a mere yes; what may be a refusal is asked
 * about.
 */
function submitForm({ isOfForm, reading, situation: { order, step } }: ReceivedMessage): Moves | null {
  const { answers, doubts, agreed, unanswered } = reading
  if (!isOfForm || saysMoreThanAnswers(reading) || unanswered) return null
  const isFreeText = freeTextOf(stepOf(order, step)) !== undefined
  const isAsked = agreed === true || doubts.some((doubt) => doubt.step === step && doubt.why === 'confirm')
  const isForForm = isFreeText ? Object.keys(answers).length === 0 && !isAsked : !answers[step]
  return isForForm ? [{ do: 'submit-form' }] : null
}

/** Questions that the search for a CEP answers better than their prepared answer. */
const ANSWERED_BY_SEARCH: ReadonlySet<string> = new Set(['o-que-e-cep', 'cobertura', 'por-que-cep'])

/**
 * Looks whether a message is about an unknown CEP, where one is asked for and the message neither answers with one nor is
 * a command or another question. The code for that loads with the prepared answers.
 */
function lookForCep(received: ReceivedMessage): Moves | null {
  const { order, step } = received.situation
  const { answers, doubts, command, wayOut, facts, advice } = received.reading
  const isTold =
    answers[step] !== undefined || doubts.some((doubt) => doubt.step === step && doubt.why === 'confirm')
  const isElse = command !== null || wayOut !== null || advice || isTold
  if (isElse || !facts.every((id) => ANSWERED_BY_SEARCH.has(id))) return null
  if (!stepOf(order, step).fields.some(({ said }) => said === 'cep')) return null
  return [{ do: 'once-answerable', ids: ['cep'], isPatient: false, next: 'look-for-cep', received }]
}

/** Replies to a message once the code and the prices have loaded that answer the questions in it. */
export const replyOnceAnswerable = (received: ReceivedMessage): OnceAnswerable => ({
  do: 'once-answerable',
  ids: received.reading.facts,
  isPatient: Object.keys(received.reading.answers).length === 0,
  next: 'reply',
  received,
})
