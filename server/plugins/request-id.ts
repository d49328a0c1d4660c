import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { maskText } from '../security/mask-text.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const SHAPE = /^[\w.:=+/-]{4,128}$/

/**
 * The id of a request: what `x-request-id` says when it is one, so that a proxy's log and ours can be read
 * together; otherwise a new one. What looks like a document or telephone is no id (S19).
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  const isId =
    typeof given === 'string' && (UUID.test(given) || (SHAPE.test(given) && maskText(given) === given))
  return isId ? given : randomUUID().replace('-', '').slice(0, 12)
}

/** Says the id in every reply; errors have it as their reference too. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
