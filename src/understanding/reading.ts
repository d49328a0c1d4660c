/** What a message of the chat says, and the context in which it is read. */
import type { DoubtReason } from '../content/clarifying-questions.ts'
import type { CampaignFaq } from '../contract/campaign-faq.ts'
import type { Plan } from '../contract/plan.ts'
import type { Quiz } from '../contract/order-risk-check-and-quiz.ts'
import type { MessageValueKind } from '../funnel/field-types.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'

/** Kinds of value that a message may hold; a 'choice' is one of the open question's options, 'text' is any text. */
export type ValueKind = MessageValueKind | 'choice' | 'text'

/** An option of a question with its visible label, and other names for it. */
export interface ChoiceOption {
  readonly value: string
  readonly label: string
  readonly words?: readonly string[]
}

/** The context in which a message is read: the order so far, the open question, and what the chat has proposed. */
export interface Situation {
  /** Id of the open question. */
  readonly step: StepId
  /** The order so far; its `facts` hold plans, free dates and offers, its `today` is the current day. */
  readonly order: Order
  readonly quiz: Quiz | null
  readonly banks: readonly { readonly id: string; readonly name: string }[]
  /** Names that a visitor may use for each step in "corrigir …", normalised (StepText.words). */
  readonly words: Readonly<Record<StepId, readonly string[]>>
  /** What the chat has proposed or begun to ask, and the visitor has neither confirmed nor replaced. */
  readonly doubt: Doubt | null
  /** Values that the form of the open question already contains. */
  readonly draft: Values
  /** Id of the plan that the chat has recommended. */
  readonly advised?: string | undefined
  /** Whether all plans stand in one list, as the visitor has opened it. */
  readonly isWholeList?: boolean | undefined
  /** The plans that the page sells, which are known before those of the address. */
  readonly sold?: readonly Plan[] | undefined
  /** The open question's field and its options, if it is a choice that no other kind looks for (`Field.said`). */
  readonly choice?: { readonly name: string; readonly options: readonly ChoiceOption[] } | undefined
  /** The edition's FAQ, once it is loaded. */
  readonly faq?: CampaignFaq | undefined
}

/**
 * A value that is proposed, or of which a part is missing. It was the parser's guess if `why` is 'guess': who goes on
 * then agrees. Every other proposal lapses when the visitor goes on.
 */
export interface Doubt {
  readonly step: StepId
  readonly values: Values
  readonly why: DoubtReason
  /** The values to choose from (`why` is 'either'). */
  readonly or?: readonly Values[]
}

/** A command that a visitor can type: go back, start again, help, talk to a person, or correct a step. */
export type CommandName = 'back' | 'restart' | 'help' | 'human' | `correct:${StepId}`

/** What a message says. `npm run understand` prints the first five properties. */
export interface Reading {
  /** Values that are taken, by step, in the format of the step's fields. One of an answered step changes it. */
  readonly answers: Readonly<Record<StepId, Values>>
  readonly doubts: readonly Doubt[]
  readonly command: CommandName | null
  /**
   * The topics that are sure enough to be answered or done, nearest first: ids of visitor-question-wordings.ts,
   * 'faq:' and a place in the edition's FAQ, and 'nao-confirmo' if something is wrong and nothing is named.
   */
  readonly facts: readonly string[]
  /** Whether something was understood and nothing is doubtful. */
  readonly clear: boolean
  /** True if the message only says yes (perhaps with a reason), false if it only says no, otherwise null. */
  readonly agreed: boolean | null
  /** At most three topics that the message may have meant, where none is sure. */
  readonly near: readonly string[]
  /** Whether the message asks something that no topic answers. */
  readonly unanswered: boolean
}
