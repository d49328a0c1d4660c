/**
 * Builds the structured data that search engines read from a page: plans, site, company and breadcrumbs. The compiler
 * checks names and values against the vocabulary of schema.org.
 */
import type {
  BreadcrumbList,
  Organization,
  Product,
  UnitPriceSpecification,
  WebSite,
  WithContext,
} from 'schema-dts'
import { brand, type Phones } from '../../content/brand-and-phones.ts'
import { planDataWords as words } from '../../content/landing/page-head.ts'
import type { Seller } from '../../content/seller-company-line.ts'
import type { Plan } from '../../contract/plan.ts'
import { formatBRL } from '../../lib/format-prices-and-counts.ts'

const CONTEXT = 'https://schema.org'

/** Duration of the promotion in months. */
const PROMOTION = 12

/**
 * Returns a monthly price in reais as structured data. The price applies from `from` months after the
 * installation, for `duration` months.
 */
const monthly = (
  name: string,
  price: number,
  months: { from?: number; duration?: number },
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  name,
  price: price.toFixed(2),
  priceCurrency: 'BRL',
  unitCode: 'MON',
  billingIncrement: 1,
  ...(months.from !== undefined && { billingStart: months.from }),
  ...(months.duration !== undefined && { billingDuration: months.duration }),
})

interface PlanDataOptions {
  /** URL at which the plan can be ordered. */
  readonly url: string
  /** URL of the picture of the page. */
  readonly image: string
  /** The last day of the price, as yyyy-mm-dd; null if unknown. */
  readonly pricesUntil: string | null
}

/**
 * Returns a plan as a schema.org Product. The data contain the price with direct debit during the promotion, the price
 * afterwards, and the only state in which the plan is sold, if there is one.
 */
export function planData(plan: Plan, { url, image, pricesUntil }: PlanDataOptions): WithContext<Product> {
  const { price_with_dacc: price, price_full: full } = plan
  const { state } = plan
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
      description: words.promotion(formatBRL(full), state ?? null),
      availability: `${CONTEXT}/InStock`,
      ...(state !== undefined && { eligibleRegion: `BR-${state}` }),
      ...(pricesUntil !== null && { priceValidUntil: pricesUntil }),
      priceSpecification: [
        monthly(words.during, price, { duration: PROMOTION }),
        monthly(words.after, full, { from: PROMOTION }),
      ],
    },
  }
}

/** Returns the site as a schema.org WebSite. */
export const siteData = (url: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: brand.name,
  url,
  inLanguage: 'pt-BR',
})

/** Returns who sells as a schema.org Organization, with the operator's company where it is configured. */
export const organizationData = (
  url: string,
  company: Seller | null,
  phones: Pick<Phones, 'sales' | 'support'>,
): WithContext<Organization> => ({
  '@context': CONTEXT,
  '@type': 'Organization',
  name: brand.name,
  url,
  logo: `${url}apple-touch-icon.png`,
  ...(company && { legalName: company.name, taxID: company.cnpj, address: company.address }),
  contactPoint: [
    {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phones.sales,
      areaServed: 'BR',
    },
    {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: phones.support,
      areaServed: 'BR',
    },
  ],
})

/** Returns the breadcrumb from the start page to another page, as a schema.org BreadcrumbList. */
export const breadcrumbData = (title: string, home: string, url: string): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: words.home, item: home },
    { '@type': 'ListItem', position: 2, name: title, item: url },
  ],
})
