/** Builds the transcript: the lines of the conversation that the chat shows. */
import { haveSameValues } from '../funnel/form-values.ts'
import { findStep, firstStep, idsOf, stepOf } from '../funnel/journey-registry.ts'
import { stepsOf } from '../funnel/next-previous-and-allowed-steps.ts'
import { asksFieldByField } from '../funnel/single-text-field-in-chat.ts'
import type { Order, Step, StepId } from '../funnel/step-and-journey-types.ts'
import { chatWordingOf, textOf } from '../questions/look-up-step-texts.ts'
import {
  afterAnswer,
  answerOf,
  isUnknown,
  metWish,
  planTaken,
  questionOf,
} from './transcript-lines-of-step.ts'
import type { Dialogue, MessageAnswers } from '../store/dialogue-types.ts'
import {
  assistantMessage,
  saidLine,
  type TranscriptLine,
  type DialogueLine,
  type TranscriptWords,
} from './transcript-lines.ts'

/** Returns, in journey order, the steps whose answers still come from a message or have been corrected since. */
function stepsIn({ answers }: MessageAnswers, order: Order): StepId[] {
  return idsOf(order, 'chat').filter((id) => {
    const values = answers[id]
    const answer = order.answers[id]
    if (values === undefined || !answer) return values === null
    return answer.changed === true || (values !== null && haveSameValues(values, answer.values))
  })
}

interface Placed {
  readonly at: number
  readonly lines: readonly TranscriptLine[]
  /** Whether it is a remark or a reply, which is folded some turns later. */
  readonly isAside?: boolean | undefined
}

type Together = MessageAnswers & { readonly steps: readonly StepId[] }

type Talk = Pick<Dialogue, 'lines' | 'messageAnswers' | 'dropped' | 'times'>

interface Source {
  readonly order: Order
  readonly talk: Talk
  readonly words: TranscriptWords
  readonly together: readonly Together[]
  /** The step that the chat is asking for now. */
  readonly position: StepId
  /** The question that is open, beside a correction. */
  readonly goal: StepId
  /** Whether the chat asks something else than the open question, or the rest of it. */
  readonly isAgain: boolean
}

/**
 * Builds the lines of the conversation in the order of time: answered questions, what was said, the current question.
 * Several answers from one message are one line of chips. What came before a reload comes first. A correction repeats
 * its question at the end, and the old answer keeps its place.
 */
export function buildTranscript(
  order: Order,
  position: StepId,
  returnTo: StepId | null,
  talk: Talk,
  words: TranscriptWords,
): TranscriptLine[] {
  // a question whose answer was refused is asked in its place, unless the visitor has talked at a later one since
  const isRefused =
    order.answers[position] === undefined &&
    !talk.lines.some(({ step, isPast }) => step === returnTo && !isPast)
  // after a failed coverage check, the later questions are asked again once a check has succeeded
  const isNext = stepOf(order, position).needs === 'coverage' || isRefused
  const goal = isNext ? position : (returnTo ?? position)
  const isAgain = position !== goal || order.answers[position] !== undefined
  const together = talk.messageAnswers.map((each) => ({ ...each, steps: stepsIn(each, order) }))
  const source = { order, talk, words, together, position, goal, isAgain }
  const placed = [
    ...stepsOf(order, 'chat').flatMap((step) => turnOf(step, source)),
    ...together.flatMap((each) => (each.steps.length > 0 ? { at: each.id, lines: [takenLine(each)] } : [])),
    ...saidIn(source),
    ...askedAgain(source),
  ]
  const greeting = assistantMessage('greeting', textOf(order, firstStep(order)).greeting ?? words.greeting)
  return [
    greeting,
    ...folded(
      placed.toSorted((a, b) => a.at - b.at),
      talk.times,
    ),
  ]
}

function turnOf(step: Step, source: Source): Placed[] {
  const { order, words, talk, together, position, goal } = source
  const { id } = step
  const { asked, answered } = talk.times
  const answer = order.answers[id]
  const taken = planTaken(order, step, words)
  const before = taken.length > 0 ? [{ at: plansAnsweredAt(order, talk), lines: taken }] : []
  if (!answer) return id === goal ? [...before, ...openQuestion(step, source)] : before
  const message = together.find(({ steps }) => steps.includes(id))
  if (!message && isUnknown(order, step)) return before
  const at = answered[id] ?? 0
  // a correction is told where it was made, and the bubble of the answer keeps what was said
  const told = talk.lines.find((line) => line.change?.of === id && line.id > at)?.change
  // it follows what was taken from a message, and may depend on the plan, which is chosen after what was told early
  const takenAt = message ? Math.max(at, message.id + 0.1) : at
  const afterAt = Math.max(takenAt, plansAnsweredAt(order, talk))
  const after = { at: afterAt, lines: told ? [] : afterAnswer(order, step) }
  const question = { at: Math.min(asked[id] ?? at, at), lines: questionOf(order, step, false, words) }
  if (!message) {
    const lines = answerOf(order, step, id === position && !answer.lacks, words, told?.before)
    return [...before, question, { at, lines }, after]
  }
  const met = message.at !== id && step.view === 'plans' ? metWish(id) : []
  return [...before, ...(message.at === id ? [question] : []), { at: takenAt, lines: met }, after]
}

const plansAnsweredAt = (order: Order, { times }: Talk): number =>
  times.answered[findStep(order, ({ view }) => view === 'plans')?.id ?? ''] ?? 0

/** When the open question was asked first. One whose answer was dropped is asked anew. */
function goalAt({ talk: { times }, goal, position }: Source): number {
  const { asked, answered, openedAt } = times
  const isAnew = position === goal && (answered[goal] !== undefined || asked[goal] === undefined)
  return isAnew ? openedAt : (asked[goal] ?? 0)
}

function openQuestion(step: Step, source: Source): Placed[] {
  const { order, words, talk } = source
  const { id } = step
  const at = goalAt(source)
  const { dropped } = talk
  const unmet: TranscriptLine[] =
    dropped?.step === id && dropped.values.wish
      ? [{ kind: 'wish', key: `${id}-unmet`, step: id, wish: dropped.values.wish }]
      : []
  const question = { at, lines: [...unmet, ...questionOf(order, step, isAskedHere(source), words)] }
  return step.parts ? [question, ...partsOf(id, at, talk)] : [question]
}

/** Returns a question that is asked field by field: the first field, then each answer with the question after it. */
function partsOf(step: StepId, openedAt: number, { times }: Talk): Placed[] {
  return [openedAt, ...Object.values(times.parts)].map((at, index, all) => ({
    at,
    lines: [
      { kind: 'parts', key: `${step}-parts-${index}`, step, at: index, isLast: index === all.length - 1 },
    ],
  }))
}

/** Whether the open question is asked where it was asked first: nothing has been said since. */
function isAskedHere(source: Source): boolean {
  const { talk, isAgain } = source
  const { openedAt } = talk.times
  const since = goalAt(source)
  return !isAgain && !talk.lines.some(({ id }) => id > since && id <= openedAt)
}

/** Returns the question of a correction, the rest of a question, or the open question after something else was said. */
function askedAgain(source: Source): Placed[] {
  const { order, position, goal, isAgain, words, talk } = source
  const step = stepOf(order, position)
  if (!isAgain && (position !== goal || isAskedHere(source) || step.parts)) return []
  const { heading, why } = chatWordingOf(order, position)
  const stopped = step.kind === 'wait' && words.stopped
  const line = stopped
    ? assistantMessage(`${position}-stopped`, stopped)
    : assistantMessage(`${position}-again`, heading, why)
  return [{ at: talk.times.openedAt, lines: [line] }]
}

function saidIn({ order, talk, words }: Source): Placed[] {
  const isSaid = (line: DialogueLine) =>
    !line.problem || line.isSaid || asksFieldByField(stepOf(order, line.step))
  return talk.lines.filter(isSaid).map((line) => ({
    at: line.id,
    lines: [saidLine(withResult(order, line), words)],
    // what the order has led to is no aside
    isAside: line.isPast && !line.result && !line.change && !line.isAnswer,
  }))
}

const withResult = (order: Order, line: DialogueLine): DialogueLine =>
  line.result ? { ...line, text: textOf(order, line.result.of).result?.(line.result.values) ?? '' } : line

/** Number of turns after which replies to remarks are folded. */
const FOLDED_AFTER = 2

/** Characters of a reply that takes no more room than the button that would unfold it: two lines on a telephone. */
const SHORT = 70

/** Folds what was replied some turns ago. Answers of one message count as one turn. */
function folded(placed: readonly Placed[], { answered }: Dialogue['times']): TranscriptLine[] {
  const turns = [...new Set(Object.values(answered))].toSorted((a, b) => a - b)
  const until = turns.at(-FOLDED_AFTER) ?? -1
  return placed.flatMap(({ at, lines, isAside }) =>
    isAside && at < until
      ? lines.map((line) =>
          line.kind === 'message' && line.text.length > SHORT ? { ...line, isFolded: true } : line,
        )
      : lines,
  )
}

const takenLine = (taken: Together): TranscriptLine => ({ ...taken, kind: 'taken', key: `taken-${taken.id}` })
