import type { FastifyRequest } from 'fastify'

/** Returns the channel that the history records for a request: chat or pages. */
export function channelOf(request: FastifyRequest): 'chat' | 'pages' | null {
  const channel = request.headers['x-channel']
  return channel === 'chat' || channel === 'pages' ? channel : null
}
