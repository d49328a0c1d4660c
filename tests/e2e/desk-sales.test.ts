/** What a source costs is typed at the desk, and stands beside its sales. */
import { campaignCostWords as costs } from '../../src/content/desk/campaign-costs.ts'
import { salesWords as words } from '../../src/content/desk/sales-report.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { unbrokenBRL } from '../../src/lib/format-prices-and-counts.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  pressButton,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, type Server, test } from '../support/e2e-test.ts'

/** Sales of a day and of one 40 days earlier: campaign, channel, source, orders, cents; and visits as they were counted. */
const SOLD = [
  ['sp', 'chat', 'google', 30, 300_000, 300],
  ['sp', 'pages', 'meta', 10, 90_000, 200],
  ['', 'chat', '', 70, 400_000, 1000],
] as const

async function sell(server: Server, day: string, share: number): Promise<void> {
  for (const [campaign, channel, source, orders, cents, visits] of SOLD) {
    await server.sql("insert into sale_counts values ($1, $2, $3, $4, '', '', 'd600a', $5, $6, $6)", [
      day,
      campaign,
      channel,
      source,
      orders * share,
      cents * share,
    ])
    await server.sql("insert into hour_counts values ($1, 10, 'standard', $2, $3, 'telefone', $4)", [
      day,
      campaign,
      channel,
      visits,
    ])
    const leads = [day, campaign, source, orders * 4]
    await server.sql("insert into lead_counts values ($1, $2, $3, '', '', 'd600a', $4)", leads)
    await server.sql("insert into lead_source_counts values ($1, $2, $3, '', '', $4)", leads)
  }
}

// tests/server/desk/campaign-costs.test.ts
for (const look of deskViews(390, 'dark'))
  test(
    `what a source costs is typed, and what an order from there cost is in the sales ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      const server = await startServer()
      const day = addDays(todayInSaoPaulo(new Date()), -5)
      await sell(server, day, 1)
      await giveSession(server, context, 'analise')
      await setDeskView(page, look)
      await page.goto(`${server.url}/operador/vendas`)
      await page.getByRole('link', { name: words.costs }).click()
      await expect(page.getByRole('button', { name: costs.save })).toBeInViewport({ ratio: 1 })
      await page.getByLabel(costs.from, { exact: true }).fill(day)
      await page.getByLabel(costs.to, { exact: true }).fill(day)
      await page.getByLabel(costs.campaign).selectOption(costs.noCampaign)
      await page.getByLabel(costs.source).fill('Google')
      await page.getByLabel(costs.amount).fill('1.250,50')
      await pressButton(page, costs.save)
      const stored = await tableSeen(page, costs.list)
      expect(stored.map((row) => [row[costs.of], row[costs.cost]])).toEqual([
        [costs.ofSource('google'), unbrokenBRL(1250.5)],
      ])
      await expectNoLayoutFaults(page, 'costs')
      await page.getByRole('link', { name: costs.back, exact: true }).last().click()
      await page.getByRole('link', { name: words.dimensions.origem, exact: true }).click()
      const sold = await tableSeen(page, words.dimensions.origem)
      // of thirty orders; what the others cost nobody has said
      expect(sold.map((row) => [row[words.dimensions.origem], row[words.costPerOrder] ?? '–'])).toEqual(
        expect.arrayContaining([
          ['google', expect.stringContaining(unbrokenBRL(1250.5 / 30))],
          ['meta', '–'],
        ]),
      )
      await expectNoLayoutFaults(page, 'sales by source with costs')
    },
  )
