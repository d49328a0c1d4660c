/** Types of what the reader returns: one move for each thing that a message does, such as giving a value. */
import type { DoubtReason } from '../../content/clarifying-questions.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { ValueKind } from '../value-kinds.ts'

/**
 * - give: a value that may be recorded as it is
 * - choose: one value to be confirmed, or several of which the visitor chooses one
 */
export type Move =
  | { readonly move: 'give'; readonly kind: ValueKind; readonly values: Values; readonly at: number }
  | {
      readonly move: 'choose'
      readonly kind: ValueKind
      readonly among: readonly Values[]
      readonly why: DoubtReason
      readonly at: number
    }
