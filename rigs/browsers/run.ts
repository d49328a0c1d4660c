/**
 * Places orders in the installed browsers other than Chromium, in the chat and on pages:
 *
 *   npm run rig -- browsers [--only firefox|webkit]
 */
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../scripts/build/ensure-built.ts'
import { startServerProcess } from '../../scripts/server-process.ts'
import { loadRigTool } from '../../scripts/install-rig-tools.ts'
import { cloneDatabase, startCluster } from '../../tests/support/postgres-cluster.ts'
import { settings } from '../../tests/support/server-settings.ts'
import { query } from '../../tests/support/query-database.ts'
import { findFirefox, findWebKit, type WebKitPrograms } from './find-browsers.ts'
import { ORDER_SCENARIOS } from './order-scenarios.ts'
import type { FirefoxTool, Tab, WebKitTool } from './browser-tab-interface.ts'

type Browser = { readonly name: string; readonly open: () => Promise<Tab> }
type Sought =
  | (Browser & { readonly at: string })
  | { readonly name: string; readonly missing: readonly string[] }
type Server = { readonly url: string; readonly database: string }

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const say = (line: string) => console.log(line)

const openFirefox = async (program: string) =>
  (await loadRigTool<FirefoxTool>('firefox-driver.ts')).openFirefox(program)
const openWebKit = async (programs: WebKitPrograms) =>
  (await loadRigTool<WebKitTool>('webkit-driver.ts')).openWebKit(programs)

/** Returns the installed browsers, and prints which they are and what the others lack. */
function findBrowsers(): readonly Browser[] {
  const firefox = findFirefox()
  const webKit = findWebKit()
  const all: readonly Sought[] = [
    'missing' in firefox
      ? { name: 'Firefox', missing: firefox.missing }
      : { name: 'Firefox', at: firefox.program, open: () => openFirefox(firefox.program) },
    'missing' in webKit
      ? { name: 'WebKit', missing: webKit.missing }
      : { name: 'WebKit', at: webKit.miniBrowser, open: () => openWebKit(webKit) },
  ]
  for (const each of all) {
    if ('missing' in each)
      say(`${each.name} not found: these Debian packages are missing: ${each.missing.join(', ')}`)
    else say(`${each.name} found: ${each.at}`)
  }
  return all.flatMap((each) => ('open' in each ? [each] : []))
}

/** @returns where a picture of what went wrong is kept, or why there is none */
async function keepPicture(tab: Tab, title: string): Promise<string> {
  const file = path.resolve('test-results/browsers', `${tab.browser} ${title}.png`.replaceAll(/[ ,]+/g, '-'))
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await tab.picture())
    return file
  } catch (error) {
    return String(error)
  }
}

/** Plays every story in a separate browser; true when all of them passed. */
async function play(browser: Browser, server: Server): Promise<boolean> {
  let isGood = true
  for (const story of ORDER_SCENARIOS) {
    const start = Date.now()
    const tab = await browser.open()
    try {
      const number = await story.play(tab, server.url)
      const rows = await query(
        server.database,
        `select l.status from orders o join leads l on l.id = o.lead_id where o.number = $1`,
        [number],
      )
      assert.deepEqual(rows, [{ status: 'finished' }], `the order ${number} in the database`)
      assert.deepEqual(await tab.complaints(), [], 'what the browser complained about')
      say(`  ✓ ${tab.browser}: ${story.title}, ${number}, ${((Date.now() - start) / 1000).toFixed(1)} s`)
    } catch (error) {
      isGood = false
      say(`  ✗ ${tab.browser}: ${story.title}, at ${await tab.ask(() => location.href).catch(String)}`)
      console.error(error, await tab.complaints().catch(String))
      say(`    ${await keepPicture(tab, story.title)}`)
    } finally {
      await tab.close()
    }
  }
  return isGood
}

/** A server on a fresh database, for as long as the work lasts. */
async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  await ensureBuilt()
  const cluster = await startCluster()
  const { url: database } = await cloneDatabase(cluster.url)
  const product = await startServerProcess({
    env: { ...settings, LOG_LEVEL: 'info', DATABASE_URL: database },
  })
  const close = async () => {
    await product.stop()
    await cluster.stop()
  }
  // server and database do not end with this process; the browsers do
  const leave = () => void close().finally(() => process.exit(1))
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    return await work({ url: product.url, database })
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    await close()
  }
}

const isChosen = ({ name }: Browser) => values.only === '' || name.toLowerCase() === values.only
const browsers = findBrowsers().filter(isChosen)
if (browsers.length === 0) throw new Error('no browser to try: install one of the packages named above')
const results = await withServer(async (server) => {
  const played: boolean[] = []
  for (const browser of browsers) played.push(await play(browser, server))
  return played
})
process.exitCode = results.every(Boolean) ? 0 : 1
