/** The answer that is stored once a one-time code was verified. The code itself is never stored. */
import type { Answer } from './step-and-journey-types.ts'

export const VERIFIED_CODE_ANSWER: Answer = { values: {}, masked: {} }
