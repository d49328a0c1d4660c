/**
 * Replies to a message that the chat did not understand: first with what it may have meant, or by rephrasing the question,
 * then with a person first, from then on with all ways to reach one. The count restarts when a message is understood or
 * another question opens.
 *
 * - `echo`: the message with secrets masked, as shown in the transcript
 * - `text`: the message, if it may be a wrong answer; the input is then marked as wrong
 */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { suggestions } from '../../content/suggestions-after-unclear-message.ts'
import { asideOpened, answerRefused } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { nextWording } from './add-chat-lines.ts'
import { withPerson } from './answer-visitor-questions.ts'
import { askAgain, say, show, type LaterMove, type Move, type Moves } from './chat-move-types.ts'
import { problemsOfTyped } from './check-answers-from-message.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'

const { escalation } = assistantMessages

export function replyNotUnderstood(
  state: RootState,
  { echo, text, suggested }: Extract<LaterMove, { do: 'reply-not-understood' }>,
): Moves {
  const { misses } = state.dialogue
  const refused = (turn: string, reply: string) => refuse(state, text, reply, turn)
  // without suggestions a value is asked about
  const needed = suggested.length > 0 ? (lazyHandlers()?.neededInWords(state) ?? '') : ''
  if (misses <= 1) {
    const wording = `${nextWording(state, 'first', escalation.first)} ${needed}`.trim()
    if (suggested.length > 0)
      return [
        show(echo),
        refused('first', `${wording} ${suggestions.orThese}`),
        askAgain,
        withPerson(suggested, false),
      ]
    const first = `${wording} ${chatReplies.help.offer}`
    return [show(echo), refused('first', first), askAgain]
  }
  if (misses === 2)
    return [
      show(echo),
      refused('second', `${nextWording(state, 'second', escalation.second)} ${needed}`.trim()),
      suggested.length > 0 ? withPerson(suggested, true) : asideOpened('ways'),
    ]
  const { reference } = selectOrder(state).facts
  return [
    show(echo),
    misses === 3
      ? refused('third', escalation.third)
      : refused('further', nextWording(state, 'further', escalation.further)),
    ...(misses === 3 && reference ? [say(escalation.reference(reference))] : []),
    say(escalation.stillHere),
    asideOpened('human'),
  ]
}

/** Says that a message was not understood. If it was typed as an answer, the input refers to the reply. */
function refuse(state: RootState, text: string, reply: string, turn: string): Move {
  const problems = text ? problemsOfTyped(state, text) : {}
  if (Object.keys(problems).length === 0) return say(reply, { turn })
  return answerRefused({ step: selectPosition(state), problems, reply: { text: reply, turn } })
}
