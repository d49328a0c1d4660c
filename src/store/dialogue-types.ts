/**
 * Types of the chat's state besides the order: lines that are neither question nor answer, messages sent before the code
 * that reads them has loaded, and values to confirm. Questions and answers belong to the order.
 */
import type { CampaignFaq } from '../contract/campaign-faq.ts'
import type { Plan } from '../contract/plan.ts'
import type { FoundStreet } from '../contract/cep-and-streets.ts'
import type { SaidHousehold } from '../funnel/plan-advice.ts'
import type { Answers, Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import type { Problem } from '../lib/problem-keys.ts'

/** A line of the chat that is neither question nor answer. */
export interface AddedLine {
  readonly step: StepId
  readonly who: 'visitor' | 'assistant'
  readonly text: string
  /** The text with its secrets in full, shown instead while the question about them is open. */
  readonly whole?: string | undefined
  /** What leads to the question that has just opened, such as "voltar". It is shown before that question. */
  readonly passing?: boolean
  readonly link?: { readonly label: string; readonly href: string }
  /** The result of an answer, worded by its step's text (`result`); shown if `text` is empty. */
  readonly result?: { readonly of: StepId; readonly values: Values }
  /** Why an answer was not accepted; shown if `text` is empty. */
  readonly problem?: Problem
  /** Whether `problem` is said although the form of the question shows its errors next to the fields. */
  readonly isSaid?: boolean
  /** How many answers to this question were not accepted before; each time the wording differs. */
  readonly again?: number
  /** Name of the list from which the wording was picked; the next pick is a different wording. */
  readonly turn?: string
  /** Whether the line repeats the open question. It stays only while it is the last one to do so. */
  readonly asks?: boolean
  /** Whether the question at which the line was said has been answered since. */
  readonly isPast?: boolean
  /** Whether answers were taken from this message of the visitor, which are shown below it. */
  readonly isAnswer?: boolean
  /**
   * The answer that was replaced, with the order's answers before and after that; shown if `text` is empty. In a line of
   * the visitor, the answer that it completes.
   */
  readonly change?: {
    readonly of: StepId
    readonly before: Answers
    readonly after: Answers
    /** The answers after all changes that were made with this one. */
    readonly whole?: Answers | undefined
  }
}

/** A proposal, or a question about a part that is missing. `values` is the answer as understood so far. */
export interface OpenDoubt {
  readonly step: StepId
  readonly values: Values
  /** The value as the visitor typed it, which stands unless the proposal is accepted. */
  readonly typed?: Values | undefined
  /** Values to choose from, if the message named several (`why` is 'either'). */
  readonly or?: readonly Values[]
  /** As in src/content/clarifying-questions.ts. */
  readonly why:
    | 'either'
    | 'confirm'
    | 'guess'
    | 'typo'
    | 'surname'
    | 'ddd'
    | 'part'
    | 'invalid'
    | 'unavailable'
    | 'holder'
  /** The other answers that the same yes records: another holder's data, or further changes of a message. */
  readonly set?: Readonly<Record<StepId, Values>>
  /** The condition under which the visitor confirms the order, in the visitor's words. */
  readonly condition?: string
  /** The question, where it is not the usual one for such a value. */
  readonly question?: string
}

/**
 * A button under an answer. Pressing it records `answers`, opens the question `opens`, asks which of the questions `among` is
 * meant or what the prepared answer with the id `asks` answers; without any of these, it sends its
 * label as a message.
 */
export interface ChatAction {
  readonly label: string
  readonly answers?: Readonly<Record<StepId, Values>>
  readonly opens?: StepId
  readonly among?: readonly StepId[]
  readonly asks?: string
}

/** A message that was sent at a question before the code that reads messages had loaded. */
export interface HeldMessage {
  readonly text: string
  readonly at: StepId
}

/** Panel that a message opened above the message box. */
export type Aside =
  | 'visit'
  | 'erase'
  | 'restart'
  | 'human'
  | 'elsewhere'
  | 'advice'
  | 'agent'
  | 'searching'
  | { readonly actions: readonly ChatAction[] }

/**
 * What is remembered in addition to the order, in memory only: what the visitor said about the household, the
 * recommended plan, the cheapest and the most expensive plan of the campaign, the plan that the visitor's link names, or
 * that it is not sold, and what the review showed.
 */
export interface ChatMemory {
  readonly home?: SaidHousehold
  readonly advised?: string
  /** Whether the visitor has opened the list of all plans, which are then one list by price. */
  readonly isWholeList?: boolean
  /** Null if the prices could not be loaded. */
  readonly range?: readonly [lowest: Plan, highest: Plan] | null
  /** The plans that the campaign sells, the cheapest first; absent until a price is asked before the address is known. */
  readonly sold?: readonly Plan[]
  readonly linkedPlan?: Plan
  readonly isLinkUnknown?: true
  /** The questions of the campaign's FAQ; none if they could not be loaded. */
  readonly faq?: CampaignFaq['questions']
  /** What was said about an address whose CEP is unknown. */
  readonly cepSearch?: CepSearch
  /** The order as its review first showed it, so that what has changed since can be marked there. */
  readonly reviewed?: Order
}

/**
 * An address whose CEP is unknown, as far as it was given: the street without its number, the town, and the answers
 * about the house. `found` are the streets from which the visitor is choosing.
 */
export interface CepSearch {
  readonly street?: string
  readonly town?: string
  readonly house?: Values
  readonly found?: readonly FoundStreet[]
}

/**
 * Answers found in one message, by step. Null means that the answer is kept until the order reaches its
 * question.
 */
export interface MessageAnswers {
  readonly id: number
  /** The question that was open. */
  readonly at: StepId
  readonly answers: Readonly<Record<StepId, Values | null>>
}

/** A proposal beside which the visitor has gone on: by answering the open question, or by opening another one. */
export interface LapsedProposal {
  readonly doubt: OpenDoubt
  readonly isAnswered: boolean
}

/** When things were said, asked and answered, as numbers in the order of time. What came before a reload has none. */
export interface DialogueTimes {
  /** The number of what happened last. */
  readonly now: number
  /** The question that opened last; '' for none. */
  readonly open: StepId
  /** When that question, or the rest of it, opened. */
  readonly openedAt: number
  /** When each question was asked that led to the answer, or is open. */
  readonly asked: Readonly<Record<StepId, number>>
  readonly answered: Readonly<Record<StepId, number>>
  /** When each part of the open question was answered, if the chat asks it in parts. */
  readonly parts: Readonly<Record<string, number>>
}

/**
 * State of the chat: commands, replies, invalid answers, and doubtful values to be confirmed. It is kept in
 * memory only. The transcript is computed from the order and this state.
 */
export interface Dialogue {
  lines: readonly (AddedLine & { readonly id: number })[]
  /** Messages sent before the code that reads them had loaded. */
  held: readonly HeldMessage[]
  /** Whether the code of every step and text that a message may be about has loaded. */
  isReadable: boolean
  doubt: OpenDoubt | null
  aside: Aside | null
  /** Number of messages in a row that were not understood at the open question. */
  misses: number
  messageAnswers: readonly MessageAnswers[]
  times: DialogueTimes
  /** When the chat asked about `doubt`. A yes is the reply to it if nothing has been said since. */
  doubtAt: number
  /** What was proposed when the visitor went on, until the chat has said what became of it. */
  lapsed: LapsedProposal | null
  /** The changes that one tap takes back: the answers before them, and what was changed. */
  undo: { readonly before: Answers; readonly steps: readonly StepId[] } | null
  /** Doubtful values that the chat asks about once the order has reached their questions. */
  keptDoubts: readonly OpenDoubt[]
  /** An answer that was given early and that its question did not accept unchanged. */
  dropped: { readonly step: StepId; readonly values: Values } | null
  /** How often each list of wordings was used. */
  turns: Readonly<Record<string, number>>
  memory: ChatMemory
}
