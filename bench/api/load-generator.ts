/**
 * Load generator: sends requests over open connections, each as soon as the previous reply has arrived, and records
 * every latency. It uses plain sockets, to leave as much of the processor as possible to the server.
 */
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

/** A request; `headers` are lines that end with CRLF. */
export type LoadRequest = {
  readonly method: 'GET' | 'PATCH' | 'PUT'
  readonly path: string
  readonly body?: string
  readonly headers?: string
}

/** A load to generate. */
export type Load = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  /** Returns the next request; null if nothing is left to send. */
  readonly next: () => LoadRequest | null
  /** Milliseconds up to which clients obey a Retry-After; 0: they retry immediately. */
  readonly heed?: number
}

/** Result of a load. */
export type LoadResult = {
  readonly seconds: number
  /** Latencies in milliseconds of all responses with status 200, sorted. */
  readonly accepted: readonly number[]
  /** Number of responses with each other status. */
  readonly refused: ReadonlyMap<number, number>
  /** Number of responses 429 or 503 without Retry-After. */
  readonly withoutRetryAfter: number
  /** Number of requests without a response within `PATIENCE_MS`, or whose connection broke. */
  readonly lost: number
}

/** Milliseconds that a client waits for a response; far longer than any visitor would. */
const PATIENCE_MS = 10_000

type Tally = { accepted: number[]; refused: Map<number, number>; withoutRetryAfter: number; lost: number }

/** Runs a load and returns its result. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const tally: Tally = { accepted: [], refused: new Map(), withoutRetryAfter: 0, lost: 0 }
  const started = performance.now()
  const end = started + load.seconds * 1000
  await Promise.all(Array.from({ length: load.connections }, () => visitor(load, tally, end)))
  const seconds = (performance.now() - started) / 1000
  return { ...tally, seconds, accepted: tally.accepted.toSorted((a, b) => a - b) }
}

function visitor(load: Load, tally: Tally, end: number): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(load.port, '127.0.0.1')
    socket.setNoDelay(true)
    let received = ''
    let sent = 0
    let isWaiting = false

    const ask = (): void => {
      const shot = performance.now() < end ? load.next() : null
      if (!shot) return void socket.destroy()
      received = ''
      isWaiting = true
      sent = performance.now()
      socket.write(textOf(shot))
    }
    const take = (answer: Answer): void => {
      isWaiting = false
      if (answer.status === 200) tally.accepted.push(performance.now() - sent)
      else {
        tally.refused.set(answer.status, (tally.refused.get(answer.status) ?? 0) + 1)
        const isBusy = answer.status === 429 || answer.status === 503
        if (isBusy && answer.retryAfter === null) tally.withoutRetryAfter += 1
        if (isBusy && load.heed) {
          const pause = Math.min((answer.retryAfter ?? 0) * 1000, load.heed, end - performance.now())
          return void setTimeout(ask, Math.max(0, pause))
        }
      }
      ask()
    }

    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('connect', ask)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1')
      const answer = read(received)
      if (answer) take(answer)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (isWaiting) tally.lost += 1
      resolve()
    })
  })
}

function textOf({ method, path, body, headers = '' }: LoadRequest): string {
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}`
  if (body === undefined) return `${head}\r\n`
  const length = Buffer.byteLength(body)
  return `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`
}

type Answer = { readonly status: number; readonly retryAfter: number | null }

/** Parses a response; null while it is incomplete. Both servers send Content-Length. */
function read(text: string): Answer | null {
  const gap = text.indexOf('\r\n\r\n')
  if (gap < 0) return null
  const head = text.slice(0, gap)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without Content-Length:\n${head}`)
  if (text.length < gap + 4 + Number(length)) return null
  const retryAfter = /\r\nretry-after: (\d+)/i.exec(head)?.[1]
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: retryAfter === undefined ? null : Number(retryAfter),
  }
}

/** Returns the value below which a share (0 to 1) of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
