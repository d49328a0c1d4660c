/** Shapes of the texts. Data only: no component and no rule reads anything else from here. */

export type OptionText = {
  /** What travels on the wire. */
  value: string
  label: string
  detail?: string
}

/** Another wording of the same step. */
type Wording = {
  heading: string
  why?: string
  /** Its label in the review. */
  row?: string
}

/** All the Portuguese of a step, for pages and chat. */
export type StepText = {
  /** Document title, without the brand. */
  title: string
  /** The question; it is the label or the legend of the step's first field. */
  heading: string
  /** Other wordings, by the step's `variant`. */
  variants?: Record<string, Wording>
  /** Why we ask, or what happens next, in one short line. */
  why?: string
  /** Visible label by wire name of the field. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** Text of the primary button: says what happens. */
  submit: string
  options?: readonly OptionText[]
  /** In the chat, said first of all where the journey begins with this step. */
  greeting?: string
  /** In the chat, said before the question as a message of its own. */
  before?: string
  /** In the chat, said to whoever asks for help at this question. */
  help: string
  /** What the answer is called where one is spoken of: "vamos corrigir: …". */
  name: string
  /** What a visitor may call it in "corrigir …": lower case, without diacritics. */
  words: readonly string[]
  /** On a receipt: what happens next, where that is the same for every order. */
  next?: readonly string[]
  /** Where the answer stands in the review. */
  row?: { group: ReviewGroupId; label: string }
}

/** The Portuguese of a composed page besides that of its questions. */
export type FormText = Pick<StepText, 'title' | 'heading' | 'why' | 'submit'> & {
  /** Quiet headings over some of its questions, by the first question below them. */
  parts?: Record<string, string>
  /** A line more at a question: what is good to know before it is answered. */
  notes?: Record<string, string>
}

/** Groups of the review, in their order. */
export type ReviewGroupId = 'plan' | 'address' | 'person' | 'payment' | 'installation'
