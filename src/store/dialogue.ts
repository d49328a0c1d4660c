/**
 * Redux slice of the chat's state besides the order: lines that are neither question nor answer, and messages sent
 * before the code that reads them has loaded. Questions and answers are in order.ts.
 */
import { CALL_REQUEST_FORM_ID } from '../funnel/call-request-form-id.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import type { Problem } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import type { AddedLine, Dialogue } from './dialogue-types.ts'
import {
  noTimes,
  timesAfter,
  timesOfAnswer,
  timesOfPart,
  timesOfQuestion,
} from './dialogue-sequence-numbers.ts'
import { buildReducer } from './reducer-without-immer.ts'

const silence: Dialogue = {
  lines: [],
  held: [],
  isReadable: false,
  doubt: null,
  aside: null,
  misses: 0,
  messageAnswers: [],
  times: noTimes,
  doubtAt: 0,
  lapsed: null,
  undo: null,
  keptDoubts: [],
  dropped: null,
  turns: {},
  memory: {},
}

/**
 * Fills in the values of an answer that was kept until its question, or removes the answer if there are no
 * values.
 */
function inTaken(dialogue: Dialogue, step: StepId, values: Values | undefined): Dialogue {
  const at = dialogue.messageAnswers.findLast(({ answers }) => answers[step] === null)
  if (!at) return dialogue
  const { [step]: _held, ...others } = at.answers
  const answers = values ? { ...at.answers, [step]: values } : others
  return {
    ...dialogue,
    messageAnswers: dialogue.messageAnswers.map((each) => (each === at ? { ...at, answers } : each)),
  }
}

/**
 * Adds a line. If the assistant repeats itself, or says in other words why another answer was not accepted,
 * the line replaces the last one, so that screen readers announce it again. If it repeats the open question,
 * the line replaces the one that did so before.
 */
function saying(dialogue: Dialogue, line: AddedLine): Dialogue {
  const { turns } = dialogue
  const last = dialogue.lines.at(-1)
  const isSame = last?.text === line.text && !line.result && !line.change && !(last.problem && last.isPast)
  const isAgain = line.who === 'assistant' && last?.step === line.step && isSame
  const lines = dialogue.lines.filter((each) => !(isAgain && each === last) && !(line.asks && each.asks))
  const again = line.problem && { again: refusalsBefore(dialogue, line) }
  return {
    ...dialogue,
    lines: [...lines, { id: dialogue.times.now + 1, ...line, ...again }],
    times: timesAfter(dialogue.times, line.passing),
    turns: line.turn ? { ...turns, [line.turn]: (turns[line.turn] ?? 0) + 1 } : turns,
  }
}

/**
 * Keeps remarks made along with an answer in their place. Repetitions of the question are removed.
 */
function settled(dialogue: Dialogue, isOver: (line: AddedLine) => boolean): Dialogue {
  if (!dialogue.lines.some((line) => !line.isPast && isOver(line))) return dialogue
  const lines = dialogue.lines.flatMap((line) => {
    if (line.isPast || !isOver(line)) return line
    return line.asks ? [] : { ...line, isPast: true }
  })
  return { ...dialogue, lines }
}

/** Hides the secrets that a question about them has shown in full. */
function masked(dialogue: Dialogue): Dialogue {
  if (!dialogue.lines.some(({ whole }) => whole !== undefined)) return dialogue
  return { ...dialogue, lines: dialogue.lines.map(({ whole: _whole, ...line }) => line) }
}

/**
 * Returns how many answers to a question were not accepted before. An accepted answer ends the count, unless the
 * server then refuses it for the same reason.
 */
const refusalsBefore = ({ lines }: Dialogue, { step, problem }: AddedLine): number => {
  const last = lines.findLast(
    (line) =>
      line.step === step && line.problem && !(line.isPast && line.problem.problem !== problem?.problem),
  )
  return (last?.again ?? -1) + 1
}

/** Whether a doubt says only what cannot be had: the next message leaves it. */
const isRefusal = (doubt: Dialogue['doubt']) => doubt?.why === 'unavailable'

/** Returns what becomes of a proposal when an answer is accepted: it is settled, or the visitor goes on beside it. */
function besideAnswer({ doubt, lapsed, times }: Dialogue, step: StepId): Pick<Dialogue, 'doubt' | 'lapsed'> {
  const isSettled = doubt?.step === step || (doubt?.set !== undefined && step in doubt.set)
  if (!doubt || (!isSettled && (step !== times.open || doubt.condition !== undefined)))
    return { doubt, lapsed }
  return { doubt: null, lapsed: isSettled ? lapsed : { doubt, isAnswered: true } }
}

/** Returns what one tap takes back, once another answer was changed: all changes since the visitor's last message. */
const undoable = (
  { undo }: Dialogue,
  { of, before }: NonNullable<AddedLine['change']>,
): Dialogue['undo'] => ({
  before: undo?.before ?? before,
  steps: [...new Set([...(undo?.steps ?? []), of])],
})

export const dialogueReducer = buildReducer(silence, (on) => {
  on(events.lineAdded, (dialogue, line) => ({
    ...saying(line.whole === undefined ? dialogue : masked(dialogue), line),
    undo: line.change && line.who === 'assistant' ? undoable(dialogue, line.change) : dialogue.undo,
  }))
  // a double click sends the same message twice
  on(events.messageHeld, (dialogue, message) =>
    dialogue.held.at(-1)?.text === message.text
      ? dialogue
      : { ...dialogue, held: [...dialogue.held, message] },
  )
  on(events.messagesReadable, (dialogue) => ({ ...dialogue, isReadable: true }))
  on(events.heldMessagesRead, (dialogue) => ({ ...dialogue, held: [] }))
  on(events.chatMemoryUpdated, (dialogue, noted) => ({
    ...dialogue,
    memory: { ...dialogue.memory, ...noted },
  }))
  on(events.messageRead, (dialogue, { understood }) => ({
    ...settled(masked(dialogue), ({ passing }) => passing === true),
    doubt: isRefusal(dialogue.doubt) ? null : dialogue.doubt,
    aside: null,
    undo: null,
    misses: understood ? 0 : dialogue.misses + 1,
  }))
  on(events.doubtRaised, (dialogue, doubt) => ({ ...dialogue, doubt, doubtAt: dialogue.times.now }))
  on(events.doubtClosed, (dialogue) => ({ ...dialogue, doubt: null, lapsed: null }))
  on(events.undoClosed, (dialogue) => ({ ...dialogue, undo: null }))
  on(events.doubtKept, (dialogue, doubt) => ({
    ...dialogue,
    keptDoubts: [...dialogue.keptDoubts.filter(({ step }) => step !== doubt.step), doubt],
  }))
  on(events.asideOpened, (dialogue, aside) => ({ ...dialogue, aside }))
  on(events.asideClosed, (dialogue) => ({ ...dialogue, aside: null }))
  on(events.orderActionDone, (dialogue, { what, agentLink }) => {
    if (agentLink) return { ...dialogue, aside: 'agent' }
    return /^(?:reschedule|accept)/.test(what) ? { ...dialogue, aside: null } : dialogue
  })
  // in the chat, the assistant says what is invalid instead of marking a field
  const refuse = (
    dialogue: Dialogue,
    step: StepId,
    problem: Problem | undefined,
    more?: Partial<AddedLine>,
  ): Dialogue =>
    problem ? saying(dialogue, { step, who: 'assistant', text: '', problem, ...more }) : dialogue
  on(events.partAccepted, (dialogue, { step, name }) => ({
    ...settled(dialogue, (line) => line.step === step),
    times: timesOfPart(dialogue.times, name),
  }))
  on(events.answerRefused, (dialogue, { step, problems, reply }) =>
    refuse(dialogue, step, Object.values(problems)[0], reply),
  )
  on(events.callRefused, (dialogue, { problem }) => refuse(dialogue, CALL_REQUEST_FORM_ID, problem))
  on(events.saveRefused, (dialogue, { step, problem }) => refuse(dialogue, step, problem, { isSaid: true }))
  on(events.answersSubmitted, (dialogue) => settled(dialogue, ({ passing }) => passing === true))
  on(events.answerAccepted, (dialogue, { step, values, lacks, isChange = false }) => ({
    ...inTaken(
      settled(
        dialogue.doubt?.step === step ? masked(dialogue) : dialogue,
        (line) => line.step === step && !line.passing,
      ),
      step,
      values,
    ),
    ...besideAnswer(dialogue, step),
    keptDoubts: dialogue.keptDoubts.filter((each) => each.step !== step),
    dropped: dialogue.dropped?.step === step ? null : dialogue.dropped,
    times: timesOfAnswer(dialogue.times, step, isChange, lacks !== undefined),
  }))
  on(events.answersFoundInMessage, (dialogue, { at, answers }) => ({
    ...dialogue,
    messageAnswers: [...dialogue.messageAnswers, { id: dialogue.times.now + 1, at, answers }],
    times: timesAfter(dialogue.times, true),
  }))
  on(events.earlyAnswerDropped, (dialogue, dropped) => ({
    ...inTaken(dialogue, dropped.step, undefined),
    dropped,
  }))
  on(events.stepChanged, (dialogue, { to }) => {
    const { doubt, keptDoubts, lapsed, times } = dialogue
    const isLeft = times.open !== to && doubt !== null && doubt.condition === undefined
    return {
      ...masked(dialogue),
      misses: 0,
      times: timesOfQuestion(dialogue, to),
      doubt: isLeft ? null : doubt,
      keptDoubts: isLeft && doubt.step === to ? [...keptDoubts, doubt] : keptDoubts,
      lapsed: isLeft && doubt.step !== to ? { doubt, isAnswered: false } : lapsed,
      aside: null,
    }
  })
  on(events.orderRestarted, () => silence)
})
