/** Every price on every marketing page stands with its conditions (D99), and says where it holds (D82). */
import { beforeAll, describe, expect, it } from 'vitest'
import { STATE_OF_PLAN } from '../../src/campaigns/regional-plans.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/money.ts'
import { addressOf, everyMarketingPage, type MarketingPage } from '../support/marketing-pages.ts'

/** Parts of a page that say everything a price depends on, and parts that have room for its condition alone. */
const FULL = ['.hero', '.plan-card', '.mini-card', '.comparison__plan', '.wide-offer']
const BRIEF = ['.plan-card__others li', '.offer-bar', '.faq__answer li', '.faq__answer p']
const PARTS = [...FULL, ...BRIEF].join()

/** A part of a page that shows prices. */
type Part = {
  readonly page: string
  /** Which of `FULL` and `BRIEF` it is. */
  readonly kind: string
  readonly text: string
  /** The plan to which its link leads, or that it names; undefined if there is none. */
  readonly plan: Plan | undefined
}

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** Returns the text of a part without that of the parts inside it. */
function ownText(element: Element): string {
  const copy = document(element).importNode(element, true)
  for (const inner of copy.querySelectorAll(PARTS)) inner.remove()
  return plain(copy.textContent)
}
const document = ({ ownerDocument }: Element) => ownerDocument

/** Returns the plan of a part: that of its link or, in an answer, the one that it names with its price. */
function planOf(element: Element, text: string, { page, plans, catalogue }: MarketingPage): Plan | undefined {
  // the banner's form leads to the address first; the bar offers the same plan
  const place = element.matches('.hero') ? page.querySelector('.offer-bar, .hero') : element
  const links = place?.matches('a') ? [place] : [...(place?.querySelectorAll('a') ?? [])]
  const sku = links
    .filter((link) => link.closest(PARTS) === place)
    .flatMap((link) => /[?&]s=(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])[0]
  if (sku !== undefined) return catalogue.find((plan) => plan.sku === sku)
  return plans
    .filter(({ plan, price_with_dacc }) => text.includes(plan) && text.includes(formatBRL(price_with_dacc)))
    .toSorted((one, other) => other.plan.length - one.plan.length)[0]
}

/** Returns the parts of a page that show prices, and every price outside of them. */
function partsOf(seen: MarketingPage): { parts: Part[]; stray: string[] } {
  const { page } = seen
  const walker = page.createTreeWalker(page.body, page.defaultView?.NodeFilter.SHOW_TEXT ?? 4)
  const places = new Set<Element>()
  const stray = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.includes('R$') || node.parentElement?.closest('script')) continue
    const place = node.parentElement?.closest(PARTS)
    if (place) places.add(place)
    else stray.push(plain(node.parentElement?.textContent ?? node.nodeValue))
  }
  const parts = [...places].map((element) => {
    const text = ownText(element)
    return {
      page: addressOf(seen),
      kind: [...BRIEF, ...FULL].find((each) => element.matches(each)) ?? '',
      text,
      plan: planOf(element, text, seen),
    }
  })
  return { parts, stray }
}

/** What a figure is, by the words before it: each is the price of the plan that the words say. */
const ROLES = [
  [/(?:sem débito(?: automático)?: |sem ele, por )$/i, ({ price }: Plan) => price],
  [/(?:(?:depois de|após) 12 meses: |De )$/i, ({ price_full }: Plan) => price_full],
  [/^/, ({ price_with_dacc }: Plan) => price_with_dacc],
] as const

/** Returns the figures of a text that are not what the words around them say, except differences between prices. */
function wrongFigures(text: string, plan: Plan): string[] {
  return [...text.matchAll(/R\$ ?([\d.]+,\d\d)( a menos por mês)?/g)].flatMap(
    ({ index, 0: figure, 1: amount, 2: isDifference }) => {
      if (isDifference) return []
      const before = text.slice(0, index)
      const role = ROLES.find(([words]) => words.test(before))?.[1]
      return role && formatBRL(role(plan)).endsWith(` ${amount}`) ? [] : [before.slice(-30) + figure]
    },
  )
}

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
  pages = await everyMarketingPage()
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
