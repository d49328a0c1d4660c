import type { FactId } from '../content/visitor-questions.ts'
import type { Quiz } from '../contract/risk.ts'
import type { Order, StepId, Values } from '../funnel/types.ts'

export type { FactId }

/** What is known when a message is read; nothing else decides what it means. */
export interface Situation {
  /** The open question. */
  readonly step: StepId
  /** Its answers can be corrected; its facts contain plans, free dates and offers; its day is `today`. */
  readonly order: Order
  readonly quiz: Quiz | null
  readonly banks: readonly { readonly id: string; readonly name: string }[]
  /** Names a visitor may use for a step in "corrigir …", normalised (StepText.words). */
  readonly words: Readonly<Record<StepId, readonly string[]>>
  /** What was asked back and not yet settled. */
  readonly doubt: Doubt | null
  /** What the form of the open question already contains. */
  readonly draft: Values
}

/**
 * Why something is asked about before it is recorded.
 *
 * - confirm: it may be meant otherwise; "Entendi … É isso?"
 * - typo: another value is more likely; `values` has the suggestion
 * - surname, ddd: the value is good but incomplete; `values` has what was said
 * - part: other fields of the same step are still missing
 * - invalid: it has the form of an answer, but cannot be one; `values` has it as typed
 * - unavailable: it is not on offer: a due day, a plan, a date
 * - either: several were said, and none was chosen; `or` has them all
 */
export type Why = 'either' | 'confirm' | 'typo' | 'surname' | 'ddd' | 'part' | 'invalid' | 'unavailable'

/** Understood, to be confirmed or completed before it is recorded. */
export interface Doubt {
  readonly step: StepId
  readonly values: Values
  readonly why: Why
  readonly or?: readonly Values[]
}

export type CommandName = 'back' | 'restart' | 'help' | 'human' | `correct:${StepId}`

/** The five parts that `npm run understand` prints, in its order, and what else the chat needs to know. */
export interface Reading {
  /** By step, in the fields' own form. May be recorded as they are. Before coverage `planos` is a `wish`. */
  readonly answers: Readonly<Record<StepId, Values>>
  readonly doubts: readonly Doubt[]
  readonly command: CommandName | null
  readonly facts: readonly FactId[]
  /** False exactly when nothing was understood, or a doubt is open. */
  readonly clear: boolean
  /** A yes or a no to what was asked last, where it is not an answer of the open question itself. */
  readonly agreed: boolean | null
  /** Greeting, thanks, and the like: to be answered in kind, and no answer. */
  readonly smalltalk: 'greeting' | 'thanks' | 'bye' | 'upset' | null
  /** Asks which plan is best. */
  readonly advice: boolean
  /** Leads away from the open question. */
  readonly wayOut: WayOut | null
  /** An answer is wrong, and it was not said which. */
  readonly wrong: boolean
  /** The document will be a person's or a company's; the number itself was not said. */
  readonly person: 'pf' | 'pj' | null
}

/**
 * device: go on with the order elsewhere; address: try another one; withdraw: no waiting list; document: try another
 * one; code: send another; visit: another day for the visit of an order that is done.
 */
export type WayOut = 'visit' | 'device' | 'address' | 'withdraw' | 'document' | 'code'
