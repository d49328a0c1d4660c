/**
 * `npm run bench`: how soon the first question can be seen and answered, and how soon the next one, in a real
 * Chromium on a slow telephone, beside a floor page that is react and react-dom with one field.
 * `--runs N` changes the rounds (5), `--check` fails when a target is missed.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { browserFlags, browserPath } from '../scripts/browser.ts'
import { ensureBuilt } from '../scripts/build/ensure.ts'
import { startProduct } from '../scripts/product.ts'
import { serveFloor } from './floor.ts'
import { conditions, visit, type Case, type Sample } from './measure.ts'
import { median, report } from './report.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
})
const rounds = Number(values.runs)

await ensureBuilt()
const floor = await serveFloor()
const product = await startProduct({ env: { LOG_LEVEL: 'warn' } })
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() })
try {
  const cases: Case[] = [
    { name: 'floor', url: floor.url },
    { name: '/checkout/cep/', url: `${product.url}/checkout/cep/` },
    { name: '/chat', url: `${product.url}/chat` },
  ]
  const samples = await measureAll(browser, cases)
  const offline = new Map<string, boolean>()
  for (const one of cases) offline.set(one.name, await goesOnOffline(browser, one))
  const { text, met } = report(
    cases.map(({ name }) => ({ name, sample: middle(samples.get(name) ?? []) })),
    offline,
  )
  console.log(`\nChromium ${browser.version()}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}, median`)
  console.log(
    `CPU ${conditions.cpu}× slower, ${conditions.rtt} ms, ${conditions.downMbps} Mbps, cold cache, brotli\n`,
  )
  console.log(text)
  if (values.check && !met) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await floor.stop()
}

/** All cases in every round, each round beginning with another one; the first visit of all is thrown away. */
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
