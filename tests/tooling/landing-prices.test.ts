/** One price for one thing on a marketing page, that of the catalogue, and sold there (D81, D99). */
import { beforeAll, describe, expect, it } from 'vitest'
import { cardWords } from '../../src/content/landing/plan-cards.ts'
import { legal } from '../../src/content/legal.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { soldSpeed } from '../../src/lib/plan-speed.ts'
import { STATE_OF_PLAN } from '../../src/campaigns/regional-plans.ts'
import { addressOf, marketingPages, type MarketingPage } from '../support/marketing-pages.ts'

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

const STATE_NAMES: Readonly<Record<string, string>> = {
  ES: 'Espírito Santo',
  RS: 'Rio Grande do Sul',
  SP: 'São Paulo',
}

/** Returns every price in a page's text, with the text of the card, section or answer around it. */
function pricesOf({ page }: MarketingPage): { price: string; around: string }[] {
  const walker = page.createTreeWalker(page.body, page.defaultView?.NodeFilter.SHOW_TEXT ?? 4)
  const prices = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest(
      'li:not(.hero__specials li), article, section, details, script, .comparison__plan',
    )
    if (!node.nodeValue?.includes('R$') || around?.matches('script')) continue
    prices.push({ price: node.nodeValue, around: around ? textOf(around) : '' })
  }
  return prices
}

/** Returns the cards and bars of a page with their plans. */
function regionOffers({ page, plans }: MarketingPage): { plan: Plan; text: string }[] {
  return [...page.querySelectorAll('.plan-card, .mini-card, .comparison__plan, .offer-bar')].flatMap(
    (each) => {
      const link = each.matches('a') ? each : each.querySelector('a[data-order]:not(.plan-card__others a)')
      const sku = /[?&]s=(\w+)/.exec(link?.getAttribute('href') ?? '')?.[1]
      const plan = plans.find((one) => one.sku === sku)
      return plan ? { plan, text: textOf(each) } : []
    },
  )
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

  it('stand with their conditions on cards: without debit, after 12 months, and the loyalty', () => {
    for (const { name, offers } of pages)
      for (const { plan, sku, text } of offers) {
        const conditions = [
          `${legal.directDebitShort}.`,
          `Sem débito automático: ${amount(plan?.price ?? 0)}/mês.`,
          `Depois de 12 meses: ${amount(plan?.price_full ?? 0)}/mês.`,
          legal.loyaltyShort,
        ]
        expect([name, sku, text]).toEqual([name, sku, expect.stringContaining(conditions.join(' '))])
      }
  })

  it('stand with their condition wherever they stand (D99)', async () => {
    for (const seen of await marketingPages()) {
      const bare = pricesOf(seen).filter(({ around }) => !around.includes('débito automático'))
      expect([addressOf(seen), bare]).toEqual([addressOf(seen), []])
    }
  })

  it('say where they hold if that is one state alone, and no other does (D82)', async () => {
    const found = new Set<string>()
    for (const seen of await marketingPages())
      for (const { plan, text } of regionOffers(seen)) {
        const state = STATE_NAMES[STATE_OF_PLAN[plan.sku] ?? '']
        if (state !== undefined) found.add(plan.sku)
        const said = Object.values(STATE_NAMES).filter((each) =>
          new RegExp(`só (?:para endereços )?\\S+ ${each}`).test(text),
        )
        expect([addressOf(seen), plan.sku, said]).toEqual([addressOf(seen), plan.sku, state ? [state] : []])
      }
    expect([...found].toSorted()).toEqual(Object.keys(STATE_OF_PLAN).toSorted())
  })

  it('are named in title and description with their state (D82)', async () => {
    const regional = (await marketingPages()).filter(({ page, plans }) => {
      const name = page.querySelector('.hero__plan b')?.textContent
      return (
        page.title.includes(` ${name} por `) &&
        plans.some(({ sku, plan }) => plan === name && sku in STATE_OF_PLAN)
      )
    })
    expect(regional.map(addressOf)).toEqual(expect.arrayContaining(['/rs/', '/sp/', '/es/']))
    for (const { page, plans } of regional) {
      const name = page.querySelector('.hero__plan b')?.textContent
      const state =
        STATE_NAMES[
          STATE_OF_PLAN[plans.find(({ plan, sku }) => plan === name && sku in STATE_OF_PLAN)?.sku ?? ''] ?? ''
        ]
      expect(page.title).toContain(state)
      expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toContain(state)
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
