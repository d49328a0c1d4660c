/** The desk's pages in a browser: axe in both themes, no horizontal scrolling, everything usable by keyboard. */
import type { Page } from '@playwright/test'
import { funnelWords } from '../../src/content/desk/funnel-report.ts'
import type { Count } from '../../src/contract/visit-counts-and-browser-errors.ts'
import {
  expectAccessible,
  expectAccessibleAdapted,
  expectAccessibleInBoth,
} from '../support/accessibility.ts'
import { batchOf, PHONE } from '../support/send-browser-reports.ts'
import { giveSession } from '../support/desk-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { expectReflow } from '../support/reflow-and-targets.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { tableForScreenReader } from '../support/screen-reader-table.ts'

const PAGES = [
  '/operador/funil',
  '/operador/vendas',
  '/operador/vendas?por=origem',
  '/operador/experimento',
  '/operador/experimento/plano?nome=De%20novo&base=5&diferenca=1',
  '/operador/vendas?por=dia&campanha=sp',
  '/operador/custos',
  '/operador/antes-de-abrir',
  '/operador/exportacoes',
  '/operador/nao-entendido',
  '/operador',
  '/operador/ligacoes',
  '/operador/retornos',
  '/operador/lista',
  '/operador/loja',
  '/operador/loja/planos/d500a',
  '/operador/loja/campanhas/ver?campanha=livelo',
  '/operador/loja/textos',
  '/operador/loja/em?em=2096-12-01T09:00',
  '/operador/loja/datas',
  '/operador/loja/servicos',
  '/operador/loja/servicos/MAX',
  '/operador/importacoes',
  '/operador/entregas',
  '/operador/agenda',
  '/operador/cobertura',
  '/operador/registro',
  '/operador/links',
  '/operador/pedidos-de-titulares',
  '/operador/atendimento',
  '/operador/pedidos',
  '/operador/parecidos',
  '/operador/pessoas',
  '/operador/agenda/mudar',
] as const
const rows = [390, 1280].flatMap((width) => PAGES.map((path) => ({ width, path })))

/** What a few browsers report of their visits. */
async function visit(page: Page): Promise<void> {
  const at = { step: 'cep', channel: 'chat' } as const
  const counts: Count[] = [
    { what: 'shown', ...at, isEntry: true },
    { what: 'answered', ...at, time: 2 },
    { what: 'refused', ...at, text: 'cep-tamanho' },
    { what: 'gone', ...at },
    { what: 'shown', step: 'nr-imovel', channel: 'chat' },
    ...[1, 2, 3].map((): Count => ({ what: 'missed', ...at, words: 'tem ip fixo' })),
  ]
  const headers = { 'user-agent': PHONE }
  for (const version of ['A', 'B'] as const)
    await page.request.post('/api/visits', {
      headers,
      data: batchOf(counts, { campaign: 'sp', version }),
    })
  await page.request.post('/api/visits', { headers, data: batchOf(counts) })
  await page.request.post('/api/supportRequest', { data: { telephone: '11987654321' } })
}

/** Presses Tab through a page: every control gets its turn, with a visible focus. */
async function expectByKeyboard(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    // of radio buttons Tab reaches the chosen one
    const usable = 'a[href], button, input:not([type=hidden], [type=radio]:not(:checked)), select, summary'
    const all = [...document.querySelectorAll<HTMLElement>(usable)].filter((each) => each.checkVisibility())
    for (const [at, each] of all.entries()) each.dataset.turn = String(at)
    return all.length
  })
  const seen = new Set<string>()
  // a date has three parts and a picker
  for (let presses = 0; presses < count * 4 && seen.size < count; presses += 1) {
    await page.keyboard.press('Tab')
    const turn = await page.evaluate(() => {
      const { activeElement: on } = document
      if (!(on instanceof HTMLElement) || on.dataset.turn === undefined) return null
      const { outlineStyle, boxShadow } = getComputedStyle(on)
      // the picker of a date shows its focus itself
      return outlineStyle === 'none' && boxShadow === 'none' ? null : on.dataset.turn
    })
    if (turn !== null) seen.add(turn)
  }
  expect(seen.size, 'what Tab reaches, with a focus that is seen').toBe(count)
}

/** The funnel's table is one to a screen reader too: as many cells as headings, with the same figures as on screen. */
async function expectTold(page: Page): Promise<void> {
  const [heads, ...rows] = await tableForScreenReader(page, funnelWords.table)
  const seen = await page.locator('.figure-wide th').filter({ visible: true }).allTextContents()
  expect(heads).toEqual(seen.map((text) => `columnheader: ${text}`))
  const cells = await page
    .locator('.figure-wide tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent),
      ),
    )
  expect(rows).toEqual(cells.map((row) => row.map((text) => `cell: ${text}`)))
}

/** The funnel's table: all figures side by side, or on a telephone those of the group that is chosen, by arrow keys. */
async function expectGroups(page: Page, width: number): Promise<void> {
  const seen = async () =>
    page
      .locator('.figure-wide th')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((th) => th.textContent))
  const { step, median, p90, refused } = funnelWords
  // a telephone has the table folded away, a wider window never
  const fold = page.locator('.figure-fold', { has: page.locator('.figure-wide') }).locator('> summary')
  await expect(fold).toBeVisible({ visible: width < 768 })
  if (width < 768) await fold.click()
  await expectTold(page)
  if (width > 768) return expect(await seen()).toHaveLength(11)
  expect(await seen()).toHaveLength(5)
  await page.getByRole('radio', { name: funnelWords.groups.visits }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await seen()).toEqual([step, median, p90])
  await expectTold(page)
  await page.keyboard.press('ArrowRight')
  expect((await seen()).slice(0, 2)).toEqual([step, refused])
}

test.describe('a page of the desk', () => {
  for (const { width, path } of rowsToRun(rows, (_, at) => at === 0))
    test(`${path} at ${width} px`, async ({ page, server, context, guard }) => {
      // axe also looks into frames, in which no script runs
      if (path.includes('/ver')) guard.allow(/Blocked script execution in '.*previa/)
      await giveSession(server, context)
      await visit(page)
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expectReflow(page, path)
      if (path === '/operador/funil') await expectGroups(page, width)
      if (isFull) {
        await expectAccessibleInBoth(page, path)
        await expectAccessibleAdapted(page, path)
        await expectByKeyboard(page)
      } else await expectAccessible(page, path)
    })
})
