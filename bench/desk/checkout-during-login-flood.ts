/**
 * `npm run bench:tries`: measures how much 1,000 failed logins a minute at the operator's desk slow down the checkout.
 * Visitors send answers as fast as the server replies, alternately alone and during the logins. Each login uses another
 * IP address and account, so that limits per address and account do not stop it. The first part runs with the default
 * limits; the second, shorter part runs without limits, when only the speed of password hashing matters.
 *
 * `--rounds N` and `--seconds N` change the measurement; `--check` fails if the default limits do not protect the
 * checkout.
 */
import { randomUUID } from 'node:crypto'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess, type ServerProcess } from '../../scripts/start-server-process.ts'
import { runLoad, percentile, type LoadResult } from '../api/load-generator.ts'
import { answerStep } from '../api/requests.ts'
import { median } from '../medians-and-tables.ts'
import { openLeads } from '../create-leads-at-covered-address.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '60' },
    check: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const TRIES_PER_MINUTE = 1000
/** Number of visitors who send answers at the same time. */
const VISITORS = 4
const LEADS = 200
/** Minimum ratio of answers per second: during the logins ÷ alone. */
const TARGET = 0.95

/** Starts logins at an even rate. The returned function stops them and returns the number of each status. */
async function tryToEnter({ url }: ServerProcess): Promise<() => Promise<Map<number, number>>> {
  const page = await fetch(`${url}/operador/entrar`)
  const csrf = /name="csrf" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const statuses = new Map<number, number>()
  const open = new Set<Promise<void>>()
  let at = 0
  async function once(): Promise<void> {
    at += 1
    const reply = await fetch(`${url}/operador/entrar`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` },
      body: new URLSearchParams({ csrf, email: `${randomUUID()}@loja.example`, senha: 'errada' }),
    })
    await reply.arrayBuffer()
    statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
  }
  const timer = setInterval(() => {
    const one = once().finally(() => open.delete(one))
    open.add(one)
  }, 60_000 / TRIES_PER_MINUTE)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    return statuses
  }
}

type Sides = {
  readonly alone: LoadResult[]
  readonly beside: LoadResult[]
  readonly statuses: Map<number, number>
}

async function measure(product: ServerProcess, length: number): Promise<Sides> {
  const ids = await openLeads(product.url, LEADS)
  const port = Number(new URL(product.url).port)
  const slice = (time = length) =>
    runLoad({ port, connections: VISITORS, seconds: time, next: answerStep(ids) })
  // discarded, because the first requests fill caches, compile code and open connections
  await slice(3)
  const sides: Sides = { alone: [], beside: [], statuses: new Map() }
  async function beside(): Promise<void> {
    const stop = await tryToEnter(product)
    sides.beside.push(await slice())
    for (const [status, times] of await stop())
      sides.statuses.set(status, (sides.statuses.get(status) ?? 0) + times)
  }
  for (let round = 0; round < rounds; round += 1) {
    // alternating which is first, so that a machine that becomes slower favours neither
    if (round % 2 === 1) await beside()
    sides.alone.push(await slice())
    if (round % 2 === 0) await beside()
  }
  return sides
}

const rateOf = ({ accepted, seconds: length }: LoadResult) => accepted.length / length

function report(name: string, { alone, beside, statuses }: Sides): number {
  const line = (of: readonly LoadResult[]) => {
    const at = (share: number) => median(of.map(({ accepted }) => percentile(accepted, share))).toFixed(1)
    return `${median(of.map(rateOf)).toFixed(0)} answers/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`
  }
  const ratio = median(beside.map((each, round) => rateOf(each) / rateOf(alone[round] ?? each)))
  const told = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')
  console.log(`${name}\n  alone   ${line(alone)}\n  beside  ${line(beside)}`)
  console.log(`  ratio   ${ratio.toFixed(2)}; tries answered by ${told}`)
  return ratio
}

await ensureBuilt()
console.log(
  `${VISITORS} visitors, ${TRIES_PER_MINUTE} tries a minute, ${rounds} rounds of ${seconds} s, median;`,
)
console.log(`${cpus().length} processors, load of the machine ${loadavg()[0]?.toFixed(1)}`)
for (const [name, env, length] of [
  ['the limits as they are', { RATE_LIMIT_OPERATOR_TRIES: '5' }, seconds],
  ['no limit but the pace of hashing', {}, seconds / 3],
] as const) {
  const product = await startServerProcess({
    env: { ...generousLimits, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  })
  try {
    const ratio = report(name, await measure(product, length))
    if (values.check && 'RATE_LIMIT_OPERATOR_TRIES' in env && ratio < TARGET) process.exitCode = 1
  } finally {
    await product.stop()
  }
}
