/** The chat as a person has it before them, and what is stored behind it: what a player of talks needs of any way to play. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Seen } from './plain-values.ts'
import type { Difference } from './stored-and-meant.ts'
import type { Temper } from './talk.ts'

export type Chat = {
  readonly step: () => StepId
  /** The part of the answer that alone is asked; null for the whole. */
  readonly part: () => string | null
  /** The lines of the conversation. */
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

/** What a talk could do without: what was said plainly is asked back, has to be said again, or is not understood. */
export const KINDS = ['askedBack', 'saidAgain', 'notUnderstood'] as const
export type Kind = (typeof KINDS)[number]

export type Turn = {
  readonly at: StepId
  readonly said: string
  readonly heard: readonly string[]
  readonly needless?: Kind
}

export type Played = {
  readonly name: string
  readonly journey: string
  readonly temper: Temper
  readonly receipt: boolean
  /** The question at which the visitor gave up. */
  readonly stuck?: StepId
  /** What went wrong in the page or the player. */
  readonly error?: string
  readonly differences: readonly Difference[]
  readonly messages: number
  readonly needless: Readonly<Record<Kind, number>>
  /** Questions back that a person finds reasonable. */
  readonly askedFairly: number
  /** Answers recorded otherwise than said plainly, put right later or not. */
  readonly recordedOtherwise: number
  /** Answers for which the visitor had to use the form. */
  readonly byForm: number
  readonly asides: { readonly said: number; readonly notUnderstood: number }
  readonly turns: readonly Turn[]
}
