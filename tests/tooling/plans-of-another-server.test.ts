// @vitest-environment jsdom
/** A marketing page whose orders go to another server shows that server's plans, all of them or none. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { showPlansOfServer } from '../../src/app/landing/show-plans-of-other-server.ts'
import { openMarketingPage } from '../support/render-marketing-pages.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'

const plan = (id: number, name: string, speed: number, price: number, more: object = {}) => ({
  id,
  plan: name,
  price_with_dacc: price,
  price: price + 10,
  price_full: price + 30,
  benefits: [{ slug: 'antivirus', name: 'Antivírus da casa' }],
  subscriptions: [] as string[],
  plan_download: speed,
  plan_upload: speed / 2,
  ...more,
})
/** Plans of the other server. No plan of this shop has one of their prices. */
const LIST = [
  plan(31, '300 Mega', 300, 71.11),
  plan(61, '600 Mega', 600, 93.11),
  plan(62, '600 Mega com HBO Max', 600, 104.11, { subscriptions: ['MAX'] }),
  plan(63, '600 Mega com Globoplay', 600, 105.11, { subscriptions: ['globo-play'] }),
  plan(64, '600 Mega com Paramount+', 600, 106.11, { subscriptions: ['paramount-plus'] }),
  plan(80, 'Fidelidade', 600, 1.11, { plan_type: 'refidel' }),
]
const withSkus = LIST.map((each) => ({ ...each, sku: `d${each.plan_download}${each.id}` }))

const asked: string[] = []

/** Opens a marketing page whose calls go to a server with a list of plans. */
async function opened(
  address: string,
  list: unknown,
  { status = 200, backend = 'https://backend.test/v1' } = {},
): Promise<void> {
  const { prefix, path } = campaigns.splitPrefix(address)
  const { head, page } = await openMarketingPage(prefix, path, { backend: { url: backend, hosts: [] } })
  document.head.innerHTML = `${head}<meta name="api-url" content="${backend}"><meta name="api-hosts" content="">`
  document.body.innerHTML = page.body.innerHTML
  window.history.replaceState(null, '', address)
  asked.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(list, { status })
  })
  await showPlansOfServer(pageCampaignOf(campaigns.settingsOf(prefix)))
}

const pricesIn = (text: string) =>
  [...text.matchAll(/R\$[\s\u00a0]*(?:<[^>]*>)*(\d+)(?:<[^>]*>)*,(\d\d)/g)].map(
    ([, reais, cents]) => `${reais}.${cents}`,
  )
/** Every price that the other server may name: with and without debit, after the promotion, and the differences. */
const theirs = new Set(
  LIST.flatMap(({ price_with_dacc, price, price_full }) => [price_with_dacc, price, price_full])
    .concat([10])
    .map((price) => price.toFixed(2)),
)
const whole = () => document.documentElement.outerHTML
const ours = () => [...new Set(pricesIn(whole()))].filter((price) => !theirs.has(price))

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
})

const cards = () => {
  const { props = '{}' } = document.querySelector<HTMLElement>('[data-island=PlanList]')?.dataset ?? {}
  const { cards: found } = JSON.parse(props) as { cards: { plans: { name: string }[] }[] }
  return found.map(({ plans }) => plans.map(({ name }) => name))
}

describe('a marketing page whose orders go to another server', () => {
  it.each(
    rowsToRun(
      [
        ['/', 'plans.json'],
        ['/500mb/', 'plans.json'],
        ['/timblack/', 'timblack.json'],
        ['/hbo-max/', 'hbo-max.json'],
        ['/b/r/', 'b/r.json'],
        ['/paramount/', 'paramount.json'],
        ['/livelo/', 'livelo.json'],
        ['/black-friday/', 'black-friday.json'],
        ['/rs/', 'rs.json'],
        ['/globoplay/timpre/', 'globoplay/timpre.json'],
      ],
      ([address]) => address === '/b/r/',
    ),
  )('names no price but that server’s, at %s (D104)', async (address, file) => {
    await opened(address, { plans: LIST })
    expect(asked).toEqual([`https://backend.test/v1/json/${file}`])
    expect(ours()).toEqual([])
    expect(pricesIn(document.querySelector('.hero__price')?.outerHTML ?? '')).toHaveLength(1)
    expect(document.title).not.toMatch(/R\$(?!.(?:71,11|93,11|104,11|105,11|106,11))/)
    expect(document.querySelectorAll('.plan-section')).toHaveLength(1)
    expect(document.querySelectorAll('form')).toHaveLength(1)
  })

  it('groups its plans by speed and streaming, without skus too, and links name the id (D104)', async () => {
    for (const list of rowsToRun([LIST, withSkus], 1)) {
      await opened('/hbo-max/timblack/', list)
      const [first = []] = cards()
      expect(first[0]).toBe('600 Mega com HBO Max')
    }
    await opened('/500mb/', LIST)
    // those of the nearest speed: one card without streaming, one with each choice of it
    expect(cards()).toEqual([
      ['600 Mega'],
      ['600 Mega com HBO Max', '600 Mega com Globoplay', '600 Mega com Paramount+'],
    ])
    await opened('/', { plans: LIST })
    expect(cards().flat().toSorted()).toEqual(
      LIST.slice(0, 5)
        .map((each) => each.plan)
        .toSorted(),
    )
    const links = [...document.querySelectorAll('.plan-card a[data-order].button')].map((link) =>
      link.getAttribute('href'),
    )
    expect(links).toContain('/checkout/cep/?id=31')
    expect(document.querySelector('.offer-bar a')?.getAttribute('href')).toBe('/checkout/cep/?id=31')
    await opened('/', withSkus)
    expect(document.querySelector('.offer-bar a')?.getAttribute('href')).toBe('/checkout/cep/?s=d30031')
  })

  it('takes a list with the fields of marketing plans alone (M3.1, M7.2, D104)', async () => {
    const list = LIST.slice(0, 5).map(({ plan: name, price, price_full, price_with_dacc }, at) => ({
      sku: `x${at}`,
      plan: name,
      description: 'Fibra até a sua casa',
      price_full: String(price_full),
      price_with_dacc: String(price_with_dacc),
      price: String(price),
      showOnLanding: true,
      benefits: [{ slug: 'antivirus', benefit: 'Antivírus da casa' }],
      addonBonus: [],
      livelo_dacc_points: null,
      whatsApps: [],
    }))
    await opened('/500mb/', { data: { plans: list } })
    expect(ours()).toEqual([])
    expect(cards()).toEqual([
      ['600 Mega'],
      ['600 Mega com HBO Max', '600 Mega com Globoplay', '600 Mega com Paramount+'],
    ])
    expect(document.querySelector('.offer-bar a')?.getAttribute('href')).toMatch(/^\/checkout\/cep\/\?s=x/)
  })

  it('keeps the form in which somebody may be typing where it is (D104)', async () => {
    const shown = opened(isFull ? '/' : '/b/r/', LIST)
    await expect.poll(() => document.querySelector('form')).not.toBeNull()
    const form = document.querySelector('form')
    const cep = form?.querySelector('input')
    cep?.focus()
    await shown
    expect(ours()).toEqual([])
    expect(document.querySelector('form')).toBe(form)
    expect(document.activeElement).toBe(cep)
  })

  const others = [
    ['does not have the list', { error: 'Não existe' }, { status: 404 }],
    ['fails', { error: '' }, { status: 500 }],
    ['lists nothing', { plans: [] }, {}],
    ['lists what are no plans', { plans: [{ id: 1 }] }, {}],
  ] as const

  it.each(rowsToRun(others, 1))(
    'keeps its own plans, all of them, where that server %s (D104)',
    async (_what, list, options) => {
      await opened('/', list, options)
      expect(asked.length).toBeGreaterThan(0)
      const { page } = await openMarketingPage('', '/', {
        backend: { url: 'https://backend.test/v1', hosts: [] },
      })
      expect(document.body.innerHTML).toBe(page.body.innerHTML)
    },
  )

  it('asks nothing where its own server takes the orders (D104)', async () => {
    await opened('/', LIST, { backend: '' })
    expect(asked).toEqual([])
  })
})

it('the page says what its browser draws again from, and no campaign besides its own (D104, D119)', async () => {
  const backend = { url: '', hosts: ['https://backend.test/v1'] }
  const { page } = await openMarketingPage('timblack', '/', { backend })
  expect(JSON.parse(page.getElementById('landing')?.textContent ?? '')).toMatchObject({
    landing: landingOf('timblack'),
    bonus: 'timblack',
    words: { news: expect.any(Array) },
    marks: { d600a: { speed: 700 }, d2000b: { speed: 2000, badge: 'Entretenimento garantido' } },
  })
  const { page: plain } = await openMarketingPage('timblack', '/')
  expect(plain.getElementById('landing')).toBeNull()
})
