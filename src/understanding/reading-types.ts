/** Types of the input and output of the code that reads chat messages. */
import type { DoubtReason } from '../content/clarifying-questions.ts'
import type { RemarkId } from '../content/questions-refined-by-remark.ts'
import type { FactId } from '../content/visitor-question-wordings.ts'
import type { Plan } from '../contract/plan.ts'
import type { Quiz } from '../contract/order-risk-check-and-quiz.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import type { ValueKind } from './value-kinds.ts'

/** Id of a question that visitors often ask. Its prepared answer is in src/content/visitor-questions.ts. */
export type { FactId }

/** An option of a question with its visible label, and other names for it. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly words?: readonly string[]
}

/** The context in which a message is read: the order so far, the current question, and what the chat has asked. */
export interface Situation {
  /** Id of the open question: the one that the chat is asking now. */
  readonly step: StepId
  /**
   * The order so far. A message may correct its answers. Its `facts` hold the plans, free dates and offers;
   * its `today` is the current day.
   */
  readonly order: Order
  readonly quiz: Quiz | null
  readonly banks: readonly { readonly id: string; readonly name: string }[]
  /** Names that a visitor may use for each step in "corrigir …" (correct …), normalised (StepText.words). */
  readonly words: Readonly<Record<StepId, readonly string[]>>
  /** The doubtful value that the chat has asked about and the visitor has not confirmed or replaced yet. */
  readonly doubt: Doubt | null
  /** Values that the form of the open question already contains. */
  readonly draft: Values
  /** Id of the plan that the chat has recommended. */
  readonly advised?: string | undefined
  /** The plans that the page sells, which are known before those of the address. */
  readonly sold?: readonly Plan[] | undefined
  /** The open question's field and its options, if it is a choice that no extractor looks for (`Field.said`). */
  readonly choice?: { readonly name: string; readonly options: readonly ChoiceOption[] } | undefined
}

/** A value found in a message. If `why` is null, it may be recorded without asking the visitor. */
export interface Finding {
  readonly kind: ValueKind
  readonly values: Values
  readonly why: DoubtReason | null
  /** Index of the value's first character in the message. */
  readonly at: number
  /** The values to choose from, if the message names several without choosing one (`why` is 'either'). */
  readonly or?: readonly Values[]
  /** How the chat asks about it, if not in the words of its step. */
  readonly question?: string
  /** Given by the reader of a kind with a table of its own, which decides on the value by itself. */
  readonly mayBeRecorded?: () => boolean
}

/** A value that the visitor must confirm or complete before it is recorded. */
export interface Doubt {
  readonly step: StepId
  readonly values: Values
  readonly why: DoubtReason
  readonly or?: readonly Values[]
  /** How the chat asks about it, if not in the words of its step. */
  readonly question?: string
}

/** A command that a visitor can type: go back, start again, help, talk to a person, or correct a step. */
export type CommandName = 'back' | 'restart' | 'help' | 'human' | `correct:${StepId}`

/**
 * The meaning of a message, as far as it was understood. `npm run understand` prints the first five
 * properties; the chat also needs the others.
 */
export interface Reading {
  /**
   * Values that may be recorded, by step, in the format of the step's fields. Before the coverage check, the
   * step `planos` holds a `wish`: a requested speed, service or price level instead of a plan's id.
   */
  readonly answers: Readonly<Record<StepId, Values>>
  readonly doubts: readonly Doubt[]
  readonly command: CommandName | null
  /**
   * Ids of the questions about the service that the message contains, and of its remarks. A remark stands beside
   * the question that it refines (`questionsRefinedByRemark` in src/content/questions-refined-by-remark.ts).
   */
  readonly facts: readonly (FactId | RemarkId)[]
  /** True if an answer, a command or a question about the service was understood and no value is doubtful. */
  readonly clear: boolean
  /** True if the message says only yes, false if it says only no, otherwise null. */
  readonly agreed: boolean | null
  /** A greeting, thanks, a goodbye or anger. The chat replies to it, but it answers no question. */
  readonly smalltalk: 'greeting' | 'thanks' | 'bye' | 'upset' | null
  /** Whether the visitor asks which plan is best. */
  readonly advice: boolean
  /** A request to do something other than answer the open question. */
  readonly wayOut: RequestInsteadOfAnswer | null
  /** Whether the visitor says that an answer is wrong, but not which one. */
  readonly wrong: boolean
  /** Whether the message contains a question, marked as one, that nothing explains. */
  readonly unanswered: boolean
  /** Whether the visitor announces a person's document (pf) or a company's (pj) without giving its number. */
  readonly person: 'pf' | 'pj' | null
}

/**
 * A request to do something other than answer the open question.
 *
 * - device: continue the order on another device
 * - address: try another address
 * - withdraw: do not join the waiting list
 * - document: try another document
 * - code: send another code
 * - visit: reschedule the technician's visit of a finished order
 * - erase: erase the visitor's data
 * - form: continue the order on pages
 */
export type RequestInsteadOfAnswer =
  | 'visit'
  | 'erase'
  | 'form'
  | 'device'
  | 'address'
  | 'withdraw'
  | 'document'
  | 'code'

/** A remark with the part of the message that expresses it. */
export interface FoundRemark {
  readonly id: RemarkId | FactId
  readonly from: number
  readonly to: number
  /** Whether its sentence ends with a question mark. */
  readonly asks: boolean
}

/** A pattern that recognises a remark in a sentence. */
export interface RemarkPattern {
  readonly id: RemarkId | FactId
  readonly pattern: RegExp
  /** A sentence that matches this is something else. */
  readonly not?: RegExp
  /** Kinds of value of which the open question must ask for one. */
  readonly at?: readonly ValueKind[]
  /** Kinds of value of which the open question must ask for none. */
  readonly notAt?: readonly ValueKind[]
  /** Whether it counts only in a question. */
  readonly asks?: true
  /** Whether it counts only without a question mark. */
  readonly tells?: true
}
