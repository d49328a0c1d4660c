/**
 * `npm run bench`: measures on a simulated slow phone when the first and second question can be seen and answered, and
 * how long visitors wait in a whole order. The baselines are a page with only react, react-dom and one field, and an
 * order in plain HTML.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/find-chromium.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'
import { serveReactOnlyPage } from './serve-react-only-page.ts'
import { slowPhone, measureVisit, type MeasuredPage, type PageSample } from '../measure-first-questions.ts'
import { servePlainOrderPages } from './serve-plain-order-pages.ts'
import { orderReport, report } from './report.ts'
import { median } from '../medians-and-tables.ts'
import { orderPageLimits } from './order-page-size-and-time-limits.ts'
import { placeOrder, orderSteps, PLAIN_PAGES, type Waits } from './measure-whole-order.ts'

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
  const cases: MeasuredPage[] = [
    { name: 'floor', url: floor.url },
    ...orderPageLimits.map(({ path, ...limits }) => ({ name: path, url: product.url + path, ...limits })),
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
    `CPU ${slowPhone.cpu}× slower, ${slowPhone.rtt} ms, ${slowPhone.downMbps} Mbps, cold cache, brotli\n`,
  )
  console.log(text)
  const waiting = await orders(browser, [{ name: PLAIN_PAGES, url: plain.url }, ...cases.slice(1)])
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
async function measureAll(
  chrome: Browser,
  cases: readonly MeasuredPage[],
): Promise<Map<string, PageSample[]>> {
  const samples = new Map<string, PageSample[]>(cases.map(({ name }) => [name, []]))
  for (const one of cases) await measureVisit(chrome, one)
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % cases.length
    for (const one of [...cases.slice(turn), ...cases.slice(0, turn)]) {
      const sample = await measureVisit(chrome, one)
      samples.get(one.name)?.push(sample)
      const { visible, answerable, next } = sample
      const times = [visible, answerable, next].map((time) => time.toFixed(0)).join(' / ')
      console.log(`round ${round + 1}  ${one.name.padEnd(16)} visible / answerable / next: ${times} ms`)
    }
  }
  return samples
}

/** Measures a whole order of each case in every round. */
async function orders(
  chrome: Browser,
  cases: readonly MeasuredPage[],
): Promise<ReturnType<typeof orderReport>> {
  const rows = cases.map(({ name }) => ({ name, rounds: [] as Waits[] }))
  for (let round = 0; round < orderRounds; round += 1) {
    for (const [at, one] of cases.entries()) rows[at]?.rounds.push(await placeOrder(chrome, one))
  }
  return orderReport(rows, orderSteps)
}

async function goesOnOffline(chrome: Browser, one: MeasuredPage): Promise<boolean> {
  return measureVisit(chrome, one, true).then(
    () => true,
    () => false,
  )
}

function middle(samples: readonly PageSample[]): PageSample {
  const of = (key: keyof PageSample): number => median(samples.map((sample) => sample[key]))
  return { script: of('script'), visible: of('visible'), answerable: of('answerable'), next: of('next') }
}
