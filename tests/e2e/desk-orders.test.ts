/**
 * Orders downloaded as a file: text from a visitor's URL is no formula in a spreadsheet, and unchanged for a program.
 */
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

/** What a spreadsheet would read as a formula, in every field that a visitor's browser fills in. */
const EVIL = {
  utm_source: '=HYPERLINK("http://evil.example";"clique")',
  utm_medium: '+1+1',
  utm_campaign: '@SUM(A1:A9), "oi"',
  utm_content: '-2+3',
} as const

// tests/server/desk/exports.test.ts
for (const look of deskViews(1280, 'light'))
  test(
    `orders are downloaded and read by a reader of CSV ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, server, context }) => {
      const id = await startReadyLead(server.url, {}, { ...PAULISTA, ...EVIL })
      const { body } = await send(server.url, 'PUT', `/api/lead/${id}`, FINISH)
      await giveSession(server, context)
      await setDeskView(page, look)
      await page.goto('/operador/exportacoes')
      await expectNoLayoutFaults(page, 'exports')
      const text = await downloadSet(page, 'pedidos', 'csv')
      const stored = await server.sql('select number from orders order by created_at, number')
      const rows = rowsIn(text, 'csv')
      expect(rows.map(({ number }) => number)).toEqual(stored.map(({ number }) => number))
      const own = rows.find(({ number }) => number === body.orderNumber)
      const names = Object.keys(EVIL) as (keyof typeof EVIL)[]
      for (const name of names) expect(own?.[name]).toMatch(/^'[=+@-]/)
      for (const row of rows)
        for (const [name, value] of Object.entries(row))
          if (Number.isNaN(Number(value)))
            expect(value, `${name} of ${row.number}`).not.toMatch(/^\s*[=+@\-\t]|;\s*[=+@-]/)
      expect(text).not.toMatch(/Maria|98765|529982/)

      const lines = rowsIn(await downloadSet(page, 'pedidos', 'ndjson'), 'ndjson')
      expect(lines.map(({ number }) => number)).toEqual(rows.map(({ number }) => number))
      expect(lines.find(({ number }) => number === body.orderNumber)).toMatchObject(EVIL)
    },
  )
