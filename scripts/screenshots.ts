/**
 * `npm run screenshots`: pictures of the running product for the README and for looking at. Every size in both
 * themes; `--all` takes every step instead of the chosen ones.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { browserFlags, browserPath } from './browser.ts'
import { ensureBuilt } from './build/ensure.ts'
import { startProduct } from './product.ts'
import { walk } from './visitor.ts'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, out: { type: 'string', default: 'docs/screenshots' } },
})
const folder = path.resolve(import.meta.dirname, '..', values.out)
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
const themes = ['light', 'dark'] as const
const ways = { page: '/checkout/cep/', chat: '/chat' } as const
/** The question that shows most: the order so far stands beside it. */
const chosen = ['cep', 'planos', 'data-de-vencimento', 'confirmacao', null]
const every = [
  'cep',
  'nr-imovel',
  'planos',
  'nome',
  'telefone',
  'email',
  'data-nascimento',
  'nome-mae',
  'cpf',
]
const later = ['data-de-vencimento', 'ativar-debito', 'data-instalacao', 'confirmacao', null]

mkdirSync(folder, { recursive: true })
await ensureBuilt()
const product = await startProduct({ env: { LOG_LEVEL: 'warn', RATE_LIMIT_LEADS_PER_MINUTE: '1000' } })
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags() })
try {
  for (const [way, address] of Object.entries(ways)) {
    for (const { width, height } of sizes) {
      for (const theme of themes) {
        const page = await open(browser, { width, height }, theme)
        await page.goto(product.url + address)
        await journey(page, `${way}-${width}-${theme}`)
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

async function journey(page: Page, name: string): Promise<void> {
  for (const step of values.all ? [...every, ...later] : chosen) {
    await walk(page, step)
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(folder, `${name}-${step ?? 'pedido-realizado'}.png`) })
    console.log(`${name}: ${step ?? 'pedido-realizado'}`)
  }
}

/** The two pictures of the README: the same order at the same question, in the chat and on a page. */
async function forReadme(chrome: Browser): Promise<void> {
  for (const [way, address] of Object.entries(ways)) {
    const page = await open(chrome, { width: 390, height: 780 }, 'light')
    await page.goto(product.url + address)
    await walk(page, 'data-de-vencimento')
    await page.waitForTimeout(300)
    await page.screenshot({ path: path.join(folder, `${way}.png`) })
    await page.context().close()
  }
}
