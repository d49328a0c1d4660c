/** Serializes replies to JSON according to their schemas. */
import fastJson, { type Schema } from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import * as z from 'zod/mini'
import { Plan } from '../../src/contract/plan.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

type Write = (value: unknown) => string

/**
 * Serializes replies by their schemas: properties that a schema lacks are dropped, and a missing required one
 * is an error. Each schema is compiled to a serializer once, which is faster than validating every reply
 * (docs/decisions/0036).
 */
export const writeReplies: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  const write =
    writers.get(schema) ?? (schema instanceof z.ZodMiniObject ? objectWriter(schema) : plainWriter(schema))
  writers.set(schema, write)
  return write
}

/** The serializers by schema, because many routes reply with the same one. */
const writers = new WeakMap<z.ZodMiniType, Write>()

function plainWriter(schema: z.ZodMiniType): Write {
  // OpenAPI 3.0 expresses null by `nullable`. The alternative, a choice between two schemas, would make the
  // serializer validate the value.
  return fastJson(
    z.toJSONSchema(schema, { io: 'output', target: 'openapi-3.0', unrepresentable: 'any' }) as Schema,
  )
}

/**
 * Serializes lists of plans separately and caches their text. They make up most of a reply, and thousands of
 * replies contain the same lists of the catalogue, which are never modified.
 */
function objectWriter(schema: z.ZodMiniObject): Write {
  const lists = Object.keys(schema.shape).filter((name) => isPlans(schema.shape[name]))
  if (lists.length === 0) return plainWriter(schema)
  const write = plainWriter(z.omit(schema, Object.fromEntries(lists.map((name) => [name, true]))))
  return (value) => {
    const own = value as Record<string, readonly object[] | undefined>
    const written = lists.map((name) => {
      const list = own[name]
      if (!list) throw new Error(`"${name}" is required!`)
      return `"${name}":${writePlans(list)}`
    })
    const rest = write(value).slice(1, -1)
    return `{${[...(rest === '' ? [] : [rest]), ...written].join(',')}}`
  }
}

const isPlans = (schema: unknown): boolean => schema instanceof z.ZodMiniArray && schema.def.element === Plan

const writePlan = plainWriter(Plan)
const known = new WeakMap<readonly object[], string>()

function writePlans(list: readonly object[]): string {
  const text = known.get(list) ?? `[${list.map(writePlan).join(',')}]`
  known.set(list, text)
  return text
}

/** The size in bytes below which compression costs more than it saves. */
const WORTHWHILE = 1024

/**
 * Compresses replies if the client accepts it. The settings are fast, but plan lists still shrink to a
 * quarter of their size. (The site's files are compressed at build time.)
 * @param isAsked whether to compress only replies sent with `reply.compress`
 */
export async function compressReplies(app: FastifyInstance, { isAsked = false } = {}): Promise<void> {
  await app.register(compress, {
    global: !isAsked,
    encodings: ['br', 'gzip'],
    threshold: WORTHWHILE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  })
}
