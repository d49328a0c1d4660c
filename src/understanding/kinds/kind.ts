/** What a kind of value is: where it may stand in a message. The one rule of read.ts decides whether it is taken. */
import type { DoubtReason } from '../../content/clarifying-questions.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import type { Message } from '../message.ts'
import type { Situation, ValueKind } from '../reading.ts'

/** A candidate: what may be a value of a kind, and where it stands. */
export interface Found {
  /** In the format of the step's fields, named as them. */
  readonly values: Values
  /** Index of its first character in the message, and of the one after its last. */
  readonly from: number
  readonly to: number
  /** Why it cannot be taken as it is: a guess of the parser, a part is missing, invalid, not on offer. */
  readonly why?: DoubtReason
  /** The values to choose from, if it is one of several or near what is on offer. */
  readonly or?: readonly Values[]
  /** Whether it has its label ('cpf …') or can be nothing else, so that it is taken at other questions, too. */
  readonly isOwn?: boolean
}

export interface Kind {
  readonly kind: ValueKind
  find(message: Message, situation: Situation, step: Step): readonly Found[]
}
