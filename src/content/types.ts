import type { StepId } from '../funnel/types.ts'

/** Shapes of the texts. Data only: no component and no rule reads anything else from here. */

/** Steps that have texts: all of them. */
export type StepTextId = StepId

export type OptionText = {
  /** What travels on the wire. */
  value: string
  label: string
  detail?: string
}

export type StepText = {
  /** Document title, without the brand. */
  title: string
  /** The question; it is the label or the legend of the step's first field. */
  heading: string
  /** Another question for the same step, by the value that asks for it (cpf: `pj`). */
  variants?: Record<string, { heading: string; why?: string }>
  /** Why we ask, or what happens next, in one short line. */
  why?: string
  /** Visible label by wire name of the field. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** Text of the primary button: says what happens. */
  submit: string
  options?: readonly OptionText[]
}

/** Options of the fields that have them, by wire name, when a step has more than one such field. */
export type FieldOptions = Record<string, readonly OptionText[]>
