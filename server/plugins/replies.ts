import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import * as z from 'zod/v4/core'
import { Plan } from '../../src/contract/plan.ts'

type Write = (value: unknown) => string

const writers = new WeakMap<z.$ZodType, Write>()

/**
 * Serializes replies by their schemas: properties a schema does not name are dropped, and a missing required one is
 * an error. Each schema is compiled once, so that values need no second validation.
 */
export const writeReplies: FastifySerializerCompiler<z.$ZodType> = ({ schema }) => writerOf(schema)

function writerOf(schema: z.$ZodType): Write {
  const known = writers.get(schema)
  if (known) return known
  const write = schema instanceof z.$ZodObject ? objectWriter(schema) : plainWriter(schema)
  writers.set(schema, write)
  return write
}

function plainWriter(schema: z.$ZodType): Write {
  const described = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any' })
  const write = fastJson(nullables(described) as Schema)
  return (value) => inAscii(write(value))
}

/** Escapes non-ASCII characters: a pure ASCII string is sent without conversion. */
const inAscii = (json: string): string =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Plan lists are serialized separately: they make up most of a reply, and the same plans appear in thousands of
 * replies.
 */
function objectWriter(schema: z.$ZodObject): Write {
  const { shape } = schema._zod.def
  const lists = Object.keys(shape).filter((name) => isPlans(shape[name]))
  if (lists.length === 0) return plainWriter(schema)
  const others = Object.entries(shape).filter(([name]) => !lists.includes(name))
  const write = plainWriter(new z.$ZodObject({ type: 'object', shape: Object.fromEntries(others) }))
  return (value) => {
    const own = value as Record<string, readonly object[] | undefined>
    const written = lists.map((name) => {
      const list = own[name]
      if (!list) throw new Error(`"${name}" is required!`)
      return `"${name}":${writePlans(list)}`
    })
    return `${write(value).slice(0, -1)},${written.join(',')}}`
  }
}

const isPlans = (schema: z.$ZodType | undefined): boolean =>
  schema instanceof z.$ZodArray && schema._zod.def.element === Plan

/** Immutable values are serialized once. */
function writtenOnce<T extends object>(write: (value: T) => string): (value: T) => string {
  const texts = new WeakMap<T, string>()
  return (value) => {
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = write(value)
    texts.set(value, text)
    return text
  }
}

/** The catalogue's plans, and the lists it makes of them. */
const writePlan = writtenOnce(plainWriter(Plan))
const writePlans = writtenOnce((list: readonly object[]) => `[${list.map(writePlan).join(',')}]`)

/** Rewrites `anyOf: [X, null]` as nullable, which the serializer handles without trying each branch. */
function nullables(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nullables)
  if (typeof schema !== 'object' || schema === null) return schema
  const { $schema: _dialect, anyOf, ...rest } = schema as Record<string, unknown>
  const own = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, nullables(value)]))
  if (!Array.isArray(anyOf)) return own
  const others = anyOf.filter((each: { type?: unknown }) => each.type !== 'null')
  if (others.length !== 1 || anyOf.length !== 2) return { ...own, anyOf: nullables(anyOf) }
  return { ...own, ...(nullables(others[0]) as object), nullable: true }
}
