/** Types of the texts. This file must not import components or rules. */
import type { Values } from '../funnel/types.ts'

export type OptionText = {
  /** Value that is sent to the server. */
  value: string
  label: string
  detail?: string
  /** Text before the detail if the option saves money; `price` is the formatted amount per month. */
  saving?: (price: string) => string
}

/** An alternative wording of a step. */
type Wording = {
  heading: string
  again?: string
  why?: string
  /** Label in the review. */
  row?: string
}

/** All texts of a step, for pages and chat. */
export type StepText = {
  /** Document title, without the brand. */
  title: string
  /** The question; it is the label or legend of the step's first field. */
  heading: string
  /** In the chat, a shorter form of the question, to repeat it after something else was discussed (A20). */
  again?: string
  /** Alternative wordings, by the step's `variant`. */
  variants?: Record<string, Wording>
  /** The question whether an earlier answer is still valid; `{answer}` is replaced by the answer (D62). */
  still?: {
    heading: string
    why: string
    yes: string
    no: string
    /** Returns the answer as `heading` mentions it. */
    answer: (values: Values) => string
  }
  /** One short line on why the question is asked, or what happens next. */
  why?: string
  /** Visible label by wire name of the field. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** Questions by field name, if the chat asks for the step's fields one after the other. */
  asks?: Record<string, string>
  /** Hint what to write, if the chat asks for all fields of the step in one text field. */
  line?: string
  /**
   * In the chat, the follow-up question for a field that the answer left open (D80): heading, label, hint what to
   * write, the button for "none", and the reply to an incomplete answer.
   */
  second?: { heading: string; label: string; line: string; none: string; which: string }
  /** Label of the primary button, which names what happens next. */
  submit: string
  options?: readonly OptionText[]
  /** In the chat, the first message of a journey that begins with this step. */
  greeting?: string
  /** In the chat, a separate message before the question. */
  before?: string
  /** In the chat, the reply to a request for help at this question. */
  help: string
  /** Name of the answer, as in "vamos corrigir: …". */
  name: string
  /** Names that visitors may use for the answer in "corrigir …": lower case, without diacritics. */
  words: readonly string[]
  /** Returns the answer as text, if the step's `show` returns values instead of a text. */
  shown?: (values: Values) => string
  /** Message above the next question about the result of the step's call; the saga supplies `values`. */
  result?: (values: Values) => string
  /** On the receipt, what happens next, if it is the same for every order. */
  next?: readonly string[]
  /** Group and label of the answer in the review. */
  row?: { group: ReviewGroupId; label: string }
}

/** Texts of a page with several steps, in addition to those of the steps. */
export type FormText = Pick<StepText, 'title' | 'heading' | 'why' | 'submit'> & {
  /** Small headings above groups of questions, by the first step of the group. */
  parts?: Record<string, string>
  /** Additional lines at questions, by step. */
  notes?: Record<string, string>
}

/** Ids of the groups of the review. */
export type ReviewGroupId = 'plan' | 'address' | 'person' | 'payment' | 'installation'

/** Texts of the chat's controls and messages that are independent of its questions. */
export interface ChatWords {
  readonly title: string
  readonly logLabel: string
  readonly send: string
  /** Button beside a numeric field that switches to the letter keyboard. */
  readonly letters: string
  /** Read out by screen readers before each message. */
  readonly speaker: { readonly assistant: string; readonly visitor: string }
  readonly correct: string
  readonly correcting: string
  readonly cancelCorrection: string
  readonly changed: string
  readonly changedStatus: (question: string) => string
  readonly newMessage: string
}
