/**
 * Runs two servers for half an hour under constant load: visitors place and read orders, look up addresses, send visit
 * counts, request calls and renew contracts. Meanwhile one server is restarted again and again, and the database fails
 * over once. Everything acknowledged must be stored exactly once. The memory, open files and connections of the server
 * that is never restarted must not grow.
 *
 *   npm run rig -- soak [MINUTES] [--seed 1]
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { FAILURE_KINDS } from '../failover/cluster-interface.ts'
import { openManualCluster, SAFE_RULES } from '../failover/manually-promoted-cluster.ts'
import type { RoundSetup } from '../failover/failover-round.ts'
import { withTwoServers } from '../failover/two-servers-on-cluster.ts'
import { compareWithDatabase } from '../../tests/support/compare-writes-with-database.ts'
import {
  keepOrdering,
  type AcknowledgedCall,
  type Visit,
} from '../../tests/support/order-continuously-over-http.ts'
import { failOver, interruptServers, type ServerEnds } from './interrupt-servers.ts'
import {
  compareNonOrderingRecord,
  runNonOrderingVisitor,
  newNonOrderingRecord,
  type NonOrderingRecord,
} from './non-ordering-visitors.ts'
import { resourceTrendsOf, sampleResourceUse, type ResourceSample } from './resource-use.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
})
const minutes = Number(positionals[0] ?? 30)
if (!(minutes >= 1)) throw new Error('the number of minutes must be 1 or more')

/** Visitors at the same time, who take a moment before each call. */
const ORDERING = 6
const ASKING = 6
const PAUSE_MS = 50
const PATIENCE_MS = 15_000

const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)}  ${line}`)

/** Keeps everything running for the whole time; resolves when all visitors have left. */
async function soak(
  stage: RoundSetup,
  others: NonOrderingRecord,
  samples: ResourceSample[],
  ends: ServerEnds,
): Promise<void> {
  const { cluster, servers, book, dates, draw } = stage
  const [alone, ended] = servers
  if (!alone || !ended) throw new Error('there are two servers')
  const over = new AbortController()
  /** Of the server that is left alone, while the primary changes. */
  let answers: AcknowledgedCall[] | undefined
  const urls = servers.map(({ url }) => url)
  const visit: Visit = {
    urls,
    book,
    over: over.signal,
    dates,
    draw,
    patienceMs: PATIENCE_MS,
    pauseMs: PAUSE_MS,
    onAcknowledged: (reply) => void (reply.url === alone.url && answers?.push(reply)),
  }
  const going = [
    ...Array.from({ length: ORDERING }, () => keepOrdering(visit)),
    ...Array.from({ length: ASKING }, () => runNonOrderingVisitor(visit, others)),
    interruptServers(ended, draw, over.signal, ends),
    sampleResourceUse(alone.pid(), cluster.primaryUrl, over.signal, (sample) => void samples.push(sample)),
  ]
  // any failure ends the run immediately
  const failed = Promise.race(going.map((each) => each.then(() => new Promise<never>(() => undefined))))
  const tell = setInterval(() => {
    const { memory = 0, connections } = samples.at(-1) ?? {}
    say(
      `${book.orders} orders, ${others.renewals.size} renewals, ${memory.toFixed(0)} MiB, ${connections} connections`,
    )
  }, 60_000)
  const half = (): Promise<void> => wait((minutes * 60_000) / 2)
  const course = async (): Promise<void> => {
    await half()
    const blow = FAILURE_KINDS[draw(FAILURE_KINDS.length)] ?? 'kill'
    say(`the primary ends: ${blow}`)
    answers = []
    const promotedAt = await failOver(cluster, blow)
    const [first = Number.NaN] = answers
      .filter(({ sentAt }) => sentAt >= promotedAt)
      .map(({ sentAt, ms }) => sentAt + ms - promotedAt)
    answers = undefined
    say(`a standby has taken over, answers after ${(first / 1000).toFixed(2)} s; the former primary is back`)
    await half()
  }
  try {
    await Promise.race([course(), failed])
  } finally {
    clearInterval(tell)
    over.abort()
    await Promise.allSettled(going)
  }
}

function report(
  stage: RoundSetup,
  others: NonOrderingRecord,
  samples: readonly ResourceSample[],
  ends: ServerEnds,
): boolean {
  const { answers, orders, longestMs } = stage.book
  say(
    `acknowledged: ${answers} answers, ${orders} orders, ${others.renewals.size} renewals, ${others.calls.length} calls`,
  )
  say(
    `answered: ${others.reads} reads of leads, ${others.lookups} look-ups, ${others.counted} visits counted; longest call ${(longestMs / 1000).toFixed(2)} s`,
  )
  say(`ends of a server: ${ends.SIGKILL} SIGKILL, ${ends.SIGTERM} SIGTERM; failovers: 1`)
  const courses = resourceTrendsOf(samples)
  for (const { what, first, last, highest, isFlat } of courses)
    say(
      `${isFlat ? '✓' : '✗'} ${what}: first third ${first.toFixed(0)}, last third ${last.toFixed(0)}, highest ${highest.toFixed(0)}`,
    )
  return courses.every(({ isFlat }) => isFlat) && orders > 0
}

say(`${minutes} minutes, seed ${values.seed}`)
const isGood = await withTwoServers(
  () => openManualCluster(SAFE_RULES),
  Number(values.seed),
  async (stage) => {
    const others = newNonOrderingRecord()
    const samples: ResourceSample[] = []
    const ends: ServerEnds = { SIGKILL: 0, SIGTERM: 0 }
    const started = performance.now()
    await soak(stage, others, samples, ends)
    say(`visitors came for ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
    const isFlat = report(stage, others, samples, ends)
    const url = stage.cluster.primaryUrl()
    const findings = [await compareWithDatabase(url, stage.book), await compareNonOrderingRecord(url, others)]
    const sum = (key: 'lost' | 'twice') => findings.reduce((all, each) => all + each[key], 0)
    const isKept = sum('lost') === 0 && sum('twice') === 0
    say(`${isKept ? '✓' : '✗'} lost ${sum('lost')}, twice ${sum('twice')}`)
    for (const each of findings.flatMap(({ examples }) => examples)) say(`    ${each}`)
    return isKept && isFlat
  },
)
process.exitCode = isGood ? 0 : 1
