/**
 * The moves of the chat: what it does after a message or a button, as data. A move is an event of the store, or becomes
 * other moves once those before it have happened (carry-out-chat-moves.ts): a line is said at the question that is open then.
 */
import type { Action } from '@reduxjs/toolkit'
import type { Answers, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { AddedLine, CepSearch, ChatAction, OpenDoubt } from '../../store/redux-actions.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** What a line has besides its text. */
export type LineParts = Partial<Omit<AddedLine, 'step' | 'who' | 'text'>>
type Told = Readonly<Record<StepId, Values>>

/** A move that depends on what the moves before it have led to. */
export type LaterMove =
  /** The form into which the message was typed is submitted, as on a page. */
  | { readonly do: 'submit-form' }
  /** A line of the assistant, at the open question. */
  | { readonly do: 'say'; readonly text: string; readonly more: LineParts }
  /** The same, if this question is open by then. */
  | { readonly do: 'say-at'; readonly step: StepId; readonly text: string; readonly more: LineParts }
  /** The visitor's message. An empty text is skipped: no part of that message may be shown. */
  | { readonly do: 'show'; readonly text: string; readonly more: LineParts }
  /** Says the help of the open question, which contains an example. */
  | { readonly do: 'say-help' }
  /** Repeats the open question; `at`: only if that question is still open. */
  | { readonly do: 'ask-again'; readonly at?: StepId }
  /** Empties the input into which a message was typed. */
  | { readonly do: 'clear-input' }
  | { readonly do: 'fill-input'; readonly values: Values }
  /** `isWorded`: the message is shown in its own words, so that what was taken from it is shown below it. */
  | { readonly do: 'record'; readonly answers: Told; readonly isWorded: boolean }
  /** Answers fields of the open question, if the chat asks it field by field. */
  | { readonly do: 'record-fields'; readonly values: Values }
  /** Says which of the answers the order had `before`, if question `at` is still open. */
  | { readonly do: 'say-unchanged'; readonly answers: Told; readonly before: Answers; readonly at: StepId }
  /**
   * Asks about a doubtful value.
   *
   * - `echo`: the message as shown in the transcript; '' if it is shown already
   * - `beside`: what else there is to say to the message, before the question
   */
  | {
      readonly do: 'ask'
      readonly doubt: OpenDoubt
      readonly echo: string
      readonly message: string
      readonly beside: Moves
    }
  /** The question itself, once everything beside it was said. */
  | { readonly do: 'ask-now'; readonly doubt: OpenDoubt; readonly message: string }
  | { readonly do: 'ask-once-more'; readonly doubt: OpenDoubt }
  /** Asks about what is next after a doubt, or the open question again: always, or if it is still the one at `from`. */
  | { readonly do: 'ask-next'; readonly doubt: OpenDoubt; readonly from: StepId | null }
  /** Answers questions and remarks, using this visitor's plan and prices. */
  | Tell
  | TellNext
  /** `suggested`: buttons with what the message may have meant. */
  | {
      readonly do: 'reply-not-understood'
      readonly echo: string
      readonly text: string
      readonly suggested: readonly ChatAction[]
    }
  /** Says where "voltar" has led. */
  | {
      readonly do: 'say-back'
      readonly echo: string
      readonly from: StepId
      readonly returnTo: StepId | null
    }
  /** Replies to the rest of a message whose answers were recorded. */
  | RestOfAnswer
  /** Decides what follows once the code and the prices that an answer needs have loaded or failed to load. */
  | OnceAnswerable
  /**
   * Proposes what the operator's language model makes of a message, once it has replied; if it does not in time, the chat
   * asks by itself.
   */
  | { readonly do: 'await-proposal'; readonly received: ReceivedMessage }
  /** Decides what follows once the campaign's FAQ has loaded or failed to load. */
  | { readonly do: 'await-faq'; readonly received: ReceivedMessage }
  /** Says what a search for a street has found, once it has, unless the visitor has moved on by then. */
  | { readonly do: 'await-streets'; readonly search: CepSearch; readonly at: StepId }

export interface Tell {
  readonly do: 'tell'
  /** Ids of visitors' questions and remarks, or `faq:` and the index of a question of the campaign's FAQ. */
  readonly ids: readonly string[]
  /** The message as typed. */
  readonly message: string
  /** Whether the message also contained something else, such as an answer to the open question. */
  readonly isBeside: boolean
  /** Whether the message has led to another question, before which the answer is shown. */
  readonly isPassing: boolean
  /** Buttons below the answer, behind its own. */
  readonly others?: readonly ChatAction[]
}

/** Answers the first of some questions, and then the others. */
export interface TellNext {
  readonly do: 'tell-next'
  readonly told: Tell
  readonly ids: readonly string[]
  readonly isFirst: boolean
  /** The buttons of the answers before it. */
  readonly actions: readonly ChatAction[]
}

export interface RestOfAnswer {
  readonly do: 'reply-to-rest'
  readonly received: ReceivedMessage
  readonly answers: Told
  /** What the chat asks about next. */
  readonly doubt: OpenDoubt | null
  readonly isRefused: boolean
  /** The question at which the message was sent, and when it had opened. */
  readonly at: StepId
  readonly openedAt: number
}

export interface OnceAnswerable {
  readonly do: 'once-answerable'
  /** What the message asks, or 'cep' for the search for a CEP. */
  readonly ids: readonly string[]
  /** Whether it may wait for prices, because the message records nothing. */
  readonly isPatient: boolean
  readonly next: 'look-for-cep' | 'reply'
  readonly received: ReceivedMessage
}

/** A move that waits for something, or that somebody else makes. */
export type WaitingMove = Extract<
  LaterMove,
  { do: 'submit-form' | 'once-answerable' | 'await-proposal' | 'await-faq' | 'await-streets' }
>

export type Move = LaterMove | Action
export type Moves = readonly Move[]

export const say = (text: string, more: LineParts = {}): LaterMove => ({ do: 'say', text, more })

export const show = (text: string, more: LineParts = {}): LaterMove => ({ do: 'show', text, more })

export const clearInput: LaterMove = { do: 'clear-input' }

export const askAgain: LaterMove = { do: 'ask-again' }

export const record = (answers: Told, isWorded = false): LaterMove => ({ do: 'record', answers, isWorded })

/** Asks the visitor about a doubtful value before it is recorded. A value that needs fixing stays in the input. */
export const ask = (doubt: OpenDoubt, echo = '', message = '', beside: Moves = []): LaterMove => ({
  do: 'ask',
  doubt,
  echo,
  message,
  beside,
})

export const tell = (
  ids: Tell['ids'],
  message: string,
  isBeside: boolean,
  isPassing = isBeside,
): LaterMove => ({ do: 'tell', ids, message, isBeside, isPassing })
