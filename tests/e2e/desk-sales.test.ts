/**
 * A head of sales at the desk compares campaigns, chat and pages, and periods, sorts the table, and downloads it for
 * Excel.
 */
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { campaignName, filterWords } from '../../src/content/desk/report-words.ts'
import { formatDay, formatPercent } from '../../src/content/desk/number-and-date-formats.ts'
import { campaignCostWords as costs } from '../../src/content/desk/campaign-costs.ts'
import { salesWords as words } from '../../src/content/desk/sales-report.ts'
import { experimentWords } from '../../src/content/desk/experiment.ts'
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
  type SeenRow,
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

const first = (rows: readonly SeenRow[], column: string) => rows.map((row) => row[column])

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
      expect(sold.map((row) => [row[words.dimensions.origem], row[words.costPerOrder]])).toEqual(
        expect.arrayContaining([
          ['google', expect.stringContaining(unbrokenBRL(1250.5 / 30))],
          ['meta', undefined],
        ]),
      )
      await expectNoLayoutFaults(page, 'sales by source with costs')
    },
  )

// tests/server/desk/sales-report.test.ts
for (const look of deskViews(390, 'light'))
  test(
    `which campaign earns, and is the chat worth it ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      const server = await startServer()
      const today = todayInSaoPaulo(new Date())
      await sell(server, addDays(today, -5), 1)
      await sell(server, addDays(today, -40), 0.5)
      await giveSession(server, context, 'analise')
      await page.goto(`${server.url}/operador/vendas`)
      const partly = await tableSeen(page, words.dimensions.campanha)
      expect(partly[0]?.[words.amount], 'a period with days that were not counted').not.toContain('%')
      await sell(server, addDays(today, -100), 0)
      await setDeskView(page, look)

      await page.goto(`${server.url}/operador`)
      await expectNoLayoutFaults(page, 'today')
      await page.getByRole('link', { name: words.all }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await expectNoLayoutFaults(page, 'sales')

      // the one that earns most stands first, with what it earned before beside it
      const by = words.dimensions
      const tab = (name: string) =>
        page.getByRole('navigation', { name: words.by }).getByRole('link', { name, exact: true })
      const seen = () => tableSeen(page, by.campanha)
      const rows = await seen()
      expect(first(rows, by.campanha)).toEqual([campaignName(''), campaignName('sp')])
      expect(rows[0]?.[words.amount]).toBe(`${unbrokenBRL(4000)} antes ${unbrokenBRL(2000)} (+100%)`)
      // twenty orders are too few for a percentage: the plain figures stand there
      expect(rows[1]?.[words.ordered]).toBe('40 antes 20')
      expect(rows[1]?.[words.amount]).toBe(`${unbrokenBRL(3900)} antes ${unbrokenBRL(1950)}`)
      expect(rows[1]?.[words.rate]).toBe(`${formatPercent(40 / 500)} antes ${words.ordersOf('20', '500')}`)
      await expect(page.getByText(words.fewInRows('30'))).toBeVisible()

      // sorted by conversion: by the list, and on a wide screen by the column's head
      await page.getByLabel(words.order).selectOption('conversao')
      await pressButton(page, words.apply)
      expect(first(await seen(), by.campanha)).toEqual([campaignName('sp'), campaignName('')])
      await expect(tab(by.campanha)).toHaveAttribute('aria-current', 'page')
      if (look.width > 768) {
        const head = page.getByRole('columnheader', { name: words.amount })
        await head.getByRole('link').click()
        await expect(head).toHaveAttribute('aria-sort', 'descending')
        expect(first(await seen(), by.campanha)).toEqual([campaignName(''), campaignName('sp')])
      }

      // of one campaign, by source
      await page.getByLabel(filterWords.campaign).selectOption('sp')
      await pressButton(page, words.apply)
      await tab(by.origem).click()
      const sources = await tableSeen(page, by.origem)
      expect(first(sources, by.origem)).toEqual(['google', 'meta'])
      expect(sources[0]?.[words.rate]).toBe(`${formatPercent(0.25)} antes ${words.ordersOf('15', '120')}`)
      await expect(page.getByText(words.byLeads.slice(0, 40))).toBeVisible()
      await expectNoLayoutFaults(page, 'sales by source')

      // the file says the same, as Excel in Brazil reads it
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: words.sheet }).click(),
      ])
      const bytes = await readFile(await file.path())
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
      const sheet = parse(bytes, { bom: true, delimiter: ';', columns: true }) as SeenRow[]
      const period = words.sheetPeriod(formatDay(addDays(today, -29)), formatDay(today))
      expect(sheet.map((row) => [row[by.origem], row[`${words.sheetAmount}, ${period}`]])).toEqual([
        ['google', '3000'],
        ['meta', '900'],
        [words.total, '3900'],
      ])

      // the chat: what it sold, and where the question is answered
      await tab(by.canal).click()
      await page.getByLabel(filterWords.campaign).selectOption('')
      await pressButton(page, words.apply)
      const channels = await tableSeen(page, by.canal)
      expect(channels[0]?.[by.canal]).toBe('Chat')
      expect(channels[0]?.[words.ordered]).toBe('100 antes 50')
      await page.getByRole('link', { name: words.experiment }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(experimentWords.title)
    },
  )
