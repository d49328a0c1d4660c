import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyLoggerOptions, PinoLoggerOptions } from 'fastify/types/logger.js'
import type { Config } from '../config.ts'
import { maskText } from '../security/mask-text.ts'

/** The path of a request without its query, with ids and documents masked. */
const maskUrl = (url: string) => maskText(decode(url.split('?')[0] ?? ''))

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The masked path of a request; for most, simply the route with a masked lead id. */
function pathOf({ routeOptions, params, url }: FastifyRequest): string {
  const { id, ...others } = (params ?? {}) as { id?: unknown }
  const route = routeOptions.url
  const isPlain = route !== undefined && typeof id === 'string' && UUID.test(id) && !hasAny(others)
  return isPlain ? route.replace(':id', `${id.slice(0, 4)}…`) : maskUrl(url)
}

const hasAny = (object: object) => Object.keys(object).length > 0

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

type Failure = { name?: string; message?: string; code?: string; stack?: string; cause?: unknown }

/** An error as logged: where it happened, never row values (a database error's detail contains them). */
const logError = (error: Failure): { type: string; message: string; stack: string; code?: string } => ({
  type: error.name ?? 'Error',
  message: maskText(error.message ?? ''),
  stack: (error.stack ?? '').split('\n').slice(1).map(maskText).join('\n'),
  ...(error.code && { code: error.code }),
})

/** Structured logs: one JSON object a line, no body, no header, no query. */
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

/** One line per request, written when it has been answered; durations in milliseconds. */
export function logRequests(app: FastifyInstance, config: Pick<Config, 'logLevel'>): void {
  if (config.logLevel !== 'info' && config.logLevel !== 'debug') return
  app.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ req: request, res: reply, ms }, 'answered')
    done()
  })
}
