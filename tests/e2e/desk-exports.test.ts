/**
 * An administrator downloads the orders for Excel, looks up what a column means, and creates an expiring key for a
 * program.
 */
import { actionResults } from '../../src/content/desk/action-results.ts'
import { exportColumns } from '../../src/content/desk/export-columns.ts'
import { exportWords as words } from '../../src/content/desk/export-and-api-key-words.ts'
import { formatDay } from '../../src/content/desk/number-and-date-formats.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  pressButton,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { downloadSet, rowsIn } from '../support/download-and-check-desk-figures.ts'
import { FINISH, PAULISTA } from '../support/create-leads.ts'
import { startReadyLead, send } from '../support/http-visitor.ts'

/** What a spreadsheet would read as formulas. */
const FORMULAS = {
  utm_medium: '+1+1',
  utm_campaign: '@SUM(A1:A9), "oi"',
  utm_content: '-2+3',
} as const

for (const look of deskViews(390, 'dark'))
  test(
    `orders for Excel, and a key for a program ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      const server = await startServer()
      const id = await startReadyLead(server.url, {}, { ...PAULISTA, utm_source: 'google', ...FORMULAS })
      const { body } = await send(server.url, 'PUT', `/api/lead/${id}`, FINISH)
      await giveSession(server, context)
      await setDeskView(page, look)
      await page.goto(`${server.url}/operador/exportacoes`)
      await expectNoLayoutFaults(page, 'exports')

      // Excel is what the form offers first
      await expect(page.getByLabel(words.format)).toHaveValue('excel')
      const text = await downloadSet(page, 'pedidos', 'excel')
      const [order = {}] = rowsIn(text, 'excel')
      const [stored] = await server.sql('select number, price from orders')
      expect(order).toMatchObject({ Pedido: body.orderNumber, Origem: 'google' })
      expect(order['R$ por mês']).toBe(String(Number(stored?.price) / 100).replace('.', ','))
      expect(order['Feito em']).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
      // a program reads what the browser sent; files for a spreadsheet: tests/server/desk/exports-and-api-keys.test.ts
      const [line = {}] = rowsIn(await downloadSet(page, 'pedidos', 'ndjson'), 'ndjson')
      expect(line).toMatchObject({ number: body.orderNumber, ...FORMULAS })

      // what its columns mean
      await page.locator('summary').filter({ hasText: words.orders.pedidos }).click()
      for (const [, , meaning] of exportColumns.pedidos)
        await expect(page.getByText(meaning, { exact: true }).filter({ visible: true }).first()).toBeVisible()
      await expectNoLayoutFaults(page, 'columns')

      // a key that reads one set, for 30 days
      await page.getByLabel(words.keyName).fill('painel de vendas')
      await page.getByLabel(words.datasets.funil, { exact: true }).check()
      await page.getByLabel(words.ends).selectOption('30')
      await pressButton(page, words.create)
      const key = (await page.locator('.desk-secret').textContent()) ?? ''
      const row = page.locator('tr').filter({ hasText: 'painel de vendas' })
      await expect(row).toContainText(words.datasets.funil)
      await expect(row).toContainText(formatDay(addDays(todayInSaoPaulo(new Date()), 30)))
      await expectNoLayoutFaults(page, 'a key')

      const read = (path: string) =>
        fetch(`${server.url}/api/operator/figures/${path}`, { headers: { authorization: `Bearer ${key}` } })
      expect((await read('funil?canal=chat')).status).toBe(200)
      expect((await read('pedidos')).status).toBe(403)
      const wrong = await read('funil?cannal=chat')
      expect([wrong.status, ((await wrong.json()) as { field: string }).field]).toEqual([400, 'cannal'])

      // what it read stands in the log under its name
      await page.goto(`${server.url}/operador/registro`)
      await expect(page.locator('main')).toContainText('Um programa leu números · conjunto: ')
      await expect(page.locator('main')).toContainText('chave: painel de vendas')
      await page.goto(`${server.url}/operador/exportacoes`)
      await page.getByRole('button', { name: words.revoke }).click()
      await expect(page.getByText(actionResults['chave-revogada'] ?? '')).toBeVisible()
      expect((await read('funil')).status).toBe(401)
    },
  )
