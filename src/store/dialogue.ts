import type { StepId } from '../funnel/types.ts'
import * as events from './events.ts'
import { reducerOf } from './reducer.ts'

/**
 * What was said besides questions and answers: help, answers that did not pass. In memory only; the
 * transcript itself is derived from the journey (decisions 37).
 */
export interface Dialogue {
  lines: { id: number; step: StepId; who: 'visitor' | 'assistant'; text: string }[]
}

const silence: Dialogue = { lines: [] }

export const dialogueReducer = reducerOf(silence, (on) => {
  on(events.said, ({ lines }, line) => ({ lines: [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, ...line }] }))
  on(events.accepted, (dialogue, { step }) => {
    const lines = dialogue.lines.filter((line) => line.step !== step)
    return lines.length < dialogue.lines.length ? { lines } : dialogue
  })
  on(events.restarted, () => silence)
})
