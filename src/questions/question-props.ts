/** Types of the components that render a question. */
import { type ComponentType, type ReactNode, createContext } from 'react'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'

/** Whether the question is on its own page or in the input area of the chat. */
export type Variant = 'page' | 'chat'

/** Props of the form around a question's fields: the form on a page, or the input area of the chat. */
export interface FormProps {
  readonly step: StepId
  readonly onAnswer: (values: Values) => void
  readonly children: ReactNode
  readonly busy: boolean
  readonly refusals: number
  /** Label of the submit button. */
  readonly submit: string
  /** How the fields are laid out: 'line' for a single field, 'block' for several. */
  readonly layout: 'line' | 'block'
  /** In the chat: cancels the correction of one field of the question. */
  readonly onCancel?: () => void
  /** Alternative action, shown below the submit button. */
  readonly after?: ReactNode
}

/** Props of the component that renders a step. */
export interface QuestionProps {
  readonly step: StepId
  readonly variant: Variant
  /** Form around the fields; by default, the form of a page. */
  readonly Form?: ComponentType<FormProps>
}

/** Moves the focus to the message, because the focus would be lost with the button. */
export const takeFocus = (told: HTMLElement | null) => told?.focus({ preventScroll: true })

/** Scrolls to a message that may appear far from the button, as after a long review with a fixed button. */
export const comeIntoView = (told: HTMLElement | null) => told?.scrollIntoView({ block: 'center' })

/**
 * React context that tells whether the chat shows an answer's errors as messages, so that fields do not repeat them.
 */
export const ChatShowsProblemsContext = createContext(false)
