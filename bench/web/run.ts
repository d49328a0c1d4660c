/**
 * `npm run bench:web`: audits one page of each kind with Lighthouse, as on a mid-range phone, and fails where a limit of
 * lighthouserc.json is missed. The reports are in reports/lighthouse. `--quick` audits each page once.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromiumPath } from '../../scripts/find-chromium.ts'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { installRigTools } from '../../scripts/install-rig-tools.ts'
import { generousLimits, startServerProcess } from '../../scripts/start-server-process.ts'
import { freePort } from '../../server/db/embedded/connect-to-cluster.ts'

/**
 * A normal and a dark landing page, a streaming page, a page under two prefixes, the list of legal documents, and both
 * modes of an order.
 */
const PAGES = [
  '/',
  '/black-friday',
  '/hbo-max',
  '/globoplay/timpre',
  '/regulamentos/',
  '/checkout/cep/',
  '/chat',
]

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'reports/lighthouse')
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

await ensureBuilt()
await installRigTools()
mkdirSync(folder, { recursive: true })
const port = await freePort()
// pages contain their canonical address only if the site's own address is configured
const env = { LOG_LEVEL: 'warn', ...generousLimits, PUBLIC_URL: `http://127.0.0.1:${port}` }
const product = await startServerProcess({ port, env })
/** Runs Lighthouse CI in the folder of the reports; returns its exit code. */
function lighthouseCi(command: string, ...options: readonly string[]): number {
  const program = path.join(root, 'rigs/tools/node_modules/@lhci/cli/src/cli.js')
  const config = `--config=${path.join(import.meta.dirname, 'lighthouserc.json')}`
  const { status } = spawnSync(process.execPath, [program, command, config, ...options], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  })
  return status ?? 1
}
try {
  const urls = PAGES.map((page) => `--collect.url=${product.url}${page}`)
  const runs = values.quick ? ['--collect.numberOfRuns=1'] : []
  process.exitCode = lighthouseCi('collect', ...urls, ...runs) || lighthouseCi('assert')
} finally {
  await product.stop()
}
