import type { FactId } from '../content/visitor-questions.ts'
import type { Quiz } from '../contract/risk.ts'
import type { Order, StepId, Values } from '../funnel/types.ts'

/** Id of a visitor question, which has a prepared answer in `facts` of src/content. */
export type { FactId }

/** Everything besides the message itself that decides what the message means. */
export interface Situation {
  /** The open question. */
  readonly step: StepId
  /** Its answers can be corrected. Its facts hold the plans, free dates and offers; `today` is the current day. */
  readonly order: Order
  readonly quiz: Quiz | null
  readonly banks: readonly { readonly id: string; readonly name: string }[]
  /** Names by which a visitor may refer to each step in "corrigir …", normalised (StepText.words). */
  readonly words: Readonly<Record<StepId, readonly string[]>>
  /** The doubt that the assistant asked about and the visitor has not settled yet. */
  readonly doubt: Doubt | null
  /** Values that the form of the open question already contains. */
  readonly draft: Values
}

/**
 * Why the visitor is asked about a value before it is recorded.
 *
 * - confirm: the visitor may mean something else; the chat asks "Entendi … É isso?"
 * - typo: another value is more likely; `values` holds the suggestion
 * - surname: the name has no surname; `values` holds what was typed
 * - ddd: the phone number has no area code (DDD); `values` holds what was typed
 * - part: other fields of the same step are still missing
 * - invalid: the value looks like an answer but is not valid; `values` holds it as typed
 * - unavailable: the due day, plan or date is not on offer
 * - either: several values were mentioned and none was chosen; `or` holds all of them
 */
export type Why = 'either' | 'confirm' | 'typo' | 'surname' | 'ddd' | 'part' | 'invalid' | 'unavailable'

/** A value that the visitor must confirm or complete before it is recorded. */
export interface Doubt {
  readonly step: StepId
  readonly values: Values
  readonly why: Why
  readonly or?: readonly Values[]
}

/** A command that a visitor can type: go back, start again, help, talk to a person, or correct a step. */
export type CommandName = 'back' | 'restart' | 'help' | 'human' | `correct:${StepId}`

/** What a message means. `npm run understand` prints the first five properties; the chat needs the others too. */
export interface Reading {
  /** Values that may be recorded, by step, in the fields' format. Before the coverage check `planos` holds a `wish`. */
  readonly answers: Readonly<Record<StepId, Values>>
  readonly doubts: readonly Doubt[]
  readonly command: CommandName | null
  /** Visitor questions that the message asks. */
  readonly facts: readonly FactId[]
  /** True if an answer, a command or a fact was understood and there is no doubt. */
  readonly clear: boolean
  /** True for a plain yes, false for a plain no, null for anything else. It refers to the assistant's last question. */
  readonly agreed: boolean | null
  /** A greeting, thanks and the like. The chat replies to it, but it answers no question. */
  readonly smalltalk: 'greeting' | 'thanks' | 'bye' | 'upset' | null
  /** Whether the visitor asks which plan is best. */
  readonly advice: boolean
  /** A request that leaves the open question unanswered. */
  readonly wayOut: WayOut | null
  /** Whether the visitor says that an answer is wrong, but not which one. */
  readonly wrong: boolean
  /** Whose document the visitor will give, a person's (pf) or a company's (pj), if the number itself is missing. */
  readonly person: 'pf' | 'pj' | null
}

/**
 * A request that leaves the open question.
 *
 * - device: continue the order on another device
 * - address: try another address
 * - withdraw: do not join the waiting list
 * - document: try another document
 * - code: send another code
 * - visit: reschedule the technician's visit of a finished order
 */
export type WayOut = 'visit' | 'device' | 'address' | 'withdraw' | 'document' | 'code'
