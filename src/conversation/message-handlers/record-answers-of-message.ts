/** Records the answers of a message, then replies to the rest of it. */
import { assistantMessages } from '../../content/assistant-messages.ts'
import { preferredCallTimes } from '../../content/preferred-call-times.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { messageRead } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { wishText } from '../answer-chip-texts.ts'
import { admitUnanswerableBeside } from './answer-visitor-questions.ts'
import { doubtToAsk } from './doubt-to-ask.ts'
import { hasCallTimesBeside } from './reply-to-preferred-call-times.ts'
import { ask, askAgain, clearInput, record, say, show, tell, type Moves, type RestOfAnswer } from './moves.ts'
import { problemWith } from './check-answers-from-message.ts'
import { keepForLater } from './propose-kept-values.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { isBareAnswer, withForm } from './record-answers.ts'
import { sayingUnchanged } from './say-unchanged.ts'

export function recordAnswersOf(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text } = received
  if (Object.keys(reading.answers).length === 0) return null
  const order = selectOrder(state)
  const at = selectPosition(state)
  const step = stepOf(order, at)
  const answers = withoutConsentBesideChange(reading.answers, step)
  const own = answers[at]
  const problem = own ? problemWith(order, at, withForm(step, own, state.ui.drafts[at] ?? {})) : null
  const isRefused = problem !== null
  const isParts = own !== undefined && step.parts !== undefined
  const isBare = !isRefused && (isParts || isBareAnswer(order, at, answers, text))
  return [
    messageRead({ understood: true }),
    ...(isBare ? [] : [show(echo, { isAnswer: !isRefused })]),
    ...(!isRefused || step.submits !== undefined ? [clearInput] : []),
    // before the answer is refused, because typing clears the error
    ...(isRefused && own ? [{ do: 'fill-input', values: own } as const] : []),
    ...sayingUnchanged(state, answers, [record(answers, !isBare)]),
    {
      do: 'reply-to-rest',
      received,
      answers,
      doubt: doubtToAsk(order, received),
      isRefused,
      at,
      openedAt: state.dialogue.times.openedAt,
    },
  ]
}

/** A message that changes something does not place the order: what it changes is shown first. */
function withoutConsentBesideChange(
  answers: Reading['answers'],
  { id, view }: ReturnType<typeof stepOf>,
): Reading['answers'] {
  const { [id]: _consent, ...others } = answers
  return view === 'review' && Object.keys(others).length > 0 ? others : answers
}

/** Replies to what else a message says, once its answers were recorded. */
export function restReplied(state: RootState, move: RestOfAnswer): Moves {
  const { received, answers, doubt, isRefused, at, openedAt } = move
  const { facts, unanswered } = received.reading
  const now = selectPosition(state)
  // the rest of the question may have opened
  const isMoved = now !== at || state.dialogue.times.openedAt !== openedAt
  return [
    ...(facts.length > 0 ? [tell(facts, received.text, true, isMoved)] : []),
    ...(unanswered ? [admitUnanswerableBeside(state, isMoved)] : []),
    ...(!isRefused && hasCallTimesBeside(received)
      ? [say(preferredCallTimes.kept, isMoved ? { passing: true } : {})]
      : []),
    ...(isRefused ? [] : keepForLater(state, received, isMoved)),
    ...(doubt
      ? [ask(doubt)]
      : now === at && !isRefused
        ? askedOn(state, move, answers[at] !== undefined)
        : []),
  ]
}

/** Asks the open question again, unless its answer was recorded in part or submitted. */
function askedOn(state: RootState, { answers, at }: RestOfAnswer, hasOwn: boolean): Moves {
  const { submits, parts } = stepOf(selectOrder(state), at)
  const { wish } = answers.planos ?? {}
  const kept = !hasOwn && wish ? [say(assistantMessages.wishes.kept(wishText(wish)))] : []
  const isTaken = hasOwn && (parts !== undefined || submits !== undefined)
  return isTaken ? kept : [...kept, askAgain]
}
