import type { Problem } from '../lib/problems.ts'
import type { Order, Values } from './order-types.ts'

/** Problems by field name; the key '' stands for the whole form. */
export type Problems = Readonly<Record<string, Problem>>

type Mask = 'cep' | 'phone' | 'cpf' | 'cnpj' | 'document' | 'date'

/** What the chat reads in a message, whichever step asks it; `src/understanding/parts` has a reader for each. */
export type SaidKind =
  | 'cep'
  | 'house'
  | 'name'
  | 'mother'
  | 'phone'
  | 'email'
  | 'birth'
  | 'document'
  | 'plan'
  | 'due'
  | 'debit'
  | 'account'
  | 'visit'
  | 'place'
  | 'code'
  | 'consent'
  | 'quiz'
  | 'street'

/** How a field is presented; its texts live in src/content. */
export interface Field {
  /** Wire name. */
  readonly name: string
  readonly kind: 'text' | 'checkbox' | 'choice' | 'select' | 'plans' | 'calendar' | 'quiz'
  /** What the chat reads for it in any message; without one, only the line of its own question answers it. */
  readonly said?: SaidKind
  readonly mask?: Mask
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text'
  /** HTML autocomplete token (U-inputs). */
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'none' | 'characters'
  readonly maxLength?: number
  readonly optional?: boolean
  /** Shows its label even as the first field, because the step's heading asks for more than this field. */
  readonly isLabelled?: boolean
  /** Allowed values of a choice, in order. */
  readonly options?: readonly string[]
  /** Option selected by default. */
  readonly preselected?: string
  /** Whether the field is shown, depending on the form's values. */
  readonly shownWhen?: (draft: Values, order: Order) => boolean
}

/** A single text field in which the chat asks for all fields of a step. */
export interface ChatLine {
  /** The field that replaces the step's fields; it has the name of one of them. */
  readonly field: Field
  /** Formats a draft or an answer as the text of the field. */
  text(draft: Values): string
  /**
   * Parses the text into the values of the step's fields. Applied to the result, `text` returns the typed text, so that
   * nothing changes while the visitor types.
   */
  read(typed: string, draft: Values): Values
}

/** A follow-up question of the chat for a field that the answer in the first line left open (D80). */
export interface SecondLine {
  readonly line: ChatLine
  /** Whether a valid answer leaves the field open. */
  isOpen(values: Values, order: Order): boolean
}
