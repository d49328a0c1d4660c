/** Returns the IP address that a request came from, and whether an untrusted proxy hides the visitor's own. */
import type { FastifyRequest, FastifyInstance } from 'fastify'
import type { RequestIpAddress } from '../rules/ip-networks.ts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { ErrorReply, LeadId } from '../../src/contract/shared-schemas.ts'
import { leadNotFound } from '../api-errors.ts'

/** Headers that a proxy in front of the server adds; most of them contain the visitor's IP address. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

export function ipAddressOfRequest(request: FastifyRequest): RequestIpAddress {
  const isProxied = FORWARDED.some((name) => request.headers[name] !== undefined)
  return { address: request.ip, isHidden: isProxied && request.ip === request.socket.remoteAddress }
}

/** Returns the channel of a request, by its header X-Channel: chat or pages; null for anything else. */
export function channelOf(request: FastifyRequest): 'chat' | 'pages' | null {
  const channel = request.headers['x-channel']
  return channel === 'chat' || channel === 'pages' ? channel : null
}

/** The Fastify instance to which API routes are added; it derives the types of requests from their schemas. */
export type ApiApp = ReturnType<typeof withRouteTypes>

/** Returns the app with types that are derived from the Zod schemas of its routes. */
export const withRouteTypes = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>()

/**
 * Returns a function that describes a call, for a part of the API: its summary, its reply to a success, and the one that
 * all errors share.
 */
export const describeCalls =
  (tag: string) =>
  <T extends z.ZodMiniType>(summary: string, reply: T) => ({
    tags: [tag],
    summary,
    response: { 200: reply, '4xx': ErrorReply, '5xx': ErrorReply },
  })

/**
 * The parameters of a path with `{id}`. The schema accepts malformed ids, because they must get the same
 * reply as unknown leads. `knownId` refuses them with that reply.
 */
export const IdParams = z.object({ id: z.string().check(z.maxLength(64)) })

/**
 * Returns the id from a path in lower case, because encrypted values are bound to the exact spelling of their
 * id. Refuses a malformed id like an unknown lead.
 */
export function knownId(id: string): string {
  const known = LeadId.safeParse(id)
  if (!known.success) throw leadNotFound()
  return known.data
}

/** Returns the Idempotency-Key of a request (8 to 128 visible ASCII characters); null if it has no valid one. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key) ? key : null
}
