/** Every price on a marketing page is that of a plan its campaign sells, with its conditions and its state. */
import { beforeAll, describe, expect, it } from 'vitest'
import { campaigns, catalogue } from '../support/first-shop.ts'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { speedOf } from '../../src/lib/plan-speed.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { addressOf, allMarketingPages, type MarketingPage } from '../support/render-marketing-pages.ts'
import { nonMarketingPagesOf, renderNonMarketingPage } from '../support/render-non-marketing-pages.ts'
import {
  BRIEF,
  figuresIn,
  FOR_MACHINES,
  FULL,
  lowestPriceClaims,
  partsForMachines,
  partsOf,
  plain,
  type LowestPriceClaim,
  type Part,
} from '../support/find-prices-on-page.ts'

type Seen = {
  readonly name: string
  readonly page: MarketingPage
  /** What visitors see, and what search engines and shared links read. */
  readonly parts: readonly Part[]
  readonly claims: readonly LowestPriceClaim[]
}

let marketing: readonly MarketingPage[] = []
let pages: readonly Seen[] = []
/** What visitors see, of all pages. */
let parts: readonly Part[] = []
let stray: readonly string[] = []
beforeAll(async () => {
  marketing = await allMarketingPages()
  const found = marketing.map((page) => partsOf(page))
  parts = found.flatMap((each) => each.parts)
  stray = found.flatMap((each) => each.stray)
  pages = marketing.map((page, at) => {
    const own = [...(found[at]?.parts ?? []), ...partsForMachines(page)]
    return { name: addressOf(page), page, parts: own, claims: lowestPriceClaims(page, own) }
  })
}, 120_000)

/** Returns the keys of which the figures differ, with these figures. */
function different(figures: readonly (readonly [key: string, figure: string])[]): string[] {
  const all = new Map<string, Set<string>>()
  for (const [key, figure] of figures) all.set(key, (all.get(key) ?? new Set()).add(figure))
  return [...all]
    .filter(([, each]) => each.size > 1)
    .map(([key, each]) => `${key}: ${[...each].join(' and ')}`)
}

/** Returns the prices with direct debit that a part says. */
const pricesIn = ({ text }: Part): number[] =>
  figuresIn(text)
    .filter(({ role }) => role === 'price_with_dacc')
    .map(({ amount }) => Number(amount.replace('.', '').replace(',', '.')))

/** The speed and services of a plan, by which equal plans with different names are found. */
const thingOf = (plan: Plan): string =>
  `${speedOf(plan)}: ${[...plan.subscriptions, ...plan.benefits.map(({ slug }) => slug)].toSorted().join(' ')}`

/** Returns the figures of a text that are not what the words around them say. */
const wrongFigures = (text: string, plan: Plan): string[] =>
  figuresIn(text)
    .filter(({ role, amount }) => !formatBRL(plan[role]).endsWith(` ${amount}`))
    .map(({ words }) => words)

const NAMES: Readonly<Record<string, string>> = {
  ES: 'no Espírito Santo',
  RS: 'no Rio Grande do Sul',
  SP: 'em São Paulo',
}
/** Returns where a text says that a price holds. */
const placesIn = (text: string) => Object.values(NAMES).filter((name) => text.includes(`só ${name}`))
const stateOf = (sku: unknown) => catalogue.find((plan) => plan.sku === sku)?.state
const regional = catalogue.filter(({ state }) => state).map(({ sku }) => sku)
const placesOf = (plan: Plan | undefined) => (plan ? (NAMES[stateOf(plan.sku) ?? ''] ?? []) : [])

describe('the prices of every marketing page', () => {
  it('are read in every kind of part that has some', () => {
    expect(pages.length).toBeGreaterThan(isFull ? 40 : 18)
    const kinds = new Set(pages.flatMap(({ parts }) => parts.map(({ kind }) => kind)))
    expect(kinds).toEqual(new Set([...FULL, ...BRIEF, ...FOR_MACHINES]))
  })

  it('are those of plans that its campaign sells, under the names of the catalogue', () => {
    for (const { name: address, page, parts } of pages)
      for (const { kind, text, name, plan } of parts) {
        const isSold = page.plans.some(({ sku }) => sku === plan?.sku) || plan?.showcase === 'business'
        expect([address, kind, text, name, isSold]).toEqual([address, kind, text, plan?.plan, true])
      }
  })

  it('are one for one name, of each kind of price', () => {
    const wrong = pages.flatMap(({ name: address, parts }) =>
      different(
        parts.flatMap(({ name, text }) =>
          figuresIn(text).map(({ role, amount }) => [`${name}, ${role}`, amount] as const),
        ),
      ).map((each) => `${address}: ${each}`),
    )
    expect(wrong).toEqual([])
  })

  it('are one for one speed with the same services', () => {
    const wrong = pages.flatMap(({ name: address, parts }) =>
      different(
        parts.flatMap((part) =>
          part.plan ? pricesIn(part).map((price) => [thingOf(part.plan as Plan), `${price}`] as const) : [],
        ),
      ).map((each) => `${address}: ${each}`),
    )
    expect(wrong).toEqual([])
  })

  it(`are called the lowest where nothing on the page costs less`, () => {
    const wrong = pages.flatMap(({ name: address, parts, claims }) =>
      claims.flatMap(({ text, plan, ofStreaming }) => {
        const compared = ofStreaming ? parts.filter((part) => part.plan?.subscriptions.length) : parts
        const lowest = Math.min(...compared.flatMap(pricesIn))
        return plan?.price_with_dacc === lowest ? [] : [`${address}: ${text} of ${plan?.plan}, not ${lowest}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it(`are called "${cardWords.cheapest}" on the first of several cards that cost the least`, () => {
    for (const { name: address, page, parts } of pages) {
      const cards = [...page.page.querySelectorAll('.plan-card')]
      const lowest = Math.min(...parts.flatMap(pricesIn))
      const ofCard = parts.filter(({ kind }) => kind === '.plan-card')
      const first = ofCard.findIndex((card) => pricesIn(card).includes(lowest))
      const marked = cards.flatMap((card, at) => (/menor preço/i.test(card.textContent) ? [at] : []))
      expect([address, marked]).toEqual([address, cards.length > 1 && first >= 0 ? [first] : []])
    }
  })

  it('have the regional bundle in its region, and the usual one elsewhere (M2.55)', () => {
    const miniCards = (address: string) =>
      pages
        .find(({ name }) => name === address)
        ?.parts.flatMap(({ kind, plan }) => (kind === '.mini-card' && plan ? plan.sku : []))
    expect(miniCards('/es/')).toEqual(['d600gles'])
    expect(miniCards('//')).toEqual(['d600gl', 'd1000c', 'd1000b'])
    expect(miniCards('/black-friday/')).toEqual(['d600gl', 'd1000c', 'd1000b'])
    // it would repeat the plans of the page
    expect(miniCards('/globoplay/')).toEqual([])
  })
})

describe('every price of every marketing page', () => {
  it('stands in a part of which the conditions are known', () => {
    expect(marketing.length).toBeGreaterThan(isFull ? 40 : 18)
    expect(parts.length).toBeGreaterThan(isFull ? 400 : 150)
    expect(stray).toEqual([])
    expect(new Set(parts.map(({ kind }) => kind))).toEqual(new Set([...FULL, ...BRIEF]))
  })

  it('is that of its plan, and what the words before it say', () => {
    for (const { page, text, plan } of parts)
      expect([page, text, plan && wrongFigures(text, plan)]).toEqual([page, text, []])
  })

  it('says that it holds with direct debit', () => {
    for (const { page, text } of parts)
      expect([page, text]).toEqual([page, expect.stringMatching(/(?<!sem )[Cc]om débito automático/)])
  })

  it('says on cards what is paid without debit and after 12 months, once, and the loyalty of plans with streaming alone (D127, D159)', () => {
    for (const { page, text, plan } of parts.filter(({ kind }) => FULL.includes(kind))) {
      expect([page, text]).toEqual([page, expect.stringMatching(/com débito automático, por 12 meses/)])
      const saysLoyalty = text.includes('Fidelidade de 12 meses.')
      expect([page, text, saysLoyalty]).toEqual([page, text, (plan?.subscriptions.length ?? 0) > 0])
      expect(text, `at ${page}`).toMatch(/Sem débito(?: automático)?: R\$ [\d,.]+\/mês\./)
      // the later price once: struck through with its meaning, or in the small print (D159)
      const later = text.match(
        /De R\$ [\d,.]+ \(preço após 12 meses\)|(?:Depois de|Após) 12 meses: R\$ [\d,.]+/g,
      )
      expect([page, text, later?.length]).toEqual([page, text, 1])
    }
  })
})

describe('a price for one state alone (D82)', () => {
  it('says so in every part that shows it, and no other price does', () => {
    for (const { page, text, plan } of parts)
      expect([page, text, placesIn(text)]).toEqual([page, text, [placesOf(plan)].flat()])
  })

  it.each(regional)('of %s is found in cards and in the bar or an answer', (sku) => {
    const own = parts.filter(({ plan }) => plan?.sku === sku)
    expect(new Set(own.map(({ kind }) => FULL.includes(kind)))).toEqual(new Set([true, false]))
  })

  it('is named with its state in titles, descriptions and shared links', () => {
    const found = new Set<string>()
    for (const seen of marketing) {
      const { page } = seen
      const hero = parts.find((part) => part.page === addressOf(seen) && part.kind === '.hero')
      const place = [placesOf(hero?.plan)].flat()
      const texts = [...page.querySelectorAll('meta')].map((meta) => meta.getAttribute('content') ?? '')
      for (const text of [page.title, ...texts].map(plain).filter((each) => each.includes('R$'))) {
        const named = Object.values(NAMES).filter((name) => text.includes(name))
        expect([addressOf(seen), text, named]).toEqual([addressOf(seen), text, expect.arrayContaining(place)])
        expect(text, `at ${addressOf(seen)}`).toContain('com débito automático')
        if (place.length > 0) found.add(seen.prefix)
      }
    }
    expect([...found].toSorted()).toEqual(['es', 'rs', 'sp'])
  })

  it('is offered in that state in the data for search engines', () => {
    for (const seen of marketing)
      for (const { '@type': type, sku, offers } of seen.data) {
        if (type !== 'Product') continue
        const state = stateOf(sku)
        const region = state === undefined ? undefined : `BR-${state}`
        const { eligibleRegion, description } = offers as Readonly<Record<string, string>>
        const places = state === undefined ? [] : [NAMES[state]]
        const said = [eligibleRegion, placesIn(description ?? '')]
        expect(said, `${addressOf(seen)} ${String(sku)}`).toEqual([region, places])
      }
  })
})

describe('the documents beside the marketing pages', () => {
  it('show no price: what an order costs is known once it is there', async () => {
    const all = ['', ...campaigns.prefixes].flatMap((prefix) =>
      nonMarketingPagesOf(prefix).map((document) => [prefix, document] as const),
    )
    expect(all.length).toBeGreaterThan(300)
    for (const [prefix, document] of rowsToRun(all, 8)) {
      const { head, html } = await renderNonMarketingPage(prefix, document)
      expect(`${head}${html}`.replaceAll('&nbsp;', ' '), `${prefix}${document}`).not.toMatch(/R\$\s*\d/)
    }
  })
})
