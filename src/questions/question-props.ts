import type { ComponentType, ReactNode } from 'react'
import type { StepId, Values } from '../funnel/types.ts'

/** Whether the question is on its own page or in the chat composer. */
export type Variant = 'page' | 'chat'

/** The form around a question's fields: the page's own, or the chat composer. */
export interface FormProps {
  readonly step: StepId
  readonly onAnswer: (values: Values) => void
  readonly children: ReactNode
  readonly busy: boolean
  readonly refusals: number
  /** Label of the submit button. */
  readonly submit: string
  /** 'line': a single field; 'block': several. */
  readonly layout: 'line' | 'block'
  /** Leaves a correction of a part of the question; in the chat. */
  readonly onCancel?: () => void
  /** Another way on, under the button that sends. */
  readonly after?: ReactNode
}

export interface QuestionProps {
  readonly step: StepId
  readonly variant: Variant
  /** Defaults to the page's form. */
  readonly Form?: ComponentType<FormProps>
}
