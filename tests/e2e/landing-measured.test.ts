/** An advertisement followed to the receipt, as the tag manager sees it, and what consent given late leaves out (D42, D101). */
import type { Page } from '@playwright/test'
import { choose } from '../support/consent.ts'
import { leadId, orderNumber, walk } from '../support/driver.ts'
import { expect, test } from '../support/e2e.ts'
import { contactDrawer, sendContact, sendCoverage } from '../support/landing.ts'
import { matrix } from '../support/matrix.ts'
import { maria } from '../support/people.ts'

const SOURCE = { utm_source: 'ig', utm_campaign: 'verao', gclid: 'abc' } as const
const QUERY = new URLSearchParams(SOURCE).toString()

type Entry = Readonly<Record<string, unknown>> | readonly unknown[]

/** For `addInitScript`: keeps what is pushed to the tag manager in this tab over all its pages. */
function recordLayer(): void {
  const layer: unknown[] = []
  const plain = (entry: unknown) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry
  layer.push = (...entries) => {
    const before = JSON.parse(sessionStorage.getItem('test.layer') ?? '[]') as unknown[]
    sessionStorage.setItem('test.layer', JSON.stringify([...before, ...entries.map(plain)]))
    return Array.prototype.push.apply(layer, entries)
  }
  window.dataLayer = layer
}

const recorded = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test.layer') ?? '[]') as Entry[])
const eventsIn = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => ('event' in entry ? [entry.event] : []))

test.beforeEach(({ page }) => page.addInitScript(recordLayer))

const phone = { width: 390, height: 844 }
const wide = { width: 1280, height: 900 }
const card = (page: Page) =>
  page
    .getByRole('link', { name: /^Contratar (agora|online)/ })
    .first()
    .click()
const bar = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 2500))
  await page.locator('.offer-bar a').click()
}
const all = ['view_item_list', 'select_item', 'begin_checkout', 'add_payment_info', 'purchase']
const [list = '', ...rest] = all

const ads = [
  { first: '/', version: 'A', size: phone, way: bar, events: [list, 'select_promotion', ...rest] },
  { first: '/livelo', version: 'B', size: wide, way: card, events: all },
  { first: '/hbo-max', version: 'A', size: wide, way: card, events: all },
] as const

for (const { first, version, size, way, events } of matrix(ads, 1))
  test(`an advertisement for ${first} is followed to its receipt, version ${version} (D42, D101)`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(size)
    await page.goto(`${first}?${QUERY}&test=${version}`)
    await choose(page, 'Aceitar')
    await way(page)
    await walk(page)
    const number = await orderNumber(page)
    await expect.poll(async () => eventsIn(await recorded(page))).toEqual(events)
    const entries = await recorded(page)
    expect(entries.at(-1)).toMatchObject({ event: 'purchase', ecommerce: { transaction_id: number } })
    const [lead] = await server.sql('select origin from leads where id = $1', [await leadId(page)])
    expect(lead?.origin).toMatchObject(SOURCE)
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${maria.nome?.name}|98765|01310`))
  })

test('consent given late replays nothing of the form; the list is still there, the lead comes after it (D42)', async ({
  page,
}) => {
  await page.goto(`/?${QUERY}`)
  await sendCoverage(page, { cep: '01310100' })
  await expect(contactDrawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contactDrawer(page)).toBeHidden()
  const denied = await recorded(page)
  expect(denied).toEqual([['consent', 'default', expect.anything()]])
  await choose(page, 'Aceitar')
  await expect.poll(async () => eventsIn(await recorded(page))).toEqual(['view_item_list'])
  await sendCoverage(page, { cep: '01310100' })
  await sendContact(page)
  await expect.poll(async () => eventsIn(await recorded(page))).toEqual(['view_item_list', 'generate_lead'])
  const entries = await recorded(page)
  expect(entries.at(-1)).toEqual({ event: 'generate_lead', lead_source: 'cobertura' })
  expect(JSON.stringify(entries)).not.toMatch(/01310|98765|Maria|@/)
})
