/** Each block that the specification requires is on a page: the start page, or one that it links to. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { LandingBlock } from '../../src/campaigns/landing-types.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { addressOf, marketingPages, type MarketingPage } from '../support/render-marketing-pages.ts'
import { isFull } from '../support/rows-to-run.ts'

let pages: readonly MarketingPage[] = []
beforeAll(async () => {
  pages = await marketingPages()
})

const has = (selector: string) => (page: Document) => page.querySelector(selector) !== null
const hasSteps = (title: string) => (page: Document) =>
  [...page.querySelectorAll('.section:has(.steps) h2')].some(({ textContent }) => textContent === title)

/** How a block is known on a page. */
const SIGNS: Readonly<Record<LandingBlock, (page: Document) => boolean>> = {
  plans: has('.plan-list .plan-card'),
  comparison: has('#comparar [data-island=PlanComparison]'),
  minicards: has('.mini-cards .mini-card'),
  news: has('#novidades .news-card'),
  fibre: has('#fibra .profile'),
  business: has('.wide-offer--business'),
  gamer: has('.wide-offer--gamer'),
  streaming: has('.streamings .streaming'),
  'coverage-call': has('.coverage-call a'),
  apps: has('#apps .app-card'),
  rewards: hasSteps(firstEdition.texts.rewardsTitle),
  identity: hasSteps(firstEdition.texts.identityTitle),
  more: has('.more-links a'),
  'staff-notice': has('.employee-migration-notice'),
  faq: has('#duvidas :is(.faq summary, a.button)'),
}
const blocks = Object.keys(SIGNS) as LandingBlock[]

/** The rest of what the requirement says of landing pages; what only scripts show has tests in `tests/e2e`. */
const OTHERS: Readonly<Record<string, string>> = {
  banner: '.hero .banner-scene svg',
  'coverage form': '.hero form[data-step=cep] [name=acceptPhoneContact]',
  'search for a CEP': '.coverage-form [href*=correios], .coverage-form__foot .quiet-link',
  'posters of a service': '.series .series__item',
  'banner of a service': '.streaming-banner a',
  'figures of Globoplay': '.streaming-benefits li',
  'toggles of a card': '.plan-card [role=switch]',
  'tabs of a list': '.plan-section [role=tab]',
  'more of the news': '[data-island=NewsReadMore]',
  footer: '.site-footer',
}

const pagesWith = (isThere: (page: Document) => boolean) =>
  pages.filter(({ page }) => isThere(page)).map((seen) => addressOf(seen).replace('//', '/'))

const isOnPage = (isThere: (page: Document) => boolean) => pages.some(({ page }) => isThere(page))

describe('the blocks of landing pages', () => {
  it.each(blocks)('%s is on a page', (block) => {
    expect(isOnPage(SIGNS[block])).toBe(true)
  })

  it.each(Object.entries(OTHERS))('%s is on a page', (_, selector) => {
    expect(isOnPage(has(selector))).toBe(true)
  })

  it('that are of no campaign are all on the start page (D126)', () => {
    const start = pages.find((seen) => addressOf(seen) === '//')?.page
    const ofCampaigns: readonly LandingBlock[] = ['rewards', 'staff-notice']
    const left = blocks.filter((block) => start && !SIGNS[block](start) && !ofCampaigns.includes(block))
    expect(left).toEqual([])
  })

  it('say how identity is checked where the order is explained, and on pages with every block (M2.67, D126)', () => {
    expect(pagesWith(SIGNS.identity)).toEqual([
      '/',
      '/novo-cliente',
      '/700mb',
      '/500mb',
      '/1gb',
      '/1gb/index.temp',
    ])
  })

  it('of one campaign are on its page alone: rewards and the notice for employees (M2.54, M2.66)', () => {
    expect(pagesWith(SIGNS.rewards)).toEqual(['/livelo/'])
    expect(pagesWith(SIGNS['staff-notice'])).toEqual(['/oferta-colaborador/'])
  })

  it('of Black Friday leave out the apps (M2.58)', () => {
    expect(pagesWith(SIGNS.apps)).not.toContain('/black-friday/')
  })
})

describe('the coverage form of every page', () => {
  it('says at which number of the page’s footer consent is taken back', () => {
    expect(pages.length).toBeGreaterThan(isFull ? 40 : 18)
    for (const seen of pages) {
      const form = seen.page.querySelector('.coverage-form')?.textContent ?? ''
      const [, number] = /Para retirar o aceite, ligue ([\d ]+)\./.exec(form) ?? []
      const lines = [...seen.page.querySelectorAll('footer a[href^="tel:"]')]
      const shown = lines.map(({ textContent }) => textContent.replace(/^\D+/, ''))
      expect([addressOf(seen), shown]).toEqual([addressOf(seen), expect.arrayContaining([number])])
    }
  })
})
