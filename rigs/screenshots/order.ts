/**
 * `npm run rig -- screenshots`: takes the README's pictures, and screenshots of an order in the chat and on pages, at
 * every size in both themes (in reports/orders). `--all` takes every question instead of a selection, `--docs` only the
 * README's pictures.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { entrance, walk, WAYS } from '../../tests/support/visitor-in-browser.ts'
import { joao } from '../../tests/support/people.ts'
import { withScreenshotBrowser, root, THEMES } from './screenshot-browser.ts'

const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, docs: { type: 'boolean', default: false } },
})
const folders = { orders: path.join(root, 'reports/orders'), docs: path.join(root, 'docs/screenshots') }
const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]
/** The most instructive questions, because the order so far is shown next to them. */
const chosen: readonly StepId[] = ['cep', 'planos', 'data-de-vencimento', 'confirmacao', 'pedido-realizado']

mkdirSync(folders.orders, { recursive: true })
await withScreenshotBrowser(async ({ open, url }) => {
  // the same order at the same question, in the chat and on a page
  for (const way of WAYS) {
    const page = await open({ width: 390, height: 780 }, 'light')
    await page.goto(url + entrance[way])
    await walk(page, { person: joao, until: 'data-de-vencimento' })
    await take(page, path.join(folders.docs, way === 'chat' ? 'chat' : 'page'))
    await page.context().close()
  }
  if (values.docs) return
  for (const way of WAYS) {
    for (const size of sizes) {
      for (const theme of THEMES) {
        const page = await open(size, theme)
        await page.goto(url + entrance[way])
        await order(page, path.join(folders.orders, `${way}-${size.width}-${theme}`))
        await page.context().close()
      }
    }
  }
})

/** One order, with a picture of every chosen question before it is answered. */
async function order(page: Page, name: string): Promise<void> {
  await walk(page, {
    person: joao,
    each: async (step) => {
      if (values.all || chosen.includes(step)) await take(page, `${name}-${step}`)
    },
  })
}

async function take(page: Page, name: string): Promise<void> {
  // a card or a question may still be moving into its place
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${name}.png` })
  console.log(path.relative(root, `${name}.png`))
}
