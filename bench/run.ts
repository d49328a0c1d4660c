/**
 * `npm run bench`: measures in Chromium, slowed down to a slow phone, when the first and the second question can be
 * seen and answered, compared with a page of only react, react-dom and one field; then how long visitors wait in a
 * whole order, compared with plain HTML pages with as many questions. `--runs N` sets the number of rounds (9),
 * `--check` fails if a target is missed.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/find-chromium.ts'
import { ensureBuilt } from '../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess } from '../scripts/server-process.ts'
import { serveReactOnlyPage } from './serve-react-only-page.ts'
import { conditions, visit, type Case, type Sample } from './measure-page.ts'
import { servePlainOrderPages } from './serve-plain-order-pages.ts'
import { median, orderReport, report } from './report.ts'
import { orderPages } from './order-page-limits.ts'
import { order, orderSteps, PLAIN, type Waits } from './whole-order.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, check: { type: 'boolean', default: false } },
})
const rounds = Number(values.runs)
/** At most 3, because a whole order takes a quarter of a minute. */
const orderRounds = Math.min(rounds, 3)

await ensureBuilt()
const floor = await serveReactOnlyPage()
const plain = await servePlainOrderPages(orderSteps)
const product = await startServerProcess({ env: { LOG_LEVEL: 'warn', ...generousLimits } })
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags() })
try {
  const cases: Case[] = [
    { name: 'floor', url: floor.url },
    ...orderPages.map(({ path, ...limits }) => ({ name: path, url: product.url + path, ...limits })),
  ]
  const samples = await measureAll(browser, cases)
  const offline = new Map<string, boolean>()
  for (const one of cases) offline.set(one.name, await goesOnOffline(browser, one))
  const { text, met } = report(
    cases.map(({ url: _, ...one }) => ({ ...one, sample: middle(samples.get(one.name) ?? []) })),
    offline,
  )
  console.log(`\nChromium ${browser.version()}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}, median`)
  console.log(
    `CPU ${conditions.cpu}× slower, ${conditions.rtt} ms, ${conditions.downMbps} Mbps, cold cache, brotli\n`,
  )
  console.log(text)
  const waiting = await orders(browser, [{ name: PLAIN, url: plain.url }, ...cases.slice(1)])
  console.log(`\n${waiting.text}`)
  if (values.check && !(met && waiting.met)) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await floor.stop()
  await plain.stop()
}

/**
 * Measures all cases in every round, each round starting with a different one; the first visit of each is discarded.
 */
async function measureAll(chrome: Browser, cases: readonly Case[]): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>(cases.map(({ name }) => [name, []]))
  for (const one of cases) await visit(chrome, one)
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % cases.length
    for (const one of [...cases.slice(turn), ...cases.slice(0, turn)]) {
      const sample = await visit(chrome, one)
      samples.get(one.name)?.push(sample)
      const { visible, answerable, next } = sample
      const times = [visible, answerable, next].map((time) => time.toFixed(0)).join(' / ')
      console.log(`round ${round + 1}  ${one.name.padEnd(16)} visible / answerable / next: ${times} ms`)
    }
  }
  return samples
}

/** Measures a whole order of each case in every round. */
async function orders(chrome: Browser, cases: readonly Case[]): Promise<ReturnType<typeof orderReport>> {
  const rows = cases.map(({ name }) => ({ name, rounds: [] as Waits[] }))
  for (let round = 0; round < orderRounds; round += 1) {
    for (const [at, one] of cases.entries()) rows[at]?.rounds.push(await order(chrome, one))
  }
  return orderReport(rows, orderSteps)
}

async function goesOnOffline(chrome: Browser, one: Case): Promise<boolean> {
  return visit(chrome, one, true).then(
    () => true,
    () => false,
  )
}

function middle(samples: readonly Sample[]): Sample {
  const of = (key: keyof Sample): number => median(samples.map((sample) => sample[key]))
  return { script: of('script'), visible: of('visible'), answerable: of('answerable'), next: of('next') }
}
