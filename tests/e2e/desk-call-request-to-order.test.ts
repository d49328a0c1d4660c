/**
 * The desk's call centre: a visitor asks for a call, a caller takes it, and the order that follows is credited to the
 * call.
 */
import type { BrowserContext, Page } from '@playwright/test'
import { agentLink } from '../../src/content/agent-link-greeting.ts'
import { actionResults } from '../../src/content/desk/action-results.ts'
import { agentLinks } from '../../src/content/desk/agent-links.ts'
import { callsByDeskUserWords } from '../../src/content/desk/calls.ts'
import { personToCall as words, callListWords as list } from '../../src/content/desk/call-list.ts'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import {
  expectNoLayoutFaults,
  giveSession,
  openFoldedParts,
  setDeskView,
  deskViews,
  nameOfView,
  pressButton,
  tableSeen,
} from '../support/desk-in-browser.ts'
import { field, orderNumber, question, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test, type Server } from '../support/e2e-test.ts'
import { joao } from '../support/people.ts'

const TELEPHONE = '11987654321'
const SHOWN = '(11) 98765-4321'
const NOTE = 'Quer saber do Wi-Fi no quarto'

/** A caller in a separate browser. */
async function caller(server: Server, context: BrowserContext): Promise<{ page: Page; email: string }> {
  const email = await giveSession(server, context, 'atendimento')
  return { page: await context.newPage(), email }
}

const factOf = (page: Page, name: string) =>
  page.locator('.desk-facts div', { has: page.getByText(name, { exact: true }) }).locator('dd')

// tests/server/desk/take-calls-and-credit-orders.test.ts; from the desk to an order in a browser: agent-link.test.ts
for (const look of deskViews(390, 'light'))
  test(
    `from the request for a call to the order that is tied to it ${nameOfView(look)}`,
    onlyInFullRun,
    async ({ page, startServer, browser }) => {
      const server = await startServer()
      await page.goto(`${server.url}/timpre/receber-ligacao/`)
      await field(page, 'telephone').fill(TELEPHONE)
      await field(page, 'telephone').press('Enter')
      await expect(page.getByText('entraremos em contato', { exact: false })).toBeVisible()

      // the caller takes the next person, and reads what is known
      const desk = await browser.newContext()
      const { page: ana } = await caller(server, desk)
      await setDeskView(ana, look)
      await ana.goto(`${server.url}/operador/ligacoes`)
      await pressButton(ana, list.next)
      await expect(ana.getByRole('link', { name: words.call(SHOWN) })).toHaveAttribute(
        'href',
        `tel:+55${TELEPHONE}`,
      )
      await expect(factOf(ana, words.campaign)).toHaveText('timpre')
      await expect(ana.getByRole('link', { name: words.whatsapp })).toHaveAttribute(
        'href',
        new RegExp(`^https://wa.me/55${TELEPHONE}\\?text=`),
      )
      await expectNoLayoutFaults(ana, 'a call that one has')

      // a first talk: a note, and when to call again
      await ana.getByLabel(list.results['de-novo'], { exact: true }).check()
      await ana.getByLabel(words.newNote, { exact: true }).fill(NOTE)
      await ana.getByLabel(words.next).fill(addDays(todayInSaoPaulo(new Date()), 1))
      await ana.getByLabel(words.nextTime).fill('15:30')
      await pressButton(ana, words.save)
      await pressButton(ana, list.next)
      await expect(ana.getByText(actionResults.ninguem ?? '')).toBeVisible()
      const [task] = await server.sql(
        "select to_char(next_try at time zone 'America/Sao_Paulo', 'HH24:MI') as time from call_tasks",
      )
      expect(task?.time).toBe('15:30')

      // that time has come: the second talk knows of the first one, and ends with a link
      await server.sql("update call_tasks set next_try = now() - interval '1 minute'")
      await pressButton(ana, list.next)
      await expect(ana.getByText(NOTE)).toBeVisible()
      await ana.getByText(words.link.open).click()
      await openFoldedParts(ana)
      await expect(ana.getByRole('main').getByLabel(agentLinks.fields.telefone)).toHaveValue(SHOWN)
      await ana.getByRole('main').getByLabel(agentLinks.fields.nome).fill('João Pereira da Silva')
      await ana.getByRole('main').getByLabel(agentLinks.fields.cep).fill('01310-100')
      await ana.getByRole('main').getByLabel(agentLinks.fields.numero, { exact: true }).fill('1500')
      await ana.getByRole('main').getByLabel(agentLinks.fields.complemento).fill('apto 12')
      await ana.getByRole('main').getByLabel(agentLinks.fields.plano).selectOption('d1000a')
      await pressButton(ana, agentLinks.submit)
      const link = new URL(await ana.getByLabel(agentLinks.link).inputValue())
      await expectNoLayoutFaults(ana, 'a call with its link')
      await ana.getByLabel(list.results.mensagem, { exact: true }).check()
      await pressButton(ana, words.save)

      // the customer orders by the link: nobody types a number, and nobody calls again
      const phone = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })
      const customer = await phone.newPage()
      await customer.goto(server.url + link.pathname + link.search)
      await customer.getByRole('button', { name: 'Recusar' }).click({ timeout: 5000 })
      await customer.getByRole('button', { name: agentLink.yes }).click()
      await expect(question(customer, 'cep')).toHaveCount(0)
      await walk(customer, { person: { ...joao, 'ativar-debito': { direct_debit: 'false' } } })
      const number = (await orderNumber(customer)) ?? ''
      expect(number).toMatch(/^P/)
      await phone.close()
      const calls = await server.sql('select result, order_number from calls order by taken_at')
      expect(calls).toEqual([
        { result: 'de-novo', order_number: null },
        { result: 'pedido', order_number: number },
      ])
      await server.sql(
        "update call_tasks set next_try = now() - interval '1 minute' where next_try is not null",
      )
      await ana.goto(`${server.url}/operador/ligacoes`)
      await expect(ana.getByText(list.empty)).toBeVisible()
      await desk.close()

      // who reads figures sees what the callers did
      const figures = await browser.newContext()
      const email = String(
        (await server.sql("select email from operators where role = 'atendimento'"))[0]?.email,
      )
      await giveSession(server, figures, 'analise')
      const chief = await figures.newPage()
      await setDeskView(chief, look)
      await chief.goto(`${server.url}/operador/atendimento`)
      const [row] = await tableSeen(chief, callsByDeskUserWords.caption)
      expect(row).toMatchObject({
        [callsByDeskUserWords.caller]: email,
        [callsByDeskUserWords.taken]: '2',
        [callsByDeskUserWords.reached]: '2',
        [callsByDeskUserWords.sold]: '1',
      })
      await expectNoLayoutFaults(chief, 'figures by caller')
      await figures.close()
    },
  )
