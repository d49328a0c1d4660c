import type { Problem } from '../lib/problems.ts'
import type { Order, Values } from './order-types.ts'

/** What is wrong, by field name; the key '' means the whole form. */
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
  /** Shows its label even as the first field: the step's heading asks for more than this. */
  readonly isLabelled?: boolean
  /** Allowed values of a choice, in order. */
  readonly options?: readonly string[]
  /** Option selected by default. */
  readonly preselected?: string
  /** Shown only while this is true of the form's values. */
  readonly shownWhen?: (draft: Values, order: Order) => boolean
}

/** How a step with several fields is answered in one line of the chat. */
export interface ChatLine {
  /** Replaces the step's fields; named like one of them. */
  readonly field: Field
  /** A draft or an answer as that line. */
  text(draft: Values): string
  /**
   * The line as the form's values: every field that it decides. `text` gives back what `read` was given, so that
   * nothing changes while the visitor types.
   */
  read(typed: string, draft: Values): Values
}

/** A field that the line of a step may leave open: the chat asks for it in a second line of the same step (D80). */
export interface SecondLine {
  readonly line: ChatLine
  /** Whether an accepted answer leaves it open. */
  isOpen(values: Values, order: Order): boolean
}
