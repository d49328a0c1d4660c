/**
 * `npm run screenshots`: pictures of the running product for the README and for looking at. Every size in both
 * themes; `--all` takes every step instead of the chosen ones.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags, browserPath } from '../../scripts/browser.ts'
import { ensureBuilt } from '../../scripts/build/ensure.ts'
import { startProduct } from '../../scripts/product.ts'
import type { StepId } from '../../src/funnel/types.ts'
import { entrance, walk, WAYS } from '../support/driver.ts'
import { joao } from '../support/people.ts'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, out: { type: 'string', default: 'docs/screenshots' } },
})
const folder = path.resolve(import.meta.dirname, '../..', values.out)
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const themes = ['light', 'dark'] as const
/** The question that shows most: the order so far stands beside it. */
const chosen: readonly StepId[] = ['cep', 'planos', 'data-de-vencimento', 'confirmacao', 'pedido-realizado']

mkdirSync(folder, { recursive: true })
await ensureBuilt()
const product = await startProduct({ env: { LOG_LEVEL: 'warn', RATE_LIMIT_LEADS_PER_MINUTE: '1000' } })
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() })
try {
  for (const way of WAYS) {
    for (const { width, height } of sizes) {
      for (const theme of themes) {
        const page = await open(browser, { width, height }, theme)
        await page.goto(product.url + entrance[way])
        await order(page, `${way}-${width}-${theme}`)
        await page.context().close()
      }
    }
  }
  await forReadme(browser)
} finally {
  await browser.close()
  await product.stop()
}

async function open(
  chrome: Browser,
  viewport: { width: number; height: number },
  theme: 'light' | 'dark',
): Promise<Page> {
  const context = await chrome.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  return context.newPage()
}

/** One order, with a picture of every chosen question before it is answered. */
async function order(page: Page, name: string): Promise<void> {
  await walk(page, {
    person: joao,
    each: async (step) => {
      if (!values.all && !chosen.includes(step)) return
      await take(page, `${name}-${step}`)
      console.log(`${name}: ${step}`)
    },
  })
}

async function take(page: Page, name: string): Promise<void> {
  // a card or a question may still be moving into its place
  await page.waitForTimeout(300)
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
}

/** The two pictures of the README: the same order at the same question, in the chat and on a page. */
async function forReadme(chrome: Browser): Promise<void> {
  for (const way of WAYS) {
    const page = await open(chrome, { width: 390, height: 780 }, 'light')
    await page.goto(product.url + entrance[way])
    await walk(page, { person: joao, until: 'data-de-vencimento' })
    await take(page, way === 'chat' ? 'chat' : 'page')
    await page.context().close()
  }
}
