import type { FastifyInstance, FastifyRequest } from 'fastify'
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

/** Milliseconds a log line may be buffered: every write is a system call on the thread that serves visitors. */
const GATHER_MS = 50
/** Maximum bytes per character of a line. */
const WIDEST = 3

/**
 * The buffer holds bytes: a string kept that long outlives the young generation, which makes garbage collection
 * expensive.
 */
const waiting = Buffer.allocUnsafe(64 * 1024)
let filled = 0

function flush(): void {
  const bytes = Buffer.from(waiting.subarray(0, filled))
  filled = 0
  if (bytes.length > 0) process.stdout.write(bytes)
}
process.once('exit', flush)

function gather(line: string): void {
  const most = line.length * WIDEST
  if (filled + most > waiting.length) flush()
  if (most > waiting.length) {
    process.stdout.write(line)
    return
  }
  if (filled === 0) setTimeout(flush, GATHER_MS)
  filled += waiting.write(line, filled)
}

/** Lines are written in batches; an error flushes the batch at once. */
const stream = {
  write(line: string): void {
    gather(line)
    if (/^\{"level":"(?:error|fatal)"/.test(line)) flush()
  },
}

/** Structured logs: one JSON object a line, no body, no header, no query. */
export function logOptions(
  config: Pick<Config, 'logLevel'>,
): false | (FastifyLoggerOptions & PinoLoggerOptions) {
  if (config.logLevel === 'silent') return false
  return {
    level: config.logLevel,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: {
      err: logError,
    },
  }
}

/**
 * One line per request, written when it has been answered; durations in milliseconds. It is on the hot path, so it is
 * assembled here, in the format of all other lines, without the logger.
 */
export function logRequests(app: FastifyInstance, config: Pick<Config, 'logLevel'>): void {
  if (config.logLevel !== 'info' && config.logLevel !== 'debug') return
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      level: 'info',
      time: new Date().toISOString(),
      reqId: request.id,
      req: { method: request.method, path: pathOf(request) },
      res: { status: reply.statusCode },
      ms: Math.round(reply.elapsedTime * 10) / 10,
      msg: 'answered',
    }
    stream.write(`${JSON.stringify(line)}\n`)
    done()
  })
}
