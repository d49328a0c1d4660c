/** One price for one thing on a marketing page, that of the catalogue, and sold there (D81). */
import { beforeAll, describe, expect, it } from 'vitest'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { soldSpeed } from '../../src/lib/plan-speed.ts'
import { addressOf, marketingPages } from '../support/marketing-pages.ts'

/** A price on a page, with the plan to which its link leads. */
type Offer = {
  readonly plan: Plan | undefined
  readonly sku: string
  readonly text: string
  readonly isCard: boolean
}

const textOf = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')
const amount = (price: number) => formatBRL(price).replaceAll('\u00a0', ' ')

function offerOf(element: Element, plans: readonly Plan[]): Offer {
  const link = element.matches('a') ? element : element.querySelector('.plan-card__actions a')
  const sku = new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('s') ?? ''
  const plan = plans.find((each) => each.sku === sku)
  return { plan, sku, text: textOf(element), isCard: element.matches('.plan-card') }
}

let pages: readonly { readonly name: string; readonly offers: readonly Offer[] }[] = []
beforeAll(async () => {
  pages = (await marketingPages()).map((seen) => ({
    name: addressOf(seen),
    offers: [...seen.page.querySelectorAll('.plan-card, .mini-card')].map((each) =>
      offerOf(each, seen.plans),
    ),
  }))
})

describe('the prices of every marketing page', () => {
  it('are those of plans that its campaign sells, in the catalogue', () => {
    expect(pages.filter(({ offers }) => offers.length > 0).length).toBeGreaterThan(25)
    for (const { name, offers } of pages)
      for (const { plan, sku, text } of offers) {
        const price = plan && amount(plan.price_with_dacc)
        expect([name, sku, price !== undefined && text.includes(price)]).toEqual([name, sku, true])
      }
  })

  it('are one for one speed with the same services', () => {
    for (const { name, offers } of pages) {
      const prices = new Map<string, Set<number>>()
      for (const { plan } of offers) {
        if (!plan) continue
        const thing = [soldSpeed(plan.sku), ...plan.subscriptions.toSorted()].join(' ')
        prices.set(thing, (prices.get(thing) ?? new Set()).add(plan.price_with_dacc))
      }
      const several = [...prices].filter(([, each]) => each.size > 1).map(([thing]) => thing)
      expect([name, several]).toEqual([name, []])
    }
  })

  it(`bear "${cardWords.cheapest}" where they are the lowest of several alone`, () => {
    for (const { name, offers } of pages) {
      const cards = offers.filter(({ isCard, plan }) => isCard && plan)
      const lowest = Math.min(...cards.map(({ plan }) => plan?.price_with_dacc ?? 0))
      for (const { plan, text } of cards.filter((card) => card.text.includes(cardWords.cheapest))) {
        expect([name, text.includes(amount(lowest)), plan?.price_with_dacc]).toEqual([name, true, lowest])
        expect([name, cards.length > 1]).toEqual([name, true])
      }
    }
  })

  it('have the regional bundle in its region, and the usual one elsewhere (M2.55)', () => {
    const miniCards = (name: string) =>
      pages
        .find((each) => each.name === name)
        ?.offers.filter(({ isCard }) => !isCard)
        .map(({ sku }) => sku)
    expect(miniCards('/es/')).toEqual(['d600gles'])
    expect(miniCards('//')).toEqual(['d600gl', 'd1000c', 'd1000d'])
    expect(miniCards('/black-friday/')).toEqual(['d600gl', 'd1000c', 'd1000d'])
    // it would repeat the plans of the page
    expect(miniCards('/globoplay/')).toEqual([])
  })
})
