/**
 * `npm run bench:api`: measures the server's throughput, latency and memory with few and with very many stored leads,
 * and its behaviour under overload. A minimal server with the same framework and driver is the baseline. All cases
 * alternate in one run, so that a busy machine affects all of them.
 *
 * `--quick`: a short run with fewer leads. `--rounds N`, `--seconds N`, `--leads N` change the measurement; `--memory`
 * measures the first start alone, `--desk` visitors beside the desk's work alone; `--check` fails when a target is missed.
 */
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runLoad, type LoadRequest } from './load.ts'
import {
  startMeasuredServers,
  memoryOf,
  type MeasuredServers,
  type MeasuredServer,
} from './start-measured-servers.ts'
import { measureFirstStart } from './measure-first-start-memory.ts'
import { measureBesideTheDesk, reportBesideTheDesk } from './visitor-latency-during-desk-load.ts'
import { report, reportFirstStart, type Measured, type Slice } from './report.ts'
import { answerStep, checkCoverage, finishEach, mixed, readLeadRequest } from './requests.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    leads: { type: 'string' },
    memory: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds ?? (values.quick ? 2 : 7))
const seconds = Number(values.seconds ?? (values.quick ? 1.5 : 4))
const leads = Number(values.leads ?? (values.quick ? 100_000 : 1_000_000))
const CONNECTIONS = 32
const FLOOD = 256

function tell({ text, met }: { readonly text: string; readonly met: boolean }): void {
  console.log(text)
  if (values.check && !met) process.exitCode = 1
}

if (!values.desk) tell(reportFirstStart(await measureFirstStart()))
if (values.memory) process.exit()
tell(reportBesideTheDesk(await measureBesideTheDesk(Math.max(5, rounds), seconds)))
if (values.desk) process.exit()

const servers = await startMeasuredServers({ few: 1000, many: leads }, (text) => console.log(text))
try {
  const measured = await measure(servers)
  const { text, met } = report(measured)
  const size = `1,000 and ${leads.toLocaleString('en')} leads`
  console.log(`\n${CONNECTIONS} connections, ${size}, ${rounds} rounds of ${seconds} s, median;`)
  console.log(`Node ${process.version}, load of the machine ${loadavg()[0]?.toFixed(1)}\n\n${text}`)
  if (values.check && !met) process.exitCode = 1
} finally {
  await servers.stop()
}

type Case = { readonly name: string; readonly run: () => Promise<Slice> }

async function slice(
  url: string,
  next: () => LoadRequest,
  more: { connections?: number; amount?: number } = {},
) {
  return runLoad({ port: Number(new URL(url).port), connections: CONNECTIONS, seconds, next, ...more })
}

/** Returns all cases to measure. Finishing an order uses separate leads, and is not measured on the floor server. */
function casesOf({ floor, few, many }: MeasuredServers): readonly Case[] {
  const both = (call: string, make: (ids: readonly string[]) => () => LoadRequest): Case[] => [
    { name: `${call} floor`, run: () => slice(floor.server.url, make(floor.stock.ids)) },
    { name: `${call} few`, run: () => slice(few.server.url, make(few.stock.ids)) },
    { name: `${call} many`, run: () => slice(many.server.url, make(many.stock.ids)) },
  ]
  const finish = (size: string, { server, stock }: MeasuredServer): Case => ({
    name: `finish ${size}`,
    run: async () => {
      const ids = await stock.reopen(1000)
      const done = await slice(server.url, finishEach(ids), { amount: ids.length })
      await stock.reopen(1000)
      return done
    },
  })
  return [
    ...both('GET', readLeadRequest),
    ...both('PATCH', answerStep),
    ...both('coverage', checkCoverage),
    finish('few', few),
    finish('many', many),
  ]
}

async function measure(all: MeasuredServers): Promise<Measured> {
  const cases = casesOf(all)
  // only once, not between the rounds: after a checkpoint, PostgreSQL writes every changed page to its log in full,
  // which would slow down the large database for much longer than the small one
  await all.many.stock.settle()
  // discarded, because the first requests fill caches, compile code and open connections
  for (const one of cases) await one.run()
  const slices = new Map<string, Slice[]>(cases.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const one of turned(cases, round)) slices.get(one.name)?.push(await one.run())
    console.log(`round ${round + 1} of ${rounds}, load ${loadavg()[0]?.toFixed(1)}`)
  }
  const { server, stock } = all.few
  const before = await slice(server.url, mixed(stock.ids))
  const during = await slice(server.url, mixed(stock.ids), { connections: FLOOD })
  await wait(1000)
  return { slices, flood: { before, during }, memory: memoryOf(server.pid()) }
}

/** Rotates a list, so that each round starts with a different case. */
function turned<T>(list: readonly T[], round: number): readonly T[] {
  const at = (round * 2) % list.length
  return [...list.slice(at), ...list.slice(0, at)]
}
