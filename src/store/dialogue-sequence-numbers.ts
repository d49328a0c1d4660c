/**
 * Numbers what is said, asked and answered in the chat in the order of time, in which the conversation is shown
 * (docs/decisions/0092).
 */
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { Dialogue, DialogueTimes } from './dialogue-types.ts'

export const noTimes: DialogueTimes = { now: 0, open: '', openedAt: 0, asked: {}, answered: {}, parts: {} }

/** Whether nothing has been said since the open question was asked, except why its answer was refused. */
export const isQuestionLast = ({ openedAt, now }: DialogueTimes): boolean => openedAt > now - 1

/**
 * Returns the times once something was said.
 * @param isLeading whether it leads to the open question: it is said before it, unless something else was said since
 */
export function timesAfter(times: DialogueTimes, isLeading: boolean | undefined): DialogueTimes {
  const { openedAt, open, asked } = times
  const now = times.now + 1
  if (!isLeading || !isQuestionLast(times)) return { ...times, now }
  const after = now + 1
  return {
    ...times,
    now: after,
    openedAt: after,
    asked: asked[open] === openedAt ? { ...asked, [open]: after } : asked,
  }
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
    parts: {},
    asked: asked[to] === undefined ? { ...asked, [to]: openedAt } : asked,
  }
}

/** Returns the times once a part of an answer was accepted. A part that is corrected keeps its place. */
export function timesOfPart(times: DialogueTimes, name: string): DialogueTimes {
  const now = times.now + 1
  return { ...times, now, parts: { ...times.parts, [name]: times.parts[name] ?? now } }
}
