/** Gives every request an id and logs the request, without personal data. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js'
import type { Config } from '../config.ts'
import { hideInPath, hidePersonalData, hidePersonalDataAndKeys } from '../security/redaction.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const SHAPE = /^[\w.:=+/-]{4,128}$/

/**
 * Returns the id of a request: the one in `x-request-id` if it is valid, so that a proxy's log can be matched
 * with ours, or else a new one. An id that looks like a document, a phone number or an order's link is not
 * accepted.
 */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  const isId =
    typeof given === 'string' &&
    (UUID.test(given) || (SHAPE.test(given) && hidePersonalData(given) === given))
  return isId ? given : randomUUID().replace('-', '').slice(0, 12)
}

/** Adds the id of the request to every reply; errors use it as their reference. */
export function tellRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}

/**
 * Returns the masked path of a request: the pattern of its route, with the first characters of an id, or the
 * requested path without what may be a secret.
 */
function pathOf({ routeOptions, params, url }: FastifyRequest): string {
  const route = routeOptions.url
  if (route === undefined || route.includes('*')) return hideInPath(url)
  const { id } = (params ?? {}) as { id?: unknown }
  return typeof id === 'string' && UUID.test(id) ? route.replace(':id', `${id.slice(0, 4)}…`) : route
}

type Failure = { name?: string; message?: string; code?: string; stack?: string; cause?: unknown }

/**
 * Returns what is logged about an error: type, masked message and stack. The detail of a database error is
 * left out, because it contains values of rows.
 */
const logError = (error: Failure): { type: string; message: string; stack: string; code?: string } => ({
  type: error.name ?? 'Error',
  message: hidePersonalDataAndKeys(error.message ?? ''),
  stack: (error.stack ?? '').split('\n').slice(1).map(hidePersonalDataAndKeys).join('\n'),
  ...(error.code && { code: error.code }),
})

/**
 * Returns the options of the structured log: one JSON object per line, without body, headers or query of a
 * request.
 */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
): false | (FastifyLoggerOptions & PinoLoggerOptions) {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: {
      err: logError,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request) }),
      res: (reply: Pick<FastifyReply, 'statusCode'>) => ({ status: reply.statusCode }),
    },
  }
}

/** Logs one line per request when it has been answered, with the duration in milliseconds. */
export function logRequests(app: FastifyInstance, config: Pick<Config, 'logLevel'>): void {
  if (config.logLevel !== 'info' && config.logLevel !== 'debug') return
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, res: reply, ms }, 'answered')
    done()
  })
}
