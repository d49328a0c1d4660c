import { createSlice } from '@reduxjs/toolkit'
import type { StepId } from '../funnel/types.ts'
import * as events from './events.ts'

/**
 * What was said besides questions and answers: help, answers that did not pass. In memory only; the
 * transcript itself is derived from the journey (decisions 37).
 */
export interface Dialogue {
  lines: { id: number; step: StepId; who: 'visitor' | 'assistant'; text: string }[]
}

const slice = createSlice({
  name: 'dialogue',
  initialState: { lines: [] } as Dialogue,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(events.said, (dialogue, { payload }) => {
        dialogue.lines.push({ id: (dialogue.lines.at(-1)?.id ?? 0) + 1, ...payload })
      })
      .addCase(events.accepted, (dialogue, { payload }) => {
        dialogue.lines = dialogue.lines.filter((line) => line.step !== payload.step)
      })
      .addCase(events.restarted, () => ({ lines: [] }))
  },
})
export const dialogueReducer = slice.reducer
