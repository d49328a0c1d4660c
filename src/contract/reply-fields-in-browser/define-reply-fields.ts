/** Helpers for defining the fields of replies (required or optional, with defaults), and for deriving their schemas. */
import * as z from 'zod/mini'
import { catch as whenWrong } from 'zod/mini'
import { idText } from '../convert-ids-to-text.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** The fields of the reply to one call. A field in none of the three groups is ignored. */
export interface ReplyTable {
  /** Fields that the specification requires (F5, F7). A reply without them is an error, which names them. */
  readonly required: Shape
  /** Fields that the specification names, but that may be missing. */
  readonly optional?: Shape
  /** Fields that only our own server sends. */
  readonly ours?: Shape
}

type Part<Table extends ReplyTable, Name extends keyof ReplyTable> = Table[Name] extends Shape
  ? Table[Name]
  : Record<never, never>

/** Returns the schema with which the browser reads a reply. */
export function schemaOf<Table extends ReplyTable>(table: Table) {
  return z.object({ ...table.required, ...table.optional, ...table.ours } as Part<Table, 'required'> &
    Part<Table, 'optional'> &
    Part<Table, 'ours'>)
}

/** A field that may be missing or contain something else; its default is then used. */
export const withDefault = <Type extends z.ZodMiniType>(type: Type, fallback: z.output<Type>) =>
  whenWrong(type, fallback as never)

/** The same for a text, a list, a yes or no and a number. */
export const textOr = (fallback: string) => withDefault(z.string(), fallback)
export const listOr = <Type extends z.ZodMiniType>(type: Type) => withDefault(z.array(type), [])
export const flagOr = (fallback: boolean) => withDefault(z.boolean(), fallback)
export const numberOr = (fallback: number) => withDefault(z.number(), fallback)
export const orNull = <Type extends z.ZodMiniType>(type: Type) => withDefault(z.nullable(type), null)
/** A field that is left out if it is missing or holds something else. */
export const orUndefined = <Type extends z.ZodMiniType>(type: Type) =>
  z.optional(whenWrong(z.optional(type), undefined))

export const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(idText))

/** A text that another server may write as a number, such as the number of an order. */
export const TextOrNumber = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** A number that another server may write as a text: 99.9 or '99.90'. */
export const MoneyAmount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]),
  z.transform(Number),
)

/**
 * A value in whichever form a server writes it: a number as a text, or a text as a number. What does not fit is null.
 */
export function acceptNumberOrText<Value>(type: z.ZodMiniType<Value>): z.ZodMiniType<Value | null> {
  const text = z.pipe(TextOrNumber, type as z.ZodMiniType<Value, string>)
  const number = z.pipe(MoneyAmount, type as z.ZodMiniType<Value, number>)
  return withDefault(z.nullable(z.union([type, text, number])), null)
}

/** `success` where the specification does not ask for it. A reply that says false is an error (http-client.ts). */
export const success = withDefault(z.literal(true), true)

/** The reply of a call whose reply the specification does not show: anything but an error. */
export const shownToNobody = { required: {} } as const satisfies ReplyTable
