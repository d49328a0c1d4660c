import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { maskText } from '../security/mask-text.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const SHAPE = /^[\w.:=+/-]{4,128}$/

/**
 * The request id: a valid `x-request-id`, so that a proxy's log can be matched with ours; otherwise a new one. Values
 * that look like a document or phone number are not accepted (S19).
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  const isId =
    typeof given === 'string' && (UUID.test(given) || (SHAPE.test(given) && maskText(given) === given))
  return isId ? given : randomUUID().replace('-', '').slice(0, 12)
}

/** Sends the id with every reply; errors use it as their reference. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
