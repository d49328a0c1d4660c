/** One round: visitors write at two servers, the primary ends, another takes over, the former comes back. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from '../../scripts/product.ts'
import { compare, type Findings } from '../support/stored.ts'
import { keepOrdering, Unexpected, type Acknowledged, type Book, type Visit } from '../support/writers.ts'
import { BLOWS, LAGS, type Blow, type Cluster, type Lag } from './cluster.ts'
import type { Draw } from './draw.ts'

const WRITERS = 8
/** A server answers within 10 s whatever the database does; this is when a writer would notice that it does not. */
const PATIENCE_MS = 15_000
/** How long a test waits for writes to work again before it gives up. */
const LIMIT_MS = 60_000

export type Plan = {
  readonly blow: Blow
  readonly lag: Lag
  readonly lagMs: number
  readonly isDuringFinish: boolean
}

/** What happens in a round, and when: all of it drawn. */
export const planOf = (round: number, draw: Draw): Plan => ({
  blow: BLOWS[round % BLOWS.length] ?? 'kill',
  lag: LAGS[draw(LAGS.length)] ?? 'none',
  lagMs: 50 + draw(500),
  isDuringFinish: draw(2) === 0,
})

export type Stage = {
  readonly cluster: Cluster
  readonly servers: readonly Product[]
  readonly book: Book
  readonly dates: readonly string[]
  readonly draw: Draw
}

export type Outcome = Findings & {
  /** Milliseconds from the promotion to the first write that each server acknowledged, the slower one's. */
  readonly againMs: number
}

/** Resolves when a writer is about to make an order, and a moment of some milliseconds later. */
function duringFinish(draw: Draw) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { onFinish: resolve, moment: promise.then(() => wait(draw(12))) }
}

/** Whose lead was lost begins another: only the controls get here. */
async function keepOrderingAfterLoss(visit: Visit, lost: string[]): Promise<void> {
  while (!visit.over.aborted) {
    try {
      await keepOrdering(visit)
    } catch (error) {
      if (!(error instanceof Unexpected)) throw error
      lost.push(error.message)
    }
  }
}

export async function play({ cluster, servers, book, dates, draw }: Stage, plan: Plan): Promise<Outcome> {
  const over = new AbortController()
  const finish = duringFinish(draw)
  const acknowledged: Acknowledged[] = []
  const visit: Visit = {
    urls: servers.map(({ url }) => url),
    book,
    over: over.signal,
    dates,
    draw,
    patienceMs: PATIENCE_MS,
    onAcknowledged: (reply: Acknowledged) => void acknowledged.push(reply),
    onFinish: () => finish.onFinish(),
  }
  const lost: string[] = []
  const writers = Array.from({ length: WRITERS }, () => keepOrderingAfterLoss(visit, lost))
  try {
    await wait(300 + draw(700))
    cluster.lag(plan.lag)
    await wait(plan.lag === 'none' ? 0 : plan.lagMs)
    // With both standbys away nobody gets as far as the finish.
    if (plan.isDuringFinish) await Promise.race([finish.moment, wait(2_000)])
    await cluster.strike(plan.blow)
    await wait(draw(300))
    const promotedAt = await cluster.replace(plan.blow)
    const againMs = await writesAgain(servers, acknowledged, promotedAt)
    await cluster.bringBack()
    await wait(200)
    over.abort()
    await Promise.all(writers)
    const findings = await compare(cluster.primaryUrl(), book)
    return {
      ...findings,
      lost: findings.lost + lost.length,
      examples: [...findings.examples, ...lost.slice(0, 2)],
      againMs,
    }
  } finally {
    over.abort()
    await Promise.allSettled(writers)
  }
}

/** Milliseconds until each server has acknowledged a write that was sent after the promotion. */
async function writesAgain(
  servers: readonly Product[],
  acknowledged: readonly Acknowledged[],
  promotedAt: number,
): Promise<number> {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await wait(10)) {
    const firsts = servers.map(({ url }) =>
      acknowledged.find((reply) => reply.url === url && reply.sentAt >= promotedAt),
    )
    const times = firsts.flatMap((reply) => (reply ? [reply.sentAt + reply.ms - promotedAt] : []))
    if (times.length === servers.length) return Math.max(...times)
  }
  throw new Error(`no server writes again within ${LIMIT_MS / 1000} s of the promotion`)
}
