/** Visits from advertisements, followed to the receipt: what the tag manager, the lead and the order record of each. */
import type { Page } from '@playwright/test'
import { consentVersions } from '../../src/content/consent-versions.ts'
import { chooseConsent, consentCookies } from '../support/cookie-consent.ts'
import { eventsOf, eventNamesOf, recorded, recordLayer } from '../support/data-layer.ts'
import {
  expectStep,
  leadId,
  orderNumber,
  question,
  switchTo,
  walk,
  type Way,
} from '../support/visitor-in-browser.ts'
import { expect, test } from '../support/e2e-test.ts'
import { contactDrawer, passPauses, sendContact, sendCoverage } from '../support/fill-landing-forms.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { maria } from '../support/people.ts'

test.beforeEach(({ page }) => recordLayer(page))

const telephone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }

/** From the landing page into the order. */
const starts = {
  card: (page: Page) =>
    page
      .getByRole('link', { name: /^Contratar (agora|online)/ })
      .first()
      .click(),
  bundle: (page: Page) => page.locator('.mini-card').first().click(),
  bar: async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 2500))
    await page.locator('.offer-bar a').click()
  },
  form: async (page: Page) => {
    await page.clock.install()
    await sendCoverage(page, { cep: '01310100' })
    await passPauses(page, contactDrawer(page))
    await sendContact(page)
    await passPauses(page, question(page, 'nr-imovel'))
    await expectStep(page, 'nr-imovel')
    await expect(page).toHaveURL(/\/consultar-cobertura\/nr-imovel\/$/)
    const stage = /disponibilidade/i
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', stage)
  },
} as const
type Start = keyof typeof starts

/** What the link of each advertisement says. */
const social = { utm_source: 'ig', utm_medium: 'social', utm_campaign: 'verao' } as const
const search = {
  utm_source: 'google',
  utm_medium: 'cpc',
  gclid: 'Cj0K',
  campaignid: '77',
  matchchannel: 's',
} as const
const mail = { utm_source: 'livelo', utm_medium: 'email', utm_campaign: 'pontos' } as const

/** Plans of the pages' lists, in order. */
const general = 'd300a d500a d500b d1000a d1000b d2000b d600gl d1000c d1000cb'.split(' ')
const points = 'd500a d600a d1000a d600c d600gl d600b d1000d d1000c d2000b'.split(' ')
const streaming = 'd600c d1000d d2000b'.split(' ')
/** Those on offer at the address, for who comes by a campaign's form. */
const there: Readonly<Record<string, readonly string[]>> = {
  '/': 'd300a d500a d500b d600a d600b d600c d600gl d1000a d1000b d1000c d2000b'.split(' '),
  '/livelo': 'd500a d600a d600b d600c d600gl d1000a d1000c d1000d d2000b'.split(' '),
}

const d300a = { item_id: 'd300a', item_name: '300 Mega', price: 49.99, quantity: 1 }
const d500a = { item_id: 'd500a', item_name: '500 Mega', price: 59.99, quantity: 1 }
const d600gl = { item_id: 'd600gl', item_name: '700 Mega Globoplay', price: 119.99, quantity: 1 }
const d600c = { item_id: 'd600c', item_name: '700 Mega HBO Max', price: 119.99, quantity: 1 }
/** A plan with streaming has a loyalty period, which is consented to by name. */
const streamed: readonly (typeof d500a)[] = [d600gl, d600c]

interface Ad {
  /** Campaign, landing page included: '/livelo'. */
  readonly path: string
  readonly way: Way
  readonly start: Start
  readonly size: typeof telephone
  readonly source: Readonly<Record<string, string>>
  readonly list: readonly string[]
  readonly item: typeof d500a
  readonly promotion?: string
}

const ads: readonly Ad[] = [
  {
    path: '/',
    way: 'pages',
    start: 'bundle',
    size: telephone,
    source: social,
    list: general,
    item: d600gl,
    promotion: 'streaming',
  },
  { path: '/', way: 'chat', start: 'form', size: telephone, source: search, list: general, item: d300a },
  { path: '/livelo', way: 'pages', start: 'form', size: wide, source: mail, list: points, item: d500a },
  { path: '/livelo', way: 'chat', start: 'card', size: wide, source: mail, list: points, item: d500a },
  { path: '/hbo-max', way: 'pages', start: 'card', size: wide, source: search, list: streaming, item: d600c },
  {
    path: '/hbo-max',
    way: 'chat',
    start: 'bar',
    size: telephone,
    source: social,
    list: streaming,
    item: d600c,
    promotion: 'barra',
  },
]

/** In every run: a form by chat; from a plan's card to the receipt in the full run alone. */
const SAMPLE = ['/ form']

/** Everything that the tag manager is told, in order, each once. */
function expectedEvents({ path, start, list, item, promotion }: Ad, transaction_id: string) {
  const chosen = [{ item_id: item.item_id }]
  const value = { currency: 'BRL', value: item.price }
  const byLink = [
    ...(promotion ? [{ event: 'select_promotion', promotion_id: promotion, items: chosen }] : []),
    { event: 'select_item', items: chosen },
  ]
  const byForm = [
    { event: 'generate_lead', lead_source: 'cobertura' },
    {
      event: 'view_item_list',
      items: there[path]?.map((item_id) => expect.objectContaining({ item_id, quantity: 1 })),
    },
    { event: 'select_item', items: [item] },
  ]
  return [
    { event: 'view_item_list', items: list.map((item_id) => ({ item_id })) },
    ...(start === 'form' ? byForm : byLink),
    { event: 'begin_checkout', ...value, items: [item] },
    { event: 'add_payment_info', ...value, payment_type: 'debit', items: [item] },
    { event: 'purchase', ...value, transaction_id, items: [item] },
  ]
}

/** What is stored of where the lead came from. */
const expectedOrigin = ({ path, way, start, item }: Ad) => ({
  origin: 'site',
  addon: path.slice(1),
  lp_origin: { '/': 'LP Padrão', '/livelo': 'LP Livelo', '/hbo-max': 'LP HBO Max' }[path],
  version: way === 'chat' ? 'B' : 'A',
  from_livelo: path === '/livelo',
  ...(start === 'form' ? {} : { sku: item.item_id, winBack: false }),
  collaborator: false,
  collaborator_special_offer: false,
  premium: false,
  premium_special_offer: false,
  regionOffer: false,
  rs: false,
  userAgent: expect.any(String),
  user_prefs2: expect.any(String),
})

/** What was consented to, merged over the lead's history, each with the version of its words. */
const expectedConsent = ({ start, item }: Ad) => ({
  accept_promotions: true,
  accept_information: true,
  // the form has a box for it; the order's own question has none
  ...(start === 'form' && { acceptPhoneContact: true }),
  ...(streamed.includes(item) && { loyalty: true }),
})

for (const ad of rowsToRun(ads, ({ path, start }) => SAMPLE.includes(`${path} ${start}`)))
  test(`an advertisement for ${ad.path} is followed from its ${ad.start} to the receipt, by ${ad.way} (F2.2, D42, D83, D101)`, async ({
    page,
    server,
  }) => {
    const { path, way, start, size, item } = ad
    const source = { ...ad.source, utm_content: `${path} ${start} ${test.info().retry}` }
    await page.setViewportSize(size)
    const query = new URLSearchParams({ ...source, test: way === 'chat' ? 'B' : 'A' })
    await page.goto(`${path}?${query}`)
    await chooseConsent(page, 'Aceitar')
    await starts[start](page)
    // the form leads to pages whatever the version says
    if (way === 'chat' && start === 'form') await switchTo(page, 'chat')
    await walk(page)
    expect(new URL(page.url()).pathname.endsWith('/chat')).toBe(way === 'chat')
    const number = await orderNumber(page)
    await expect.poll(async () => eventNamesOf(await eventsOf(page)).at(-1)).toBe('purchase')
    expect(await eventsOf(page)).toEqual(expectedEvents(ad, number))
    expect(await consentCookies(page)).toMatchObject({ value: 'both', days: 7 })

    const id = await leadId(page)
    const [stored] = await server.sql(
      `select l.origin - 'exposed' as origin, l.order_number, l.status, o.number, o.sku, o.price,
          l.answers->'plan'->>'idPlan' as plan, l.answers->'name'->>'name' as name,
          l.answers->'email'->>'email' as email, l.place->>'cep' as cep, l.place->>'number' as house
        from leads l join orders o on o.lead_id = l.id where l.id = $1`,
      [id],
    )
    expect(stored).toEqual({
      origin: {
        ...source,
        ...expectedOrigin(ad),
        // the prices that the visit has seen
        edition: { number: 0, at: expect.any(String), until: expect.any(String) },
      },
      order_number: number,
      status: 'finished',
      number,
      sku: item.item_id,
      price: Math.round(item.price * 100),
      plan: `plan-${item.item_id}`,
      name: maria.nome?.name,
      email: maria.email?.email,
      cep: '01310100',
      house: '1000',
    })
    const history = await server.sql(
      `select detail->'consent' as consent from lead_events where lead_id = $1 and detail ? 'consent' order by seq`,
      [id],
    )
    const {
      at: _,
      text,
      ...consent
    } = Object.assign({}, ...history.map((row) => row.consent)) as Record<string, unknown>
    expect(consent).toEqual(expectedConsent(ad))
    expect(text).toBe(consentVersions.accept_information)
    // the form and the order that follows it make one lead
    const made = await server.sql(`select id from leads where origin->>'utm_content' = $1`, [
      source.utm_content,
    ])
    expect(made).toEqual([{ id }])
    const told = JSON.stringify(await recorded(page))
    expect(told).not.toMatch(new RegExp(`${id}|${maria.nome?.name}|98765|01310|@`))
  })
