import type { FastifyRequest } from 'fastify'

/** Returns the channel of a request, by its header X-Channel: chat or pages; null for anything else. */
export function channelOf(request: FastifyRequest): 'chat' | 'pages' | null {
  const channel = request.headers['x-channel']
  return channel === 'chat' || channel === 'pages' ? channel : null
}
