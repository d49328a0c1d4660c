import { brand } from '../../content/brand.ts'
import { planDataWords as words } from '../../content/landing/structured-data.ts'
import type { AddressLanding } from '../../content/site/start-page-variants.ts'
import type { Plan } from '../../contract/plan.ts'
import { formatBRL } from '../../lib/money.ts'

const CONTEXT = 'https://schema.org'

/** The plans that a landing page shows: those of its speed, or all that the campaign does not leave out (D50, D60). */
export const plansShown = (plans: readonly Plan[], own: AddressLanding | undefined): readonly Plan[] =>
  plans.filter((plan) => (own?.download ? plan.plan_download === own.download : plan.showOnLanding))

/** Months of the promotion (M§9). */
const PROMOTION = 12

/** A price a month: `from` and `months` count from the installation. */
const monthly = (name: string, price: number, months: { from?: number; duration?: number }) => ({
  '@type': 'UnitPriceSpecification',
  name,
  price: price.toFixed(2),
  priceCurrency: 'BRL',
  unitCode: 'MON',
  billingIncrement: 1,
  ...(months.from !== undefined && { billingStart: months.from }),
  ...(months.duration !== undefined && { billingDuration: months.duration }),
})

/**
 * A plan for search engines: what it costs in the promotion with direct debit, and afterwards.
 * @param url where it is ordered
 * @param image of the page it is on
 */
export function planData(plan: Plan, url: string, image: string) {
  const { price_with_dacc: price, price_full: full } = plan
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name: `${brand.name} ${plan.plan}`,
    sku: plan.sku,
    description: plan.description,
    category: words.category,
    image,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'BRL',
      description: words.promotion(formatBRL(full)),
      availability: `${CONTEXT}/InStock`,
      priceSpecification: [
        monthly(words.during, price, { duration: PROMOTION }),
        monthly(words.after, full, { from: PROMOTION }),
      ],
    },
  }
}

/** The way from the start page to this one. */
export const breadcrumbData = (title: string, home: string, url: string) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: words.home, item: home },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ],
})
