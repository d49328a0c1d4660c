/**
 * Defines how a kind of value, such as the due day, is declared to the reader of messages: the patterns that find it
 * and how it is parsed (docs/how-to/add-a-kind-of-value.md).
 */
import type { DoubtReason } from '../../content/clarifying-questions.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'

/** A row of the table of a kind: words that may be a value. */
export interface SpanPattern {
  /** The words in lower case without accents, number words as digits. */
  readonly pattern: RegExp
  /** What `parse` gets: the number of the pattern's group that holds the value, or words of their own. */
  readonly value: number | string
  /** Whether the row counts only where the kind is asked ('open'), or only where it is not ('elsewhere'). */
  readonly at?: 'open' | 'elsewhere' | undefined
  /** Whether it counts only if every word of its clause is known: a bare number may be anything. */
  readonly isBare?: true
  /** 'implied' if it only follows from what is said, and is proposed if there is nothing else: 'recebo dia 8'. */
  readonly certainty?: 'proposed' | 'implied'
  /** Whether it is told by another value, which it replaces: 'dia 7, o primeiro depois disso', 'todos menos 10'. */
  readonly isByOther?: true
}

type Where = SpanPattern['at']

/** Makes a pattern of words that begin and end as words. A line end in the table stands for no more than a space. */
const pattern = (words: string) => new RegExp(`(?<![a-z\\d])(?:${words.replace(/\n\s*/g, '')})(?![a-z\\d])`)

/** Words that tell a value. */
export const told = (words: string, value: number | string, at?: Where): SpanPattern => ({
  pattern: pattern(words),
  value,
  at,
})
/** Words whose value is proposed at most. */
export const proposed = (words: string, value: number | string, at?: Where): SpanPattern => ({
  ...told(words, value, at),
  certainty: 'proposed',
})
/** Words from which a value only follows, where its question is open. */
export const implied = (words: string, value: number | string): SpanPattern => ({
  ...told(words, value, 'open'),
  certainty: 'implied',
})
/** Words that tell a value by another one, from which it is counted or which they exclude; it is proposed at most. */
export const byOther = (words: string, value: string): SpanPattern => ({
  ...proposed(words, value, 'open'),
  isByOther: true,
})
/** A value without its name, where its question is open. */
export const bare = (words: string, value: number | string): SpanPattern => ({
  ...told(words, value, 'open'),
  isBare: true,
})

/** What words mean: values in the form of the step's fields, and why they cannot be recorded as they are, if so. */
export interface Parsed {
  readonly among: readonly Values[]
  readonly why: DoubtReason | null
}

/** How a kind of value is recognised. Rows that stand first count first. */
export interface KindOfValue {
  readonly kind: ValueKind
  readonly spans: readonly SpanPattern[]
  /**
   * Returns what the words of a span mean; null if nothing.
   * @param value the words of the row's group, or its own
   * @param typed the whole span with its capitals and accents
   * @param at where the span begins in the message
   */
  readonly parse: (value: string, typed: string, extraction: Extraction, at: number) => Parsed | null
  /** Words that make the value of their clause that of something else: the day of the wage is no due day. */
  readonly foreign: RegExp
  /** Questions that a clause with its value may name: how one pays stands beside a due day. */
  readonly beside: readonly ValueKind[]
  /** What a denial of a value means, where there is but one other: 'não quero débito'. */
  readonly otherThan?: (denied: Values) => Parsed
  /**
   * What a whole clause without a value of the table means, where the kind is asked: a yes or a no.
   * @param words the words of the clause that no other kind has claimed
   * @param typed the clause with its capitals and accents
   */
  readonly clause?: (words: string, typed: string, extraction: Extraction) => string | null
  /** Whether a value binds the visitor, so that a bare yes counts only where all that stands beside it is known. */
  readonly binds?: (values: Values) => boolean
  /** What makes the value doubtful, wherever it stands in the message: 'faz 59 no boleto que eu fecho'. */
  readonly reserve?: RegExp
  /** Whether a message may tell the kind at all. */
  readonly isAbout?: (said: string) => boolean
  /** What a message must contain to tell a value where something else is asked; most messages are dropped by it. */
  readonly elsewhere?: RegExp
  /** Questions instead of which a value may be given although it is recorded: a bill, where the account is asked. */
  readonly insteadOf?: readonly ValueKind[]
  /** Words that belong to the kind and may stand beside its value, besides those that may stand beside any. */
  readonly own: RegExp
}
