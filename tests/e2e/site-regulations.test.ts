/** `/regulamentos`: documents by plan, filtered by typing, each on its own page. */
import type { Page } from '@playwright/test'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { recordLayoutShifts } from '../support/layout-shifts.ts'
import { examineSitePage } from '../support/examine-site-page.ts'
import { isFull } from '../support/rows-to-run.ts'

const search = (page: Page) => page.getByRole('textbox', { name: 'Procurar' })
const status = (page: Page) => page.getByRole('search').getByRole('status')
const api = '**/api/plans/regulationsAndSummaries/getAll*'

for (const { width, height } of [
  { width: 412, height: 823 },
  { width: 1280, height: 800 },
])
  test(`nothing moves when documents and font come, at ${width} px`, onlyInFullRun, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(recordLayoutShifts)
    await page.goto('/regulamentos')
    await expect(status(page)).toHaveText('9 documentos')
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('html')).toHaveAttribute('data-font', '')
    expect(await page.evaluate(() => window.shiftsWithoutInput)).toEqual([])
  })

test('documents are listed by plan and found by typing; a live region says so (F2.32)', async ({ page }) => {
  await page.goto('/regulamentos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regulamentos, sumários e contratos')
  await expect(status(page)).toHaveText('9 documentos')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    '300 Mega',
    '400 Mega',
    '500 Mega',
    '700 Mega',
    '1 Giga',
    '2 Giga',
    'Todos os planos',
  ])
  for (const kind of ['Regulamentos', 'Sumários', 'Contratos'])
    await expect(page.getByRole('main').getByText(kind, { exact: false }).first()).toBeVisible()
  if (isFull) await examineSitePage(page, 'regulations')

  await search(page).fill('700')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['700 Mega'])
  await expect(status(page)).toHaveText('6 documentos')
  await search(page).fill('satélite')
  await expect(status(page)).toHaveText('Nenhum documento fala de “satélite”.')
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect(status(page)).toHaveText('9 documentos')
  await expect(search(page)).toHaveValue('')
})

test(
  'a document has its own page, which prints without its surroundings',
  onlyInFullRun,
  async ({ page }) => {
    await page.goto('/regulamentos')
    await search(page).fill('comodato contrato')
    await page.getByRole('link', { name: /^Contrato de prestação/ }).click()
    await expect(page).toHaveURL(/\/regulamentos\/contrato-scm\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Contrato de prestação/)
    await expect(page.locator('main')).toBeFocused()
    await examineSitePage(page, 'a document')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
    await expect(page.getByRole('heading', { name: '1. Objeto' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: 'Todos os documentos' }).click()
    await expect(search(page), 'what was searched for is still there').toHaveValue('comodato contrato')
    await expect(page.getByRole('link', { name: /^Contrato de prestação/ })).toBeFocused()
  },
)

test(
  'the shape stands while they are on their way, and a failure can be tried again',
  onlyInFullRun,
  async ({ page, guard }) => {
    guard.allow(/^Failed to load resource/)
    let times = 0
    await page.route(api, (route) => {
      times += 1
      if (times === 1) return route.abort()
      const lists = { success: true, regulations: [], sumarries: [], contracts: [] }
      return times === 2 ? route.fulfill({ json: lists }) : route.continue()
    })
    await page.goto('/regulamentos')
    await expect(page.getByRole('alert')).toContainText('Erro de rede')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByRole('alert')).toContainText('Lista de regulamentos e sumários retornou vazia')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(status(page)).toHaveText('9 documentos')
  },
)
