/** Records the answers of a message, then replies to the rest of it. */
import { assistantMessages } from '../../content/assistant-messages.ts'
import { preferredCallTimes } from '../../content/replies-about-call-times.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { answersSubmitted, answersVolunteered, messageRead, partAnswered } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { wishText } from '../answer-chip-texts.ts'
import { admitUnanswerableBeside } from './answer-visitor-questions.ts'
import { problemsWith } from './check-answers-from-message.ts'
import { doubtToAsk } from './choose-next-doubtful-value.ts'
import {
  ask,
  askAgain,
  clearInput,
  record,
  say,
  show,
  tell,
  type Moves,
  type RestOfAnswer,
} from './chat-move-types.ts'
import { keepForLater } from './propose-values-mentioned-early.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { hasCallTimesBeside } from './reply-to-preferred-call-times.ts'
import { sayingUnchanged } from './say-answers-are-unchanged.ts'
import { isBareAnswer } from './add-chat-lines.ts'

type Answers = Readonly<Record<StepId, Values>>

export function recordAnswersOf(received: ReceivedMessage, state: RootState): Moves | null {
  const { reading, echo, text } = received
  if (Object.keys(reading.answers).length === 0) return null
  const order = selectOrder(state)
  const at = selectPosition(state)
  const step = stepOf(order, at)
  const answers = withoutConsentBesideChange(reading.answers, step)
  const own = answers[at]
  const problems = own ? problemsWith(order, at, withForm(step, own, state.ui.drafts[at] ?? {})) : {}
  // of a question in parts, those that were not given yet are still to come
  const isRefused = Object.keys(problems).some((name) => !step.parts || own?.[name] !== undefined)
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

/**
 * Completes an answer from a message with the choices that the visitor has already made in the question's
 * form, such as a ticked box. Text typed earlier is dropped. In a form with conditional fields, earlier
 * choices are dropped, too.
 * @param said the values from the message
 */
function withForm(step: Step, said: Values, draft: Values): Values {
  if (step.view !== 'text') return { ...draft, ...said }
  const kept = step.fields.some(({ shownWhen }) => shownWhen)
    ? []
    : step.fields.filter(({ kind, name }) => kind !== 'text' && draft[name] !== undefined)
  const isSaid = (name: string) => said[name] !== undefined && said[name] !== 'false'
  return {
    ...said,
    ...Object.fromEntries(kept.flatMap(({ name }) => (isSaid(name) ? [] : [[name, draft[name] ?? '']]))),
  }
}

/** Answers fields of the current question if the chat asks it field by field. */
export function fieldsRecorded(state: RootState, values: Values): Moves {
  const step = selectPosition(state)
  return Object.entries(values).map(([name, value]) => partAnswered({ step, name, value }))
}

/**
 * Records the answers from a message. If one of them is submitted to the server, it is recorded last.
 * @param isWorded whether the message is shown in its own words, so that what was taken from it is shown below it
 */
export function answersRecorded(state: RootState, answers: Answers, isWorded: boolean): Moves {
  const position = selectPosition(state)
  const step = stepOf(selectOrder(state), position)
  const { [position]: own, ...others } = answers
  const beside = Object.keys(others).length > 0 ? [answersVolunteered({ answers: others, isWorded })] : []
  if (own && step.parts) return [...beside, { do: 'record-fields', values: own }]
  const values = own && withForm(step, own, selectDraft(state, position))
  const isSubmitted = values && (step.submits !== undefined || step.kind !== 'question')
  if (isSubmitted) return [...beside, answersSubmitted({ answers: { [position]: values } })]
  return [answersVolunteered({ answers: values ? { ...answers, [position]: values } : answers, isWorded })]
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
