/** Long lists at the desk on a phone: twenty rows at a time, and a link to more that keeps filter and order. */
import { callListWords as calls } from '../../src/content/desk/call-list.ts'
import { pagerWords as words } from '../../src/content/desk/list-words.ts'
import { salesWords } from '../../src/content/desk/sales-report.ts'
import { uncoveredCitiesWords as cities } from '../../src/content/desk/uncovered-cities.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  setDeskView,
  deskViews,
  nameOfView,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, type Server, test } from '../support/e2e-test.ts'

/** The height up to which a page of a list can be looked through on a telephone, in pixels. */
const HIGHEST = 4000

/** A shop in which many wait, for a call and for a network, and which has sold every day for two months. */
async function fill(server: Server, today: string): Promise<void> {
  await server.sql(
    `insert into support_requests (id, telephone, phone_lookup, created_at, city)
     select gen_random_uuid(), 'sealed', 'n' || n, now() - n * interval '1 hour', 'São José dos Campos, SP'
     from generate_series(1, 45) as n`,
  )
  await server.sql(
    `insert into no_coverage_leads (id, created_at, updated_at, reason, place, origin)
     select gen_random_uuid(), now(), now(), 'network', jsonb_build_object('city', 'Cidade ' || n, 'state', 'PA'), '{}'
     from generate_series(1, 45) as n`,
  )
  await server.sql(
    `insert into installation_slots (team, day, period, capacity, booked)
     select 'team-' || n, $1::date + 1, 'manha', 10, 9 from generate_series(1, 45) as n`,
    [today],
  )
  await server.sql(
    `insert into sale_counts select $1::date - n, 'sp', 'chat', 'google', '', '', 'd600a', 40, 400000, 400000
     from generate_series(0, 60) as n`,
    [today],
  )
  await server.sql(
    `insert into hour_counts select $1::date - n, 10, 'standard', 'sp', 'chat', 'telefone', 300
     from generate_series(0, 60) as n`,
    [today],
  )
}

// tests/server/desk/call-list-and-taken-calls.test.ts and start-page-warnings.test.ts; the width of
// lists: desk-accessibility.test.ts
for (const look of deskViews(390, 'light'))
  test(
    `long lists are pages of twenty rows ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, context }) => {
      const server = await startServer()
      const today = todayInSaoPaulo(new Date())
      await fill(server, today)
      await giveSession(server, context)
      await setDeskView(page, look)

      /** Opens a page, and returns the rows of its list. */
      const open = async (path: string, caption: string) => {
        await page.goto(server.url + path)
        return tableSeen(page, caption)
      }
      /** Follows the link to more rows. */
      const more = async (caption: string) => {
        await page.getByRole('link', { name: words.after }).first().click()
        return tableSeen(page, caption)
      }
      const short = async (where: string) => {
        await expectNoLayoutFaults(page, where)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        if (look.width < 768) expect(height, `height of ${where}`).toBeLessThan(HIGHEST)
      }

      expect(await open('/operador/ligacoes?fila=pediu&ordem=valor', calls.caption)).toHaveLength(20)
      await short('people to call')
      await more(calls.caption)
      expect(page.url()).toContain('ordem=valor')
      await expect(page.getByText(words.part(21, 40, 45))).toBeVisible()
      expect(await more(calls.caption)).toHaveLength(5)
      await expect(page.getByRole('link', { name: words.after })).toHaveCount(0)

      const period = `de=${addDays(today, -49)}&ate=${today}`
      const { dia } = salesWords.dimensions
      const sold = await open(`/operador/vendas?${period}&campanha=sp&por=dia&ordem=pedidos`, dia)
      expect(sold).toHaveLength(20)
      await short('sales by day')
      const rest = await more(dia)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        de: addDays(today, -49),
        campanha: 'sp',
        por: 'dia',
        ordem: 'pedidos',
      })
      expect(new Set([...sold, ...rest].map((row) => row[dia])).size).toBe(40)

      for (const [path, caption] of [
        ['/operador/cobertura', cities.build.title],
        ['/operador/agenda', 'Agenda'],
      ] as const) {
        await open(path, caption)
        await expect(page.locator('tbody').first().locator('tr')).toHaveCount(20)
        await short(path)
        await more(caption)
        await expect(page.getByText(words.part(21, 40, 45))).toBeVisible()
      }

      // the narrowest window breaks no word
      await page.setViewportSize({ width: 320, height: 844 })
      for (const path of [
        '/operador/ligacoes?fila=pediu',
        '/operador/vendas?por=dia',
        '/operador/cobertura',
      ]) {
        await page.goto(server.url + path)
        await expectNoLayoutFaults(page, `${path} at 320 px`)
      }
    },
  )
