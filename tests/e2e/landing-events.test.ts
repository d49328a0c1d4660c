/**
 * Events of landing pages, at each place where a plan is chosen: one per action, whatever is repeated, and none for
 * actions before consent. Those of forms: src/pages/landing/landing-form-submitted-event.test.tsx.
 */
import type { Locator, Page } from '@playwright/test'
import { chooseConsent } from '../support/cookie-consent.ts'
import { eventsOf, recorded, recordLayer } from '../support/data-layer.ts'
import { expectStep } from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { whenHeard } from '../support/fill-landing-forms.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

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
