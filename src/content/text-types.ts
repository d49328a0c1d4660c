/** Types of the user texts in this folder. This file must not import components or rules. */
import type { Facts, Values } from '../funnel/step-and-journey-types.ts'

/** Texts of one option of a multiple-choice question. */
export type OptionText = {
  /** Value that is sent to the server. */
  value: string
  label: string
  /** Other names that visitors may type for the option: lower case, without diacritics. */
  words?: readonly string[]
  detail?: string
  /** Shown before the detail; `price` is the formatted monthly price that the option leads to. */
  monthly?: (price: string) => string
  /** Shown before the detail if the option saves money; `price` is the formatted saving per month. */
  saving?: (price: string) => string
}

/** Alternative wording of a question. */
type Wording = {
  heading: string
  again?: string
  why?: string
  /** Label in the review. */
  row?: string
  /** The options, if this wording needs other labels. */
  options?: readonly OptionText[]
  /** Name of the answer, used in sentences such as "vamos corrigir: …". */
  name?: string
}

/** All texts of a step (one question or screen of an order), for pages and chat. */
export type StepText = {
  /** Title of the page in the browser, without the brand. */
  title: string
  /** The question, which is also the label or legend of the step's first field. */
  heading: string
  /** In the chat, a shorter wording that repeats the question after another topic. */
  again?: string
  /** Alternative wordings, by the step's `variant`. */
  variants?: Record<string, Wording>
  /**
   * Question that asks whether an earlier answer is still valid; `{answer}` is replaced by that answer.
   */
  still?: {
    heading: string
    why: string
    yes: string
    no: string
    /** Returns the answer as it appears in `heading`. */
    answer: (values: Values) => string
  }
  /** One short line that says why the question is asked, or what happens next. */
  why?: string
  /** Visible labels, by field name in requests. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** In the chat, one question for each field, by field name, if the fields are asked for one by one. */
  asks?: Record<string, string>
  /** In the chat, a hint on what to type, if one text field asks for all fields of the step. */
  line?: string
  /**
   * In the chat, the follow-up question for a field that the answer left empty. `line` is a hint on what to type,
   * `none` the button for "there is none", `some` the one for "there is one", `which` the question that then follows,
   * as it also does after an incomplete answer.
   */
  second?: { heading: string; label: string; line: string; none: string; some: string; which: string }
  /** Label of the primary button, which names what happens next. */
  submit: string
  /** Label of the button that says that the visitor has no such thing. */
  none?: string
  /** Label of the button that answers an earlier question instead. */
  instead?: string
  options?: readonly OptionText[]
  /** In the chat, the first message if the conversation begins with this step. */
  greeting?: string
  /** In the chat, a separate message before the question. */
  before?: string
  /** What the help of a page shows, and the chat replies to a request for help at this question. */
  help: string
  /** Name of the answer, used in sentences such as "vamos corrigir: …". */
  name: string
  /** Names that visitors may type for the answer after "corrigir": lower case, without diacritics. */
  words: readonly string[]
  /**
   * Formats the answer, if the step's `show` returns values instead of a text. `facts` contains the names that belong
   * to these values.
   */
  shown?: (values: Values, facts: Pick<Facts, 'banks'>) => string
  /**
   * In the chat, a message after the answer, for example about a price that the answer changes; '' for none.
   * `isChanged` says whether the answer is a correction.
   */
  after?: (values: Values, isChanged: boolean) => string
  /**
   * Message about the server's response to this answer, shown above the next question. A saga sets `values`.
   */
  result?: (values: Values) => string
  /** On the receipt, the list of what happens next, if it is the same for every order. */
  next?: readonly string[]
  /**
   * For a review that places no order: what the visitor agrees to with its button, instead of the terms of an order.
   */
  consent?: string
  /** For a review: how the order is paid, in a journey that does not ask. */
  payment?: string
  /** For a review: what becomes of what an existing customer has today, as far as it is known. */
  today?: { readonly label: string; readonly text: (phone?: string) => string }
  /** In the review in place of an answer, for a plan whose order does not ask this question. */
  unasked?: string
  /**
   * Group and label of the answer in the review. `parts` has the labels of the values that the step's `show` returns, if
   * each of them has a row of its own.
   */
  row?: { group: ReviewGroupId; label: string; parts?: Readonly<Record<string, string>> }
}

/** Texts of a page with several questions, in addition to the texts of each question. */
export type FormText = Pick<StepText, 'title' | 'heading' | 'why' | 'submit'> & {
  /** Small headings above groups of questions, by the first step of the group. */
  parts?: Record<string, string>
  /** Steps whose own reason (`why`) is shown with their fields. */
  reasons?: readonly string[]
}

/** What a journey is called, and what its own steps are. */
export interface JourneyWords {
  /** Name at the operator's desk. */
  readonly deskName: string
  /** Title of its chat, required for a journey with its own root path. */
  readonly chatTitle?: string
  /** Descriptions for search engines and shared links, if they are not those of an order. */
  readonly description?: { readonly chat: string; readonly pages: string }
  /** What it says of its result, if that is no order and more than the visitor's answers. */
  readonly result?: Partial<Omit<ResultWords, 'groups'> & ProgressWords> & {
    readonly groups?: Partial<ResultWords['groups']>
  }
  /** Names at the desk of the steps whose words are in the journey's own file, by step id. */
  readonly deskNames?: Readonly<Record<string, string>>
}

/** What card, review and receipt call that in which a journey ends. */
export interface ResultWords {
  /** The card beside the question: its title, and the button that opens and closes it on phones. */
  readonly card: { readonly title: string; readonly open: string; readonly close: string }
  /** Titles of the groups of the review. */
  readonly groups: Readonly<Record<ReviewGroupId, string>>
  /** Said while the review's button is at work. */
  readonly confirming: string
  /** Heading of the review once it is confirmed. */
  readonly whole: string
  /** Below that heading. */
  readonly readOnly: string
  /** Link on the receipt to that review. */
  readonly seeWhole: string
  /** Heading on the receipt above what was ordered or answered. */
  readonly given: string
}

/** What the header calls that in which a journey ends. */
export interface ProgressWords {
  /** Name of the progress bar. */
  readonly progress: string
  /** Name of its last stage. */
  readonly done: string
}

/** Ids of the groups of the review. */
export type ReviewGroupId = 'plan' | 'installation' | 'person' | 'payment'

/** Labels of the chat's buttons and messages, whatever the questions are about. */
export interface ChatWords {
  readonly title: string
  readonly logLabel: string
  readonly send: string
  /** Button next to a numeric field that switches to the letter keyboard. */
  readonly letters: string
  /** Read out by screen readers before each message. */
  readonly speaker: { readonly assistant: string; readonly visitor: string }
  readonly correct: string
  readonly reply: string
  readonly correcting: string
  readonly cancelCorrection: string
  readonly changed: string
  readonly newMessage: string
}
