import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { ErrorReply, LeadId } from '../../src/contract/common.ts'
import { leadNotFound } from '../errors.ts'

/** The API as routes see it: schemas give the types. */
export type Api = ReturnType<typeof typed>

export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

/** Replies of a call: its own, and the errors' one shape. */
export const replies = <T extends z.ZodMiniType>(ok: T) => ({ 200: ok, '4xx': ErrorReply, '5xx': ErrorReply })

/**
 * `{id}` in a path. What is no UUID is an unknown lead, not a bad request: all of them answer alike
 * (S2), so the shape is looked at by `knownId`.
 */
export const IdParams = z.object({ id: z.string().check(z.maxLength(64)) })

/** A path's id as it was given out, or the answer for unknown leads. What is sealed is bound to its letters. */
export function knownId(id: string): string {
  const known = LeadId.safeParse(id)
  if (!known.success) throw leadNotFound()
  return known.data
}

/** The Idempotency-Key of a request, when there is a usable one (8 to 128 visible characters). */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key) ? key : null
}

/** The version in If-Match: 3 or "3"; null when there is none. */
export function versionOf(request: FastifyRequest): number | null {
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(request.headers['if-match'] ?? '')
  return match?.[1] ? Number(match[1]) : null
}
