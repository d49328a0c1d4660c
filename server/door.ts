import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

const STARTING = JSON.stringify({
  success: false,
  message: 'O serviço está começando. Tente de novo em instantes.',
  reference: 'start',
  code: 'unavailable',
})

function starting(_request: IncomingMessage, response: ServerResponse): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
  }
  response.writeHead(503, headers).end(STARTING)
}

export type Door = {
  url: string
  /** Sends every request to the app from now on. */
  lead(app: FastifyInstance): void
  /** Takes no new connections, waits for what runs, at most so many milliseconds. */
  close(patienceMs: number): Promise<void>
}

/**
 * Listens at once and answers 503 until there is an app: whoever asks during the start sees a server that
 * lives and is not ready. Slow clients are cut after `requestTimeoutMs` (security 22).
 */
export async function openDoor(config: Pick<Config, 'port' | 'host' | 'requestTimeoutMs'>): Promise<Door> {
  const server = createServer({
    requestTimeout: config.requestTimeoutMs,
    headersTimeout: config.requestTimeoutMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(1_000, config.requestTimeoutMs),
    maxHeaderSize: 16 * 1024,
  })
  server.on('request', starting)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve())
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return {
    url: `http://${host}:${port}`,
    lead(app) {
      server.off('request', starting)
      server.on('request', (request, response) => app.routing(request, response))
    },
    async close(patienceMs) {
      const done = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), patienceMs)
      await done
      clearTimeout(late)
    },
  }
}
