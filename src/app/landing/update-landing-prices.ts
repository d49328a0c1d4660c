/**
 * Draws the plan cards and all other prices of a landing page again in the browser, when the plans have changed since
 * the page was rendered.
 */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { Benefit } from '../../contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../../contract/plan.ts'
import type { BenefitView } from '../../pages/landing/plans/build-plan-card-data.ts'
import { pictureOfBenefit } from '../../content/benefit-pictures.ts'
import { pathBelow } from '../history/sync-address-bar.ts'
import { tabTitle, titleAndDescription } from '../server-rendering/landing-title-and-description.ts'
import type { RedrawData } from '../server-rendering/render-landing-page.tsx'
import { renderLandingBody } from '../server-rendering/render-landing-body.tsx'

/** Replaces every part of the page that names a price, and its title. Call it before the page's parts are hydrated. */
export async function updateLandingPrices(campaign: PageCampaign, listed: readonly Plan[]): Promise<void> {
  const main = document.querySelector('main')
  if (!main) return
  const { prefix } = campaign
  const from = JSON.parse(document.getElementById('landing')?.textContent ?? 'null') as RedrawData | null
  if (!from) return
  const { marks, ...same } = from
  const plans = listed.map((plan) => ({ ...marks[plan.sku], ...plan }))
  const page = await renderLandingBody(
    pathBelow(prefix && `/${prefix}`, location.pathname),
    campaign,
    {
      ...same,
      plans,
      catalogue: plans,
      // its prices are compared with no other list
      general: [],
      benefits: benefitsOf(main, plans),
      variantOf: null,
    },
    {},
  )
  const drawn = new DOMParser().parseFromString(page.html, 'text/html').querySelector('main')
  if (!drawn) return
  takePrices(main, drawn)
  // what is only for search engines and shared links, which do not run this
  for (const own of document.querySelectorAll(
    'script[type="application/ld+json"], meta[property^="og:image"]',
  ))
    own.remove()
  const { title, description } = titleAndDescription({ campaign, landing: from.landing, ...page })
  document.title = tabTitle(title)
  for (const [name, content] of Object.entries({ title, description }))
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      `meta[name="${name}"], meta[property="og:${name}"]`,
    ))
      meta.content = content
}

/** Returns the benefits that the page knows, and those that only the plans name. */
function benefitsOf(main: Element, plans: readonly Plan[]): Benefit[] {
  const { props = '{}' } = main.querySelector<HTMLElement>('[data-island=PlanList]')?.dataset ?? {}
  const { benefits = [] } = JSON.parse(props) as { readonly benefits?: readonly BenefitView[] }
  const named = plans.flatMap((plan) =>
    plan.benefits.map((each) => ({ ...each, description: '', picture: pictureOfBenefit(each.slug, null) })),
  )
  const bySlug = new Map([...named, ...benefits].map((each) => [each.slug, each]))
  const order = [...new Set([...benefits, ...named].map(({ slug }) => slug))]
  return order.flatMap((slug) => {
    const benefit = bySlug.get(slug)
    return benefit ? { ...benefit, id: slug, imageLight: benefit.picture, imageDark: null } : []
  })
}

/** Elements around the replaced ones. They contain forms in which the visitor may be typing. */
const AROUND = '.landing__rest, .hero, .hero__words, .hero__stage'

/** Selector of statements about prices, even those without a figure. */
const OF_PRICES = '.hero__specials'

const namesPrice = (element: Element) => element.matches(OF_PRICES) || element.outerHTML.includes('R$')

/** Returns the key by which an element is matched with its redrawn version. */
const keyOf = (element: Element): string =>
  [
    element.tagName,
    element.className,
    element instanceof HTMLElement && element.dataset.island,
    !element.matches(AROUND) && element.querySelector('h1, h2')?.textContent,
  ].join(' ')

/** Returns elements by their keys. Those that are alike are counted. */
function byKey(elements: Iterable<Element>): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const element of elements) {
    const alike = [...found.keys()].filter((key) => key.startsWith(keyOf(element))).length
    found.set(`${keyOf(element)} ${alike}`, element)
  }
  return found
}

/**
 * Replaces the children of an element that name a price by those that were drawn again. The others stay where they are.
 */
function takePrices(shown: Element, drawn: Element): void {
  const before = byKey(shown.children)
  let last: Element | null = null
  for (const [key, made] of byKey(drawn.children)) {
    const kept = before.get(key)
    before.delete(key)
    if (!kept) {
      if (last) last.after(made)
      else shown.prepend(made)
    } else if (made.matches(AROUND)) takePrices(kept, made)
    else if (namesPrice(kept) || namesPrice(made)) kept.replaceWith(made)
    last = kept?.isConnected ? kept : made
  }
  for (const gone of before.values()) gone.remove()
}
