/** An administrator downloads the orders for Excel, and looks up what a column means. */
import { exportColumns, exportWords as words } from '../../src/content/desk/exports.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
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
    `orders for Excel and for a program ${nameOfView(look)}`,
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
      // a program reads what the browser sent; files for a spreadsheet: tests/server/desk/exports.test.ts
      const [line = {}] = rowsIn(await downloadSet(page, 'pedidos', 'ndjson'), 'ndjson')
      expect(line).toMatchObject({ number: body.orderNumber, ...FORMULAS })

      // what its columns mean
      await page.locator('summary').filter({ hasText: words.orders.pedidos }).click()
      for (const [, , meaning] of exportColumns.pedidos)
        await expect(page.getByText(meaning, { exact: true }).filter({ visible: true }).first()).toBeVisible()
      await expectNoLayoutFaults(page, 'columns')
    },
  )
