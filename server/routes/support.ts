import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { ErrorReply, LeadId } from '../../src/contract/common.ts'
import { leadNotFound } from '../errors.ts'

/** The Fastify instance as routes see it: types come from the schemas. */
export type ApiApp = ReturnType<typeof typed>

export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

/** Response schemas of a call: its own, plus the shared error shape. */
export const replies = <T extends z.ZodMiniType>(ok: T) => ({ 200: ok, '4xx': ErrorReply, '5xx': ErrorReply })

/**
 * `{id}` in a path. A malformed UUID is an unknown lead rather than a bad request: all of them get the same answer
 * (S2), so `knownId` checks the format.
 */
export const IdParams = z.object({ id: z.string().check(z.maxLength(64)) })

/**
 * The id from a path in canonical form, or the answer for unknown leads. Sealed values are bound to the id's exact
 * spelling.
 */
export function knownId(id: string): string {
  const known = LeadId.safeParse(id)
  if (!known.success) throw leadNotFound()
  return known.data
}

/** The Idempotency-Key of a request, if it is valid (8 to 128 visible characters). */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key) ? key : null
}
