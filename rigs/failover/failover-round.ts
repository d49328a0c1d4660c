/**
 * Runs one round of the failover rig: visitors write through two servers, the primary fails, another node takes over,
 * and the failed one rejoins.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../scripts/start-server-process.ts'
import { compareWithDatabase, type Findings } from '../../tests/support/compare-writes-with-database.ts'
import {
  keepOrdering,
  UnexpectedReply,
  type AcknowledgedCall,
  type Book,
  type Visit,
} from '../../tests/support/order-continuously-over-http.ts'
import { FAILURE_KINDS, LAGS, type FailureKind, type Cluster, type Lag } from './cluster-interface.ts'
import type { Draw } from '../seeded-random.ts'

const WRITERS = 8
/** A server answers within 10 s whatever the database does; this is when a writer would notice that it does not. */
const PATIENCE_MS = 15_000
/** How long a test waits for writes to work again before it gives up. */
const LIMIT_MS = 60_000

/** What happens in a round; times in milliseconds. */
export type RoundPlan = {
  readonly blow: FailureKind
  readonly lag: Lag
  /** Whether the failure occurs `finishMs` after an order has been sent. */
  readonly isDuringFinish: boolean
  readonly finishMs: number
  /** How long visitors write before, how long standbys lag, how long nothing is done after the blow. */
  readonly beforeMs: number
  readonly lagMs: number
  readonly afterMs: number
}

export const planRound = (round: number, draw: Draw): RoundPlan => ({
  blow: FAILURE_KINDS[round % FAILURE_KINDS.length] ?? 'kill',
  lag: LAGS[draw(LAGS.length)] ?? 'none',
  isDuringFinish: draw(2) === 0,
  finishMs: draw(12),
  beforeMs: 300 + draw(700),
  lagMs: 50 + draw(500),
  afterMs: draw(300),
})

export type RoundSetup = {
  readonly cluster: Cluster
  readonly servers: readonly ServerProcess[]
  readonly book: Book
  readonly dates: readonly string[]
  /** Seed of the visitors' random numbers; in which order they draw depends on the machine. */
  readonly draw: Draw
}

export type RoundOutcome = Findings & {
  /** Milliseconds from the promotion to the first write that each server acknowledged, the slower one's. */
  readonly againMs: number
}

/** A visitor whose lead was lost begins another: only the controls get here. */
async function keepOrderingAfterLoss(visit: Visit, lost: string[]): Promise<void> {
  while (!visit.over.aborted) {
    try {
      await keepOrdering(visit)
    } catch (error) {
      if (!(error instanceof UnexpectedReply)) throw error
      lost.push(error.message)
    }
  }
}

export async function playRound(
  { cluster, servers, book, dates, draw }: RoundSetup,
  plan: RoundPlan,
): Promise<RoundOutcome> {
  const over = new AbortController()
  let finish = Promise.withResolvers<void>()
  const acknowledged: AcknowledgedCall[] = []
  const visit: Visit = {
    urls: servers.map(({ url }) => url),
    book,
    over: over.signal,
    dates,
    draw,
    patienceMs: PATIENCE_MS,
    onAcknowledged: (reply: AcknowledgedCall) => void acknowledged.push(reply),
    onFinish: () => finish.resolve(),
  }
  const lost: string[] = []
  const writers = Array.from({ length: WRITERS }, () => keepOrderingAfterLoss(visit, lost))
  try {
    await wait(plan.beforeMs)
    cluster.lag?.(plan.lag)
    await wait(plan.lag === 'none' ? 0 : plan.lagMs)
    // With both standbys down nobody gets as far as the finish.
    if (plan.isDuringFinish) {
      finish = Promise.withResolvers<void>()
      await Promise.race([finish.promise.then(() => wait(plan.finishMs)), wait(2_000)])
    }
    await cluster.strike(plan.blow)
    await wait(plan.afterMs)
    const promotedAt = await cluster.replace(plan.blow)
    const againMs = await writesAgain(servers, acknowledged, promotedAt)
    await cluster.bringBack()
    await wait(200)
    over.abort()
    await Promise.all(writers)
    const findings = await compareWithDatabase(cluster.primaryUrl(), book)
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
  servers: readonly ServerProcess[],
  acknowledged: readonly AcknowledgedCall[],
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
