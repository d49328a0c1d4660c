/** Every price on every marketing page stands with its conditions, and says where it holds. */
import { beforeAll, describe, expect, it } from 'vitest'
import { STATE_OF_PLAN } from '../../src/campaigns/regional-plans.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/format-price.ts'
import { addressOf, allMarketingPages, type MarketingPage } from '../support/marketing-pages.ts'
import { BRIEF, figuresIn, FULL, partsOf, plain, type Part } from '../support/price-parts.ts'

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
const placesOf = (plan: Plan | undefined) => (plan ? (NAMES[STATE_OF_PLAN[plan.sku] ?? ''] ?? []) : [])

let pages: readonly MarketingPage[] = []
let parts: readonly Part[] = []
let stray: readonly string[] = []
beforeAll(async () => {
  pages = await allMarketingPages()
  const found = pages.map((seen) => partsOf(seen))
  parts = found.flatMap((each) => each.parts)
  stray = found.flatMap((each) => each.stray)
}, 120_000)

describe('every price of every marketing page', () => {
  it('stands in a part of which the conditions are known', () => {
    expect(pages.length).toBeGreaterThan(150)
    expect(parts.length).toBeGreaterThan(1000)
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

  it('says on cards what is paid without debit and after 12 months, and the loyalty', () => {
    for (const { page, text } of parts.filter(({ kind }) => FULL.includes(kind))) {
      expect([page, text]).toEqual([
        page,
        expect.stringMatching(/com débito automático, por 12 meses.*Fidelidade de 12 meses\./),
      ])
      expect([page, text]).toEqual([
        page,
        expect.stringMatching(/Sem débito(?: automático)?: R\$ [\d,.]+\/mês\./),
      ])
      expect([page, text]).toEqual([
        page,
        expect.stringMatching(/(?:Depois de|Após) 12 meses: R\$ [\d,.]+\/mês\./),
      ])
    }
  })
})

describe('a price for one state alone (D82)', () => {
  it('says so in every part that shows it, and no other price does', () => {
    for (const { page, text, plan } of parts)
      expect([page, text, placesIn(text)]).toEqual([page, text, [placesOf(plan)].flat()])
  })

  it.each(Object.entries(STATE_OF_PLAN))('of %s is found in cards and in the bar or an answer', (sku) => {
    const own = parts.filter(({ plan }) => plan?.sku === sku)
    expect(new Set(own.map(({ kind }) => FULL.includes(kind)))).toEqual(new Set([true, false]))
  })

  it('is named with its state in titles, descriptions and shared links', () => {
    const found = new Set<string>()
    for (const seen of pages) {
      const { page } = seen
      const hero = parts.find((part) => part.page === addressOf(seen) && part.kind === '.hero')
      const place = [placesOf(hero?.plan)].flat()
      const texts = [...page.querySelectorAll('meta')].map((meta) => meta.getAttribute('content') ?? '')
      for (const text of [page.title, ...texts].map(plain).filter((each) => each.includes('R$'))) {
        const named = Object.values(NAMES).filter((name) => text.includes(name))
        expect([addressOf(seen), text, named]).toEqual([addressOf(seen), text, expect.arrayContaining(place)])
        expect([addressOf(seen), text]).toEqual([
          addressOf(seen),
          expect.stringContaining('com débito automático'),
        ])
        if (place.length > 0) found.add(seen.prefix)
      }
    }
    expect([...found].toSorted()).toEqual(['es', 'rs', 'sp'])
  })

  it('is offered in that state in the data for search engines', () => {
    for (const seen of pages)
      for (const { '@type': type, sku, offers } of seen.data) {
        if (type !== 'Product') continue
        const state = STATE_OF_PLAN[String(sku)]
        const region = state === undefined ? undefined : `BR-${state}`
        const { eligibleRegion, description } = offers as Readonly<Record<string, string>>
        const places = state === undefined ? [] : [NAMES[state]]
        expect([addressOf(seen), sku, eligibleRegion, placesIn(description ?? '')]).toEqual([
          addressOf(seen),
          sku,
          region,
          places,
        ])
      }
  })
})
