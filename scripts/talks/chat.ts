/** The chat as a person has it before them, and what is stored behind it, in whichever way a talk is played. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Seen } from './plain-values.ts'

export type Chat = {
  readonly step: () => StepId
  /** The part of the answer that alone is asked; null for the whole. */
  readonly part: () => string | null
  /** The chat's lines of the conversation. */
  readonly texts: () => readonly string[]
  /** The buttons between the conversation and the question. */
  readonly offers: () => readonly string[]
  readonly seen: () => Seen
  /** The questions in the order in which the chat asks them. */
  readonly steps: () => readonly StepId[]
  /** The answers as recorded so far. */
  readonly recorded: () => Readonly<Record<StepId, Values>>
  readonly isDone: () => boolean
  readonly type: (text: string) => Promise<void>
  readonly press: (label: string) => Promise<void>
  /** Fills in and sends the form of a question. */
  readonly fill: (step: StepId, values: Values) => Promise<void>
  /** A valid answer to a question of which the talk says nothing: to a quiz, a code, an example. */
  readonly anyAnswer: (step: StepId) => Values
  readonly reload: () => Promise<void>
  readonly wait: (minutes: number) => Promise<void>
  /** What the operator's order system is told at the end, as fields; {} without an order. */
  readonly told: () => Promise<Values>
}
