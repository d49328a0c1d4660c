/**
 * Numbers what is said, asked and answered in the chat in the order of time, in which the conversation is shown
 * (docs/decisions/0152).
 */
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { AddedLine, Dialogue, DialogueTimes } from './dialogue-types.ts'

export const noTimes: DialogueTimes = { now: 0, open: null, openedAt: 0, asked: {}, answered: {}, parts: {} }

/** Whether a line stands before the question that has just opened. */
export const leadsTo = ({ passing, opens }: AddedLine): boolean => passing === true || opens === true

/**
 * Returns the times once something was said. What leads to the open question is said before it, unless something else
 * has been said at it already.
 */
export function timesAfter({ lines, messageAnswers, times }: Dialogue, isLeading: boolean): DialogueTimes {
  const { openedAt, open, asked } = times
  const now = times.now + 1
  const isFirst =
    isLeading &&
    lines.every((each) => each.id <= openedAt || leadsTo(each)) &&
    messageAnswers.every(({ id }) => id <= openedAt)
  if (!isFirst) return { ...times, now }
  const isAsked = open !== null && asked[open] === openedAt
  const after = now + 1
  return { ...times, now: after, openedAt: after, asked: isAsked ? { ...asked, [open]: after } : asked }
}

/** Returns the times once an answer was accepted. A correction changes it where it stands. */
export function timesOfAnswer(
  times: DialogueTimes,
  step: StepId,
  isChange: boolean,
  isPart: boolean,
): DialogueTimes {
  const now = times.now + 1
  const { open, openedAt, asked, answered } = times
  const next = { ...times, now, openedAt: isPart ? now : openedAt }
  if (isChange) return next
  // an answer that was dropped has been asked for again
  const isAsked = open === step && (asked[step] === undefined || answered[step] !== undefined)
  return {
    ...next,
    asked: isAsked ? { ...asked, [step]: openedAt } : asked,
    answered: { ...answered, [step]: now },
  }
}

/**
 * Returns the times once a question has opened. One that is open already is not asked again. Why its answer was refused
 * stands below it.
 */
export function timesOfQuestion({ lines, times }: Dialogue, to: StepId): DialogueTimes {
  if (times.open === to) return times
  const last = lines.at(-1)
  const isRefused = last?.problem !== undefined && last.step === to && last.id === times.now
  const now = isRefused ? times.now : times.now + 1
  const openedAt = isRefused ? now - 0.5 : now
  const { asked } = times
  return {
    ...times,
    now,
    open: to,
    openedAt,
    asked: asked[to] === undefined ? { ...asked, [to]: openedAt } : asked,
  }
}

/** Returns the times once a part of an answer was accepted. A part that is corrected keeps its place. */
export function timesOfPart(times: DialogueTimes, step: StepId, name: string): DialogueTimes {
  const now = times.now + 1
  return { ...times, now, parts: { ...times.parts, [step]: { [name]: now, ...times.parts[step] } } }
}
