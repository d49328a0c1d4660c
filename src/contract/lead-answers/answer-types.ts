/** Type of an answer's declaration: its fields, how the server checks and stores them, and how GET lead shows them. */
import type * as z from 'zod/mini'
import type { Parsed } from '../../lib/parsing-result.ts'

/** How the server checks, keeps and passes on one field of an answer. */
export interface AnswerField<Value = never> {
  /**
   * Validates and normalises the value; without it, the value is kept as sent.
   * @param today today's ISO date in São Paulo
   */
  readonly parse?: (value: Value, today: string) => Parsed<Value>
  /**
   * The values of a choice, which its step offers; any other is refused. An answer that is `optional` may also be '',
   * which says that the question was skipped.
   */
  readonly options?: readonly Value[]
  /** A sealed value is encrypted in the database. */
  readonly kept: 'clear' | 'sealed'
  /**
   * The name under which the value is kept sealed, if it is not the field's own
   * (server/rules/answer-properties.ts).
   */
  readonly sealedAs?: string
  /** Returns the form under which the answer is found again. Only its HMAC is stored. */
  readonly lookUp?: (value: Value) => string
  /** Hides a sealed value for GET lead. Its name must be among `shown.masked`. */
  readonly mask?: (value: Value) => string
  /**
   * Set if the desk shows the value on the page of an order: always, or once a desk user has opened the order's data
   * with a reason. What says something about the person is `opened`; until then only its mask is shown.
   */
  readonly atDesk?: 'always' | 'opened'
  /** A blank text counts as not given. */
  readonly isDroppedIfBlank?: true
  /** The value is a consent, which is recorded in the history with the version of its wording. */
  readonly isConsent?: true
  /**
   * Set if the value is sent to the order system when an order is placed. A value that was not given is left out, or
   * replaced by `otherwise`.
   */
  readonly told?: true | { readonly otherwise: NonNullable<Value> }
}

/** The fields of an answer, by their names in its body. */
type FieldsOf<Values> = { readonly [Name in keyof Values]-?: AnswerField<NonNullable<Values[Name]>> }

/**
 * An answer as it is stored: the body of its call, and everything that the server does with its fields. Whatever
 * does not fit is a function in `checks` of server/rules/answers.ts.
 */
export interface AnswerDeclaration<Body extends z.ZodMiniObject = z.ZodMiniObject> {
  /** Request body of PATCH lead-v2/{idLead}/{step}. Unknown fields are dropped. */
  readonly body: Body
  readonly fields: FieldsOf<z.infer<Body>>
  /** The step of the standard journey that asks for it first. At the desk it has that step's name. */
  readonly askedBy: string
  /** What cannot go on without it: the risk check, the order, or neither. */
  readonly required: 'for-risk' | 'for-order' | 'optional'
  /** What must be repeated after a change. */
  readonly resets?: 'risk'
}

/**
 * What a browser knows of an answer. GET lead shows the values that have a schema here, by field name; every other
 * value stays on the server.
 */
export interface ShownAnswer {
  /** Values shown as they were given. */
  readonly given: Readonly<Record<string, z.ZodMiniType>>
  /** Values shown masked. */
  readonly masked: Readonly<Record<string, z.ZodMiniType<string | undefined>>>
  /**
   * How a backend of the specification gets it (docs/connect-a-backend.md): by its own call, as a part of the lead that
   * goes to the risk check, or not at all, because the specification has no such answer.
   */
  readonly inSpecification: 'call' | 'risk-check' | 'none'
}
