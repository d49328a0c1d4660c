/** Finds every price on a marketing page, with the plan that it belongs to and its kind. */
import type { Plan } from '../../src/contract/plan.ts'
import { formatBRL } from '../../src/lib/format-prices-and-counts.ts'
import { addressOf, type MarketingPage } from './render-marketing-pages.ts'

/** Parts of a page that say everything a price depends on, with the elements that show the plan's name. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '.hero': ['.hero__plan b'],
  '.plan-card': ['.plan-card__name'],
  '.mini-card': ['.mini-card__title', '.mini-card__streaming strong'],
  '.comparison__plan': ['h3'],
  '.wide-offer': ['h2'],
}
export const FULL = Object.keys(NAMES)
/** Parts that have room for a price's condition alone. Their text names the plan. */
export const BRIEF = ['.plan-card__others li', '.offer-bar', '.faq__answer li', '.faq__answer p']
const PARTS = [...FULL, ...BRIEF].join()

/** What search engines and shared links read: structured data, and the title and tags of the head. */
export const FOR_MACHINES = ['data', 'head']

/** A part of a page that shows prices. */
export type Part = {
  readonly page: string
  /** Which of `FULL`, `BRIEF` and `FOR_MACHINES` it is. */
  readonly kind: string
  readonly text: string
  /** The plan's name as it is shown. */
  readonly name: string
  /** The plan to which its link leads, or that it names; undefined if there is none. */
  readonly plan: Plan | undefined
}

export const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ').trim()

/** Returns the text of a part without that of the parts inside it. */
function ownText(element: Element): string {
  const copy = document(element).importNode(element, true)
  for (const inner of copy.querySelectorAll(PARTS)) inner.remove()
  return plain(copy.textContent)
}
const document = ({ ownerDocument }: Element) => ownerDocument

/**
 * Returns the last name of a plan before the first price in a text, such as '700 Mega HBO Max' rather than '700 Mega';
 * '' for none.
 */
function nameIn(text: string, plans: readonly Plan[]): string {
  const [before = ''] = text.split('R$')
  const end = (name: string) => before.lastIndexOf(name) + name.length
  return (
    plans
      .map(({ plan }) => plan)
      // a service alone is no plan
      .filter((name) => /Mega|Giga/.test(name) && before.includes(name))
      .toSorted((one, other) => end(other) - end(one) || other.length - one.length)[0] ?? ''
  )
}

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
export function partsOf(seen: MarketingPage): { parts: Part[]; stray: string[] } {
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
    const kind = [...BRIEF, ...FULL].find((each) => element.matches(each)) ?? ''
    const names = NAMES[kind]?.flatMap((each) => element.querySelector(each)?.textContent ?? [])
    return {
      page: addressOf(seen),
      kind,
      text,
      name: names ? plain(names.join(' ')) : nameIn(text, seen.catalogue),
      plan: planOf(element, text, seen),
    }
  })
  return { parts, stray }
}

/** What a figure is, by the words before it: each is the price of the plan that the words say. */
const ROLES = [
  ['price', /(?:sem débito(?: automático)?[:,] |sem ele, por )$/i],
  ['price_full', /(?:(?:depois de|após) 12 meses: |depois, |De )$/i],
  ['price_with_dacc', /^/],
] as const

/** A figure of a text, such as 'R$ 59,99'. */
export type Figure = {
  readonly role: 'price' | 'price_full' | 'price_with_dacc'
  readonly amount: string
  /** The figure with the words before it. */
  readonly words: string
}

/** Returns the prices in a text, with what they are. Differences between prices are none. */
export const figuresIn = (text: string): readonly Figure[] =>
  [...plain(text).matchAll(/R\$ ?([\d.]+,\d\d)(?! a menos por mês)/g)].flatMap(
    ({ index, 0: figure, 1: amount = '' }) => {
      const before = plain(text).slice(0, index)
      const role = ROLES.find(([, words]) => words.test(before))?.[0]
      return role === undefined ? [] : [{ role, amount, words: before.slice(-30) + figure }]
    },
  )

const isProduct = (data: MarketingPage['data'][number]) => data['@type'] === 'Product'

/** Returns the prices that search engines and shared links read of a page, in the form of its own parts. */
export function partsForMachines(seen: MarketingPage): Part[] {
  const { page, data, plans, catalogue } = seen
  const metas = [...page.querySelectorAll('meta')].map((meta) => meta.getAttribute('content') ?? '')
  const answers = data
    .filter((each) => each['@type'] === 'FAQPage')
    .flatMap(({ mainEntity }) => mainEntity as { acceptedAnswer: { text: string } }[])
    .flatMap(({ acceptedAnswer }) => acceptedAnswer.text.split('\n'))
  const texts = [
    ...[page.title, ...metas].map((text) => ['head', text]),
    ...answers.map((text) => ['data', text]),
  ]
  const named = texts
    .filter(([, text]) => text?.includes('R$'))
    .map(([kind = '', text = '']) => ({ kind, text: plain(text), name: nameIn(text, catalogue), sku: null }))
  const products = data.filter(isProduct).map((product) => {
    const { price, description, priceSpecification } = product.offers as {
      price: string
      description: string
      priceSpecification: { price: string }[]
    }
    const [offer, during, after] = [price, ...priceSpecification.map((each) => each.price)].map((each) =>
      formatBRL(Number(each)),
    )
    const text = `${description} Por ${offer}. Por ${during}. Após 12 meses: ${after}.`
    return {
      kind: 'data',
      text: plain(text),
      name: nameIn(String(product.name), catalogue),
      sku: product.sku,
    }
  })
  return [...named, ...products].map(({ sku, ...part }) => ({
    ...part,
    page: addressOf(seen),
    plan: plans.find((plan) => (sku === null ? plan.plan === part.name : plan.sku === sku)),
  }))
}

/** A sentence or a label that claims the lowest price for a plan. */
export type LowestPriceClaim = {
  readonly text: string
  readonly plan: Plan | undefined
  /** Whether it speaks of plans with streaming alone. */
  readonly ofStreaming: boolean
}

export function lowestPriceClaims(seen: MarketingPage, parts: readonly Part[]): LowestPriceClaim[] {
  const places = [...seen.page.body.querySelectorAll(':not(script)')].filter((element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === element.TEXT_NODE && /menor preço/i.test(nodeValue ?? ''),
    ),
  )
  return places.map((element) => {
    const text = plain(element.textContent)
    const part = element.closest('.hero, .plan-card')
    const name = part
      ? plain(part.querySelector('.hero__plan b, .plan-card__name')?.textContent ?? '')
      : nameIn(text, seen.plans)
    const plan =
      parts.find((each) => each.name === name)?.plan ?? seen.plans.find((each) => each.plan === name)
    return { text, plan, ofStreaming: text.startsWith('O de menor preço é o') }
  })
}
