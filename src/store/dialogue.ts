import * as events from './events.ts'
import type { Said } from './events.ts'
import { reducerOf } from './reducer.ts'

/**
 * Chat entries other than questions and answers: commands, help, invalid answers. In memory only; the transcript
 * itself is derived from the journey (D37).
 */
export interface Dialogue {
  lines: (Said & { readonly id: number })[]
}

const silence: Dialogue = { lines: [] }

/** Returns the same object when nothing is removed, so that nothing re-renders. */
function keeping(dialogue: Dialogue, stays: (line: Said) => boolean): Dialogue {
  const lines = dialogue.lines.filter(stays)
  return lines.length < dialogue.lines.length ? { lines } : dialogue
}

export const dialogueReducer = reducerOf(silence, (on) => {
  on(events.said, ({ lines }, line) => ({ lines: [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, ...line }] }))
  on(events.accepted, (dialogue, { step }) => keeping(dialogue, (line) => line.step !== step))
  on(events.moved, (dialogue, { to }) => keeping(dialogue, (line) => !line.opens || line.step === to))
  on(events.restarted, () => silence)
})
