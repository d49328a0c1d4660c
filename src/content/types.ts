/** Types of the texts. Data only: this file must not import components or rules. */
import type { Values } from '../funnel/types.ts'

export type OptionText = {
  /** The wire value. */
  value: string
  label: string
  detail?: string
  /** Goes before the detail where choosing it saves money; `price` is formatted, a month. */
  saving?: (price: string) => string
}

/** Another wording of the same step. */
type Wording = {
  heading: string
  again?: string
  why?: string
  /** Its label in the review. */
  row?: string
}

/** All texts of a step, for pages and chat. */
export type StepText = {
  /** Document title, without the brand. */
  title: string
  /** The question; it is the label or legend of the step's first field. */
  heading: string
  /** In the chat, the question again and shorter, after something else was answered (A20). */
  again?: string
  /** Alternative wordings, by the step's `variant`. */
  variants?: Record<string, Wording>
  /** The question whether an answer still holds; `{answer}` is replaced by it (D62). */
  still?: {
    heading: string
    why: string
    yes: string
    no: string
    /** The answer as `heading` names it. */
    answer: (values: Values) => string
  }
  /** Why we ask, or what happens next, in one short line. */
  why?: string
  /** Visible label by wire name of the field. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** In the chat, where the step's fields are asked one after the other: each field's question. */
  asks?: Record<string, string>
  /** In the chat, where the step is answered in one line: what may be written there. */
  line?: string
  /**
   * In the chat, the second line that it may ask for (D80): its question, what may be written there, the button that
   * says that there is none, and the reply to an incomplete answer.
   */
  second?: { heading: string; label: string; line: string; none: string; which: string }
  /** Label of the primary button: says what happens. */
  submit: string
  options?: readonly OptionText[]
  /** In the chat, the opening message when the journey begins with this step. */
  greeting?: string
  /** In the chat, a separate message before the question. */
  before?: string
  /** In the chat, the reply when the visitor asks for help at this question. */
  help: string
  /** The answer's name when it is mentioned: "vamos corrigir: …". */
  name: string
  /** Names a visitor may use for it in "corrigir …": lower case, without diacritics. */
  words: readonly string[]
  /** The answer in words, where what its step shows (`show`) is not ready text. */
  shown?: (values: Values) => string
  /** Said above the next question about the result of the step's own call; `values` as the saga reports them. */
  result?: (values: Values) => string
  /** On the receipt: what happens next, if it is the same for every order. */
  next?: readonly string[]
  /** The answer's position in the review. */
  row?: { group: ReviewGroupId; label: string }
}

/** Texts of a composed page in addition to those of its questions. */
export type FormText = Pick<StepText, 'title' | 'heading' | 'why' | 'submit'> & {
  /** Discreet headings above some of its questions, keyed by the first question below them. */
  parts?: Record<string, string>
  /** An extra line at a question, shown before it is answered. */
  notes?: Record<string, string>
}

/** Groups of the review, in order. */
export type ReviewGroupId = 'plan' | 'address' | 'person' | 'payment' | 'installation'

/** What the parts of a chat say, whatever is asked in it. */
export interface ChatWords {
  readonly title: string
  readonly logLabel: string
  readonly send: string
  /** Next to a line that asks for numbers. */
  readonly letters: string
  /** Said to screen readers before each message. */
  readonly speaker: { readonly assistant: string; readonly visitor: string }
  readonly correct: string
  readonly correcting: string
  readonly cancelCorrection: string
  readonly changed: string
  readonly changedStatus: (question: string) => string
  readonly newMessage: string
}
