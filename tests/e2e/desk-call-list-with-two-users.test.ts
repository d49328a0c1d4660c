/** Two people share one call list: a call belongs to one of them until it is noted, given back, or kept too long. */
import type { Page } from '@playwright/test'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { callListWords as list, personToCall as words } from '../../src/content/desk/call-list.ts'
import { addDays, isoToBr, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  enterFirst,
  expectNoLayoutFaults,
  setDeskView,
  deskViews,
  nameOfView,
  pressButton,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { guard as watch } from '../support/browser-error-guard.ts'
import { send } from '../support/http-visitor.ts'

const TELEPHONE = '11987654321'
const SHOWN = '(11) 98765-4321'
const NOTE = 'Prefere de manhã'

/** Someone from the operator, in a separate browser. */
type Clerk = { readonly page: Page; readonly email: string }

const phone = ({ page }: Clerk) => page.getByRole('link', { name: SHOWN })

async function openList({ page }: Clerk, server: Server): Promise<void> {
  await page.goto(`${server.url}/operador/ligacoes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list.title)
}

async function openCall(clerk: Clerk, server: Server): Promise<void> {
  await openList(clerk, server)
  await clerk.page.getByRole('link', { name: /^Abrir/ }).click()
  await expect(clerk.page.getByRole('heading', { level: 1 })).toHaveText(list.whys.asked)
}

/** What the list says of the call; undefined: it is not on the list. */
async function stateFor(clerk: Clerk, server: Server): Promise<string | undefined> {
  await openList(clerk, server)
  const rows = await tableSeen(clerk.page, list.caption)
  expect(rows.length).toBeLessThanOrEqual(1)
  return rows[0]?.[list.state]
}

/** Both press the same button, and no reply arrives before both have asked. */
async function pressAtOnce(both: readonly Clerk[], button: string): Promise<void> {
  const held: (() => Promise<void>)[] = []
  for (const { page } of both)
    await page.route('**/pegar', async (route) => {
      held.push(() => route.continue())
      if (held.length === both.length) await Promise.all(held.map((letGo) => letGo()))
    })
  await Promise.all(both.map(({ page }) => pressButton(page, button)))
  const outcome = ({ page, ...clerk }: Clerk) =>
    phone({ page, ...clerk }).or(page.getByText('Esta ligação está com '))
  for (const clerk of both) await expect(outcome(clerk)).toBeVisible()
  for (const { page } of both) await page.unroute('**/pegar')
}

async function noteResult({ page }: Clerk, result: string): Promise<void> {
  await page.getByLabel(result, { exact: true }).check()
  await pressButton(page, words.save)
}

/** Of two who take it at the same moment one gets it: returns that one, and the other. */
async function takeAtOnce(both: readonly [Clerk, Clerk], server: Server): Promise<[Clerk, Clerk]> {
  for (const clerk of both) {
    await openCall(clerk, server)
    expect(await clerk.page.content()).not.toMatch(/98765/)
  }
  await pressAtOnce(both, words.take)
  // the log has one entry only: it was not given to one and then to the other
  const taken = await server.sql("select operator from audit_log where what = 'call_taken'")
  expect(taken).toHaveLength(1)
  const have = await Promise.all(both.map((clerk) => phone(clerk).isVisible()))
  const [ana, bia] = both
  const [one, other]: [Clerk, Clerk] = taken[0]?.operator === ana.email ? [ana, bia] : [bia, ana]
  expect(have).toEqual(both.map((clerk) => clerk === one))
  await expect(other.page.getByText(words.other(one.email))).toBeVisible()
  await expect(other.page.getByRole('button', { name: words.take })).toHaveCount(0)
  expect(await other.page.content()).not.toMatch(/98765/)
  expect(await stateFor(other, server)).toBe(list.takenBy(one.email))
  return [one, other]
}

for (const look of deskViews(1280, 'dark'))
  test(
    `two people at one list of calls ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, browser, startServer }) => {
      const server = await startServer()
      await send(server.url, 'POST', '/api/supportRequest', { telephone: TELEPHONE })
      const context = await browser.newContext()
      const { complaints } = watch(context)
      const [ana, bia] = [
        { page, email: 'ana@loja.example' },
        { page: await context.newPage(), email: 'bia@loja.example' },
      ]
      for (const clerk of [ana, bia]) {
        await setDeskView(clerk.page, look)
        await enterFirst(clerk.page, server, clerk.email, 'atendimento')
      }
      const [one, other] = await takeAtOnce([ana, bia], server)
      await expectNoLayoutFaults(one.page, 'a call that one has')
      await expectNoLayoutFaults(other.page, 'the list of the other')

      // note, result, next try: gone from both lists until then
      const day = addDays(todayInSaoPaulo(new Date()), 3)
      await one.page.getByLabel(words.newNote, { exact: true }).fill(NOTE)
      await one.page.getByLabel(words.next).fill(day)
      await noteResult(one, list.results['de-novo'])
      await expect(one.page.getByRole('status')).toHaveText(actionResults.anotado ?? '')
      for (const clerk of [one, other]) {
        expect(await stateFor(clerk, server)).toBeUndefined()
        await expect(clerk.page.getByText(list.empty)).toBeVisible()
      }
      const [task] = await server.sql(
        "select to_char(next_try at time zone 'America/Sao_Paulo', 'DD/MM/YYYY') as day from call_tasks",
      )
      expect(task?.day).toBe(isoToBr(day))

      // that day has come: the other takes it, with what the first one wrote
      await server.sql("update call_tasks set next_try = now() - interval '1 minute'")
      expect(await stateFor(other, server)).toMatch(
        new RegExp(
          `^${[list.free, list.results['de-novo'], list.tries(1), list.promised].join(' · ')} \\d\\d/\\d\\d, \\d\\d:\\d\\d$`,
        ),
      )
      for (const clerk of [one, other]) await openCall(clerk, server)
      await expect(other.page.getByText(NOTE)).toHaveCount(0)
      await pressButton(other.page, words.take)
      await expect(phone(other)).toBeVisible()
      await expect(other.page.getByText(NOTE)).toBeVisible()
      // the first one's page still has the button
      await pressButton(one.page, words.take)
      await expect(one.page.getByText(words.other(other.email))).toBeVisible()
      await expect(phone(one)).toHaveCount(0)
      expect(await stateFor(one, server)).toContain(list.takenBy(other.email))
      await openCall(other, server)
      await pressButton(other.page, words.release)
      await expect(other.page.getByRole('status')).toHaveText(actionResults.devolvida ?? '')
      expect(await stateFor(one, server)).toContain(list.free)

      // kept for too long: the next person gets it, and what the first one says then is not written down
      await openCall(one, server)
      await pressButton(one.page, words.take)
      await expect(phone(one)).toBeVisible()
      await server.sql("update call_tasks set taken_at = taken_at - interval '121 minutes'")
      await openCall(other, server)
      await pressButton(other.page, words.take)
      await expect(phone(other)).toBeVisible()
      await noteResult(one, list.results.pedido)
      await expect(one.page.getByRole('alert')).toHaveText(actionResults['de-outra'] ?? '')
      await expectNoLayoutFaults(one.page, 'a call that is somebody else’s by now')

      const address = other.page.url()
      await noteResult(other, list.results.recusou)
      await expect(other.page.getByRole('status')).toHaveText(actionResults.anotado ?? '')
      for (const clerk of [one, other]) expect(await stateFor(clerk, server)).toBeUndefined()
      await one.page.goto(address)
      await expect(one.page.getByText(words.closed)).toBeVisible()
      expect(complaints()).toEqual([])
      await context.close()
    },
  )
