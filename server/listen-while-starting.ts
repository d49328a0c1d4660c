/** Opens the server's port, and answers requests while the app is still starting. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { serverErrorMessages } from '../src/content/server-error-messages.ts'
import { ConfigError, type Config } from './config.ts'
import { cutOffSlowClient, LONGEST_ARRIVAL_MS } from './cut-off-slow-clients.ts'
import { phonesOfLastEdition } from './editions/phones-of-last-served-edition.ts'
import { answerUnreadable, MOST_READ, refuseLargeHeaders } from './site/refuse-large-headers.ts'
import {
  RECHECK_SECONDS,
  startingPage,
  isVisit,
  JSON_HEADERS,
  PAGE_HEADERS,
} from './site/server-starting-page.ts'

/** The API's reply while the server is starting. */
const STARTING = JSON.stringify({
  success: false,
  message: serverErrorMessages.starting,
  reference: 'start',
  code: 'unavailable',
})

const LIVE = JSON.stringify({ success: true, status: 'live' })

const STARTING_PAGE_HEADERS = { ...PAGE_HEADERS, 'retry-after': String(RECHECK_SECONDS) }

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Returns what answers while the server starts, with the page for visitors. */
const startingWith =
  (page: string): Answer =>
  (request, response) => {
    if (request.url === '/api/health/live') response.writeHead(200, JSON_HEADERS).end(LIVE)
    else if (isVisit(request)) response.writeHead(503, STARTING_PAGE_HEADERS).end(page)
    else response.writeHead(503, { ...JSON_HEADERS, 'retry-after': '1' }).end(STARTING)
  }

/** Milliseconds between two checks for idle connections while the listener closes. */
const SWEEP_MS = 50

/** The server's open port. */
export type Listener = {
  url: string
  /** Passes every request to the app from now on. */
  lead(app: FastifyInstance): void
  /** Stops accepting connections and waits for running requests, for at most this many milliseconds. */
  close(patienceMs: number): Promise<void>
}

/**
 * Opens the port before the app exists and answers 503 until `lead` is called. Health checks during startup therefore
 * see a server that is alive but not ready. Slow clients are disconnected after `requestTimeoutMs`, unless a route
 * gives them more time. Once `leaving` is aborted, every response closes its connection. Throws ConfigError if the port
 * is not available.
 */
export async function listenWhileStarting(
  config: Pick<Config, 'port' | 'host' | 'requestTimeoutMs' | 'dataDir'>,
  leaving: AbortSignal,
): Promise<Listener> {
  const server = createServer({
    // that of headers; bodies have one each, as a route may give them more
    requestTimeout: Math.max(LONGEST_ARRIVAL_MS, config.requestTimeoutMs),
    headersTimeout: config.requestTimeoutMs,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: Math.min(1_000, config.requestTimeoutMs),
    maxHeaderSize: MOST_READ,
  })
  const phone = phonesOfLastEdition(config.dataDir).sales
  answerUnreadable(server, phone)
  /** Answers every request from now on by `answer`. */
  const answerBy = (answer: Answer) => {
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      cutOffSlowClient(request, response, config.requestTimeoutMs)
      if (!refuseLargeHeaders(request, response, phone)) answer(request, response)
    })
  }
  answerBy(startingWith(startingPage(phone)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(plain(error, config)))
    server.listen(config.port, config.host, () => resolve())
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  return {
    url: `http://${host}:${port}`,
    lead(app) {
      answerBy((request, response) => {
        if (leaving.aborted) response.setHeader('connection', 'close')
        app.routing(request, response)
      })
    },
    async close(patienceMs) {
      const done = new Promise<void>((resolve) => server.close(() => resolve()))
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const late = setTimeout(() => server.closeAllConnections(), patienceMs)
      await done
      clearInterval(sweep)
      clearTimeout(late)
    },
  }
}

function plain(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  if (error.code === 'EADDRINUSE') return new ConfigError(`PORT ${port} is already in use.`)
  if (error.code === 'EACCES')
    return new ConfigError(`PORT ${port} needs more privileges than this user has.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ConfigError(`HOST ${host} is not an address of this machine.`)
  return error
}
