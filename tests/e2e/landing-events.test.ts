/**
 * Events of landing pages, at each place that sends one: one per action, whatever is repeated, and none for actions
 * before consent.
 */
import type { Locator, Page } from '@playwright/test'
import { chooseConsent } from '../support/cookie-consent.ts'
import { eventsOf, eventNamesOf, recorded, recordLayer } from '../support/data-layer.ts'
import { expectStep } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import {
  addressDrawer,
  callDrawer,
  contactDrawer,
  coverageForm,
  fillAddress,
  openAddress,
  sendCoverage,
  whenHeard,
} from '../support/fill-landing-forms.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { maria } from '../support/people.ts'

test.beforeEach(({ page }) => recordLayer(page))

const telephone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

/** Consents, and waits until what is on the page has been reported. */
async function accept(page: Page): Promise<void> {
  await chooseConsent(page, 'Aceitar')
  await expect.poll(async () => JSON.stringify(await recorded(page))).toContain('"update"')
}

interface Place {
  readonly what: string
  readonly path: string
  readonly size: typeof telephone
  /** Opens an order with a plan. */
  readonly choose: (page: Page) => Promise<void>
  readonly promotion?: string
  readonly sku: string
  /** Those that the same code does not handle: in every run. */
  readonly isUsual?: true
}

/** Follows a link by two clicks of one moment; the second one does not wait for what the first one opens. */
const twice = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    for (let times = 0; times < 2; times += 1) element.click()
  })

async function takeBar(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 2500))
  await twice(page.locator('.offer-bar a'))
}
async function takeWay(page: Page): Promise<void> {
  const card = page.locator('.plan-list .plan-card').first()
  await card.scrollIntoViewIfNeeded()
  await page.locator('[data-island="PlanList"][data-alive]').waitFor({ state: 'attached' })
  await card.getByRole('link', { name: /^Contratar (agora|online)/ }).click()
  await twice(page.getByRole('dialog').getByRole('link', { name: /^Pedir pelo formulário/ }))
}
const take = (selector: string) => (page: Page) => twice(page.locator(selector).first())

const places: readonly Place[] = [
  {
    what: 'the bar below the offer',
    path: '/',
    size: telephone,
    choose: takeBar,
    promotion: 'barra',
    sku: 'd500a',
  },
  {
    what: 'a bundle',
    path: '/',
    size: wide,
    choose: take('.mini-card'),
    promotion: 'streaming',
    sku: 'd600gl',
  },
  {
    what: 'the offer for companies',
    path: '/ofertas',
    size: wide,
    choose: take('.wide-offer--business a'),
    promotion: 'empresas',
    sku: 'd1000cb',
    isUsual: true,
  },
  {
    what: 'the offer for gamers',
    path: '/ofertas',
    size: wide,
    choose: take('.wide-offer--gamer a'),
    promotion: 'gamer',
    sku: 'd2000b',
  },
  { what: 'a card', path: '/', size: wide, choose: take('.plan-card a[data-order].button'), sku: 'd300a' },
  {
    what: 'the way asked after a card',
    path: '/',
    size: telephone,
    choose: takeWay,
    sku: 'd300a',
  },
  {
    what: 'the comparison',
    path: '/ofertas',
    size: wide,
    choose: take('.comparison a[data-order]'),
    sku: 'd300a',
  },
]

// each once, and with consent alone: src/app/session/start-consent-and-tracking.test.tsx
for (const { what, path, size, choose: take, promotion, sku } of rowsToRun(places, 0))
  test(`a plan chosen by ${what} is reported once, and not if it was chosen before consent (D42)`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${path}?test=A`)
    const choose = async () => {
      await whenHeard(page)
      await take(page)
      // a page with plans may ask for the CEP, too
      await expect(page).toHaveURL(/\/checkout\/cep\//)
      await expectStep(page, 'cep')
    }
    await choose()
    await page.goBack()
    await whenHeard(page)
    expect(await eventsOf(page)).toEqual([])
    await accept(page)
    const chosen = [
      ...(promotion
        ? [{ event: 'select_promotion', promotion_id: promotion, items: [{ item_id: sku }] }]
        : []),
      { event: 'select_item', items: [{ item_id: sku }] },
    ]
    const all = [expect.objectContaining({ event: 'view_item_list' }), ...chosen]
    await choose()
    expect(await eventsOf(page)).toEqual(all)
    await page.goBack()
    await choose()
    expect(await eventsOf(page)).toEqual(all)
  })

interface Form {
  readonly source: string
  /** Opens the form, fills it in, and sends it twice in a row. */
  readonly send: (page: Page) => Promise<void>
  /** Whether an order takes the page's place. */
  readonly leadsOn: boolean
  /** What the order reports of itself once it is there. */
  readonly after: readonly string[]
}

async function sendCoverageTwice(page: Page): Promise<void> {
  await sendCoverage(page, { cep: '01310100' })
  await contactDrawer(page)
    .locator('[name="name"]')
    .fill(maria.nome?.name ?? '')
  await contactDrawer(page)
    .locator('[name="email"]')
    .fill(maria.email?.email ?? '')
  await contactDrawer(page).getByRole('button', { name: 'Consultar Cobertura' }).dblclick()
  await expectStep(page, 'nr-imovel')
}
async function sendAddressTwice(page: Page): Promise<void> {
  await openAddress(page)
  await fillAddress(page)
  await addressDrawer(page).getByRole('button', { name: 'Enviar' }).dblclick()
  await expectStep(page, 'planos')
}
async function askForCallTwice(page: Page): Promise<void> {
  await whenHeard(page)
  await page.getByRole('link', { name: /Ligamos para você/ }).click()
  await callDrawer(page).locator('[name="telephone"]').fill('11987654321')
  await callDrawer(page).getByRole('button', { name: 'Quero receber a ligação' }).dblclick()
  await expect(callDrawer(page)).toBeHidden()
}

const forms: readonly Form[] = [
  { source: 'cobertura', send: sendCoverageTwice, leadsOn: true, after: [] },
  { source: 'endereco', send: sendAddressTwice, leadsOn: true, after: ['view_item_list'] },
  { source: 'ligacao', send: askForCallTwice, leadsOn: false, after: [] },
]

// each form: src/pages/landing/lead-reports.test.tsx; consent: src/app/session/start-consent-and-tracking.test.tsx
for (const { source, send, leadsOn, after } of rowsToRun(forms, 0))
  test(`the form '${source}' is reported once as a lead, without a person, and not if it was sent before consent (D42)`, async ({
    page,
  }) => {
    const back = async () => {
      if (!leadsOn) await page.reload()
      // an order that was begun before has one entry more
      await expect(async () => {
        if (!(await coverageForm(page).isVisible())) await page.goBack()
        await expect(coverageForm(page)).toBeVisible({ timeout: 2_000 })
      }).toPass()
    }
    await page.goto('/?test=A')
    await send(page)
    await accept(page)
    // what was sent is not replayed
    const before = leadsOn ? [] : ['view_item_list']
    expect(eventNamesOf(await eventsOf(page))).toEqual(before)
    await back()
    await expect.poll(async () => eventNamesOf(await eventsOf(page))).toEqual(['view_item_list'])
    await send(page)
    const all = ['view_item_list', 'generate_lead', ...after]
    await expect.poll(async () => eventNamesOf(await eventsOf(page))).toEqual(all)
    expect(await eventsOf(page)).toContainEqual({ event: 'generate_lead', lead_source: source })
    if (isFull) {
      await back()
      await send(page)
    }
    expect(eventNamesOf(await eventsOf(page)).filter((event) => event === 'generate_lead')).toHaveLength(1)
    expect(JSON.stringify(await recorded(page))).not.toMatch(/01310|98765|1500|Maria|@/)
  })
