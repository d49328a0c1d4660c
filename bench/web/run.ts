/**
 * `npm run bench:web`: measures the Lighthouse scores of marketing pages and of an order's first pages, their loading
 * times on a simulated slow phone, and the bytes of each marketing route.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../../scripts/find-chromium.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'
import { loadRigTool } from '../../scripts/install-rig-tools.ts'
import { freePort } from '../../server/db/embedded/free-port.ts'
import { slowPhone } from '../measure-first-questions.ts'
import { median } from '../medians-and-tables.ts'
import { bytesOfRoutes } from './measure-marketing-page-bytes.ts'
import type { Audit, AuditPage } from './lighthouse-audit-types.ts'
import { orderPageLimits } from '../order/order-page-size-and-time-limits.ts'
import { auditedPages, landings, routes, startPages } from './measured-pages.ts'
import { auditReport, bytesReport, orderPagesReport, visitReport, type Report } from './report.ts'
import { visitLanding, type WebVisit } from './measure-landing.ts'
import { scriptBytesUntilAnswerable } from './script-bytes-until-answerable.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})
const rounds = values.quick ? 1 : Number(values.runs)

await ensureBuilt()
const sitePort = await freePort()
// pages contain their canonical address only if the site's own address is configured
const env = { LOG_LEVEL: 'warn', ...generousLimits, PUBLIC_URL: `http://127.0.0.1:${sitePort}` }
const product = await startServerProcess({ port: sitePort, env })
const port = await freePort()
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  // Lighthouse controls the browser through this port; addresses outside this machine are not resolved
  args: [
    ...chromiumFlags(),
    `--remote-debugging-port=${port}`,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
})
const parts: Readonly<Record<string, () => Promise<readonly Report[]>>> = {
  lighthouse: async () => [await audits()],
  slow: async () => [await visits(), await orders()],
  bytes: async () => [
    bytesReport(await bytesOfRoutes(browser, product.url, values.quick ? startPages : routes)),
  ],
}
try {
  const chosen = values.only === undefined ? Object.keys(parts) : [values.only]
  for (const name of chosen) {
    const part = parts[name]
    if (!part) throw new Error(`--only knows ${Object.keys(parts).join(', ')}`)
    for (const { text, met } of await part()) {
      console.log(`\n${text}`)
      if (values.check && !met) process.exitCode = 1
    }
  }
  console.log(`\nChromium ${browser.version()}, ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}, median`)
  console.log(
    `Lighthouse: its mobile preset, simulated; slow: CPU ${slowPhone.cpu}×, ${slowPhone.rtt} ms, ${slowPhone.downMbps} Mbps, cold cache, brotli`,
  )
} finally {
  await browser.close()
  await product.stop()
}

async function audits(): Promise<Report> {
  const { auditWithLighthouse } = await loadRigTool<{ readonly auditWithLighthouse: AuditPage }>(
    'audit-with-lighthouse.ts',
  )
  const found = auditedPages.map((page) => ({ page, runs: [] as Audit[] }))
  for (let round = 1; round <= rounds; round += 1) {
    for (const { page, runs } of found) {
      const run = await auditWithLighthouse(product.url + page.path, port)
      runs.push(run)
      console.log(`round ${round}  ${page.path.padEnd(18)} ${Object.values(run.scores).join(' / ')}`)
    }
  }
  return auditReport(found)
}

/** Measures all marketing pages in every round; the first visit is discarded. */
async function visits(): Promise<Report> {
  const found = landings.map((path) => ({ path, visits: [] as WebVisit[] }))
  await visitLanding(browser, product.url)
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of found) {
      const visit = await visitLanding(browser, product.url + each.path)
      each.visits.push(visit)
      const times = [visit.fcp, visit.lcp, visit.tbt].map((time) => time.toFixed(0)).join(' / ')
      console.log(`round ${round}  ${each.path.padEnd(18)} FCP / LCP / TBT: ${times} ms`)
    }
  }
  return visitReport(found)
}

async function orders(): Promise<Report> {
  const found = []
  for (const { path, script: limit } of orderPageLimits) {
    const sizes: number[] = []
    for (let round = 0; round < rounds; round += 1)
      sizes.push(await scriptBytesUntilAnswerable(browser, product.url + path))
    found.push({ path, limit, script: median(sizes) })
  }
  return orderPagesReport(found)
}
