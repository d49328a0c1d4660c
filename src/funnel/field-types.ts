/** Types of a step's form fields, and of the single text field that replaces them in the chat. */
import type { Problem } from '../lib/problem-keys.ts'
import type { Order, Values } from './order-state-types.ts'

/** Validation errors of a form by field name; the key '' means the whole form. */
export type Problems = Readonly<Record<string, Problem>>

type Mask = 'cep' | 'phone' | 'cpf' | 'cnpj' | 'document' | 'date'

/**
 * Kinds of values that the chat can find in any message, whichever question is being asked.
 * `src/understanding/kinds` has the code that finds them.
 */
export type MessageValueKind =
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

/** A form field of a step. The texts of the field are in src/content. */
export interface Field {
  /** Name of the field in API calls. */
  readonly name: string
  readonly kind: 'text' | 'checkbox' | 'choice' | 'select' | 'plans' | 'calendar' | 'quiz'
  /**
   * The kind of value that the chat looks for in any message to fill this field. If it is omitted, the field
   * can be filled only while its own question is being asked.
   */
  readonly said?: MessageValueKind
  /**
   * Whether the value belongs to somebody else than the visitor, such as a friend. The chat then takes 'o nome dele é …'
   * for it, and asks before it takes 'meu nome é …'.
   */
  readonly isOfSomeoneElse?: true
  readonly mask?: Mask
  readonly inputMode?: 'numeric' | 'tel' | 'email' | 'text'
  /** Value of the HTML attribute `autocomplete` (U-inputs). */
  readonly autoComplete?: string
  readonly autoCapitalize?: 'words' | 'none' | 'characters'
  readonly maxLength?: number
  readonly optional?: boolean
  /**
   * Shows the label even if this is the first field, because the heading of the step asks for more than this
   * field.
   */
  readonly isLabelled?: boolean
  /** Allowed values of a choice, in order. */
  readonly options?: readonly string[]
  /** Option selected by default. */
  readonly preselected?: string
  /** Whether the field is shown, depending on the form's values. */
  readonly shownWhen?: (draft: Values, order: Order) => boolean
}

/** A single text field in which the chat asks for all fields of a step. */
export interface SingleTextField {
  /** The field that replaces the step's fields; it has the name of one of them. */
  readonly field: Field
  /** Returns the mask for the kind of value that is expected, if it is not the field's own. */
  mask?(draft: Values): Mask | undefined
  /** Formats the values of the step's fields as the text of this single field. */
  text(draft: Values): string
  /**
   * Parses the typed text into values of the step's fields. `text` must turn these values back into the same
   * text, so that the text does not change while the visitor types.
   */
  read(typed: string, draft: Values): Values
}

/** A follow-up question of the chat, for a field that the first answer did not contain. */
export interface FollowUpQuestion {
  readonly line: SingleTextField
  /** Whether a valid answer left the field empty, so that the chat must ask the follow-up question. */
  isOpen(values: Values, order: Order): boolean
}
