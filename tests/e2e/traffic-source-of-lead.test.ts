/** The traffic source of a session reaches the lead, however the order begins. */
import type { Page, Request } from '@playwright/test'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { expectStep, leadId, walk } from '../support/visitor-in-browser.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import {
  addressDrawer,
  fillAddress,
  openAddress,
  sendContact,
  sendCoverage,
  whenHeard,
} from '../support/fill-landing-forms.ts'
import { joao } from '../support/people.ts'

const SOURCE = {
  utm_source: 'ig',
  utm_medium: 'cpc',
  utm_campaign: 'verao',
  utm_content: 'a1',
  gclid: 'abc',
  matchchannel: 'social',
  campaignid: '77',
} as const
const QUERY = new URLSearchParams(SOURCE).toString()

/** From the landing page to a question of the order; in another tab, where a way opens one. */
type Way = (page: Page) => Promise<Page | void>

const hire = (page: Page) =>
  page
    .getByRole('link', { name: /^Contratar (agora|online)/ })
    .first()
    .click()

async function byDialog(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 })
  const card = page.locator('.plan-list .plan-card').first()
  await card.scrollIntoViewIfNeeded()
  await page.locator('[data-island="PlanList"][data-alive]').waitFor({ state: 'attached' })
  await hire(page)
  await page.getByRole('dialog').locator('a[href*="/chat"]').click()
}

async function byForm(page: Page): Promise<void> {
  await sendCoverage(page, { cep: '01310100' })
  await sendContact(page)
  await expectStep(page, 'nr-imovel')
}

async function byDrawer(page: Page): Promise<void> {
  await openAddress(page)
  await fillAddress(page)
  await addressDrawer(page).getByRole('button', { name: 'Enviar' }).click()
  await expectStep(page, 'planos')
}

async function byNewTab(page: Page): Promise<Page> {
  await whenHeard(page)
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^Contratar agora/ })
    .first()
    .click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await tab.waitForURL('**/checkout/**')
  // In one of five such tabs Playwright waits forever for a navigation that has ended; a new tab gets the address.
  const other = await page.context().newPage()
  await other.goto(tab.url())
  await tab.close()
  return other
}

/** A browser that keeps nothing for a tab. */
const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )

interface Row {
  readonly name: string
  /** Where the visit begins, without its parameters. */
  readonly first: string
  readonly way: Way
  readonly before?: (page: Page) => Promise<unknown>
  /** The question at which the address has been checked; 'nome' by default, after a plan was chosen. */
  readonly until?: StepId
}

const rows: readonly Row[] = [
  { name: 'a card', first: '/', way: hire },
  { name: "a card's dialog", first: '/timblack/', way: byDialog },
  { name: 'the coverage form and its drawer', first: '/', way: byForm, until: 'planos' },
  { name: 'the drawer of a coverage call', first: '/', way: byDrawer, until: 'planos' },
  { name: 'a mini-card', first: '/', way: (page) => page.locator('.mini-card').first().click() },
  { name: 'the chat', first: '/', way: (page) => page.getByRole('link', { name: 'Prefiro o chat' }).click() },
  { name: 'the chat of its own address', first: '/chat', way: async () => {} },
  {
    name: 'the switch from pages to the chat',
    first: '/checkout/cep/',
    way: (page) => page.getByRole('link', { name: 'Prefiro o chat' }).click(),
  },
  {
    name: 'the way back from WhatsApp',
    first: '/',
    way: async (page) => void (await page.goto('/chat-tct?s=d500a')),
  },
  { name: 'a streaming page', first: '/paramount/', way: hire },
  { name: 'a redirect', first: '/max', way: hire },
  { name: 'the page of a speed, under a campaign', first: '/r/700mb', way: hire },
  {
    name: 'a later page with parameters of another visit',
    first: '/',
    way: async (page) => {
      await page.goto('/500mb?utm_source=other&campaignid=9')
      await hire(page)
    },
  },
  { name: 'another tab', first: '/', way: byNewTab },
  { name: 'a card, where storage is blocked', first: '/', way: hire, before: blockStorage },
]

/** POST lead-v2, from any tab. */
const checked = (page: Page): Promise<Request> =>
  page.context().waitForEvent('request', {
    predicate: (request) => request.method() === 'POST' && request.url().endsWith('/lead-v2'),
    timeout: 60_000,
  })

test.use({ viewport: { width: 1280, height: 900 } })

// by a form: advertisement-visits-to-receipt.test.ts; where storage is blocked: tests/tooling/early-input-and-tracking-script.test.ts
for (const { name, first, way, before, until = 'nome' } of rows) {
  test(
    `a lead that begins by ${name} has the source of the visit (D101, F2.51)`,
    onlyInFullRun,
    async ({ page, server }) => {
      await before?.(page)
      await page.goto(`${first}?${QUERY}`)
      const sent = checked(page)
      const there = (await way(page)) ?? page
      await walk(there, { person: joao, until })
      expect((await sent).postDataJSON()).toMatchObject(SOURCE)
      // the check may run after the visitor has moved on
      await expect(async () => {
        const [lead] = await server.sql('select origin from leads where id = $1', [await leadId(there)])
        expect(lead?.origin).toMatchObject(SOURCE)
      }).toPass()
    },
  )
}
