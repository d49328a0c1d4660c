import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportFunnelStep, reportLead } from '../../ui/analytics-reports.ts'
import { storeConsentChoice } from './consent.ts'
import { startConsentAndTracking } from './start-consent-and-tracking.ts'

const report = vi.fn<(error: unknown, where: string) => void>()
const told: unknown[][] = []

/** The plans of the page's links. */
const list = [{ item_id: 'd600a' }, { item_id: 'd1000a' }, { item_id: 'd500a' }]

const events = () =>
  (window.dataLayer ?? []).flatMap((entry) => {
    const { event, ecommerce } = entry as { event?: string; ecommerce?: unknown }
    return event === undefined ? [] : [[event, ecommerce]]
  })

beforeEach(() => {
  // what the session copies exists, so that no retry outlives the tests and their document
  document.cookie = 'visit=1'
  sessionStorage.setItem('user_prefs2', '{}')
  // the configuration names nobody; the operator's page brings its own web chat
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  window.webchat = { event: (...words) => told.push(words) }
  document.body.innerHTML = `
    <div data-consent-place></div>
    <a href="/c/checkout/cep/?s=d600a">Contratar</a>
    <a href="/checkout/cep/?s=d600a">Contratar</a>
    <a href="/checkout/cep/?s=d1000a"><b>Contratar</b></a>
    <aside data-promotion="barra"><a href="/checkout/cep/?s=d500a"><i>Contratar</i></a></aside>
    <a href="/regulamentos/?s=d500a">Regulamento</a>`
  document.addEventListener('click', (event) => event.preventDefault())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('a page outside the order: asked in its own place; its form and cards are sent once that is allowed', async () => {
  startConsentAndTracking({ report, isAffiliate: false })
  // consent is missing: the banner, and nothing is reported
  await expect.poll(() => document.querySelector('[data-consent-place] section')).not.toBeNull()
  reportFunnelStep(1, { zip: '01310100' })
  reportLead('ligacao')
  document.querySelector<HTMLElement>('b')?.click()
  expect(events()).toEqual([])

  storeConsentChoice('both')
  reportFunnelStep(1, { zip: '22410003' })
  document.querySelector<HTMLElement>('b')?.click()
  document.querySelector<HTMLElement>('a[href^="/reg"]')?.click()
  // the list is still on the page; what was done before is not reported
  expect(events()).toEqual([
    ['view_item_list', { items: list }],
    ['select_item', { items: [{ item_id: 'd1000a' }] }],
  ])
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/01310|22410|generate_lead/)
  await expect.poll(() => told).toEqual([['funil_recuperacao', { step: 1, zip: '22410003' }]])
})

test('a plan, a promotion and a lead are reported once each', () => {
  storeConsentChoice('both')
  const before = events().length
  for (let times = 0; times < 2; times += 1) {
    document.querySelector<HTMLElement>('i')?.click()
    reportLead('cobertura')
  }
  const items = [{ item_id: 'd500a' }]
  expect(events().slice(before)).toEqual([
    ['select_promotion', { promotion_id: 'barra', items }],
    ['select_item', { items }],
    ['generate_lead', undefined],
  ])
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'generate_lead', lead_source: 'cobertura' })
})

test('a plan that is opened in another tab is chosen, too; a menu over it chooses nothing', () => {
  storeConsentChoice('both')
  const before = events().length
  const link = document.querySelector('a[href^="/c/"]')
  const press = (button: number) =>
    link?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }))
  press(2)
  expect(events().slice(before)).toEqual([])
  press(1)
  expect(events().slice(before)).toEqual([['select_item', { items: [{ item_id: 'd600a' }] }]])
})

test('a browser that keeps nothing for a tab reports each once on a page', () => {
  storeConsentChoice('both')
  const before = events().length
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  for (let times = 0; times < 2; times += 1) {
    reportLead('cobertura')
    reportLead('endereco')
  }
  expect(events().slice(before)).toEqual([['generate_lead', undefined]])
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'generate_lead', lead_source: 'endereco' })
})

/** The next document: the cookies stay. */
async function openNext() {
  vi.resetModules()
  const next = await import('./start-consent-and-tracking.ts')
  next.startConsentAndTracking({ report, isAffiliate: false })
}

test('a page that is opened with consent sends the plans of its cards, each once; the next one of the tab repeats nothing', async () => {
  storeConsentChoice('publi')
  const before = events().length
  const act = () => {
    document.querySelector<HTMLElement>('i')?.click()
    reportLead('cobertura')
  }
  await openNext()
  expect(events().slice(before)).toEqual([['view_item_list', { items: list }]])
  act()
  expect(events().slice(before)).toHaveLength(4)
  await openNext()
  act()
  expect(events().slice(before)).toHaveLength(4)
})

test.each([0, 15, 1.5])('a step that is none (%s) is logged and not told (M8.4)', (step) => {
  storeConsentChoice('both')
  told.length = 0
  report.mockClear()
  reportFunnelStep(step, {})
  expect(report).toHaveBeenCalledWith(step, 'funil_recuperacao: step inválido')
  expect(told).toEqual([])
})
