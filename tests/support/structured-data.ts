/**
 * Schemas of the structured data that search engines accept: what schema.org names, with what Google requires for its
 * results. Unknown fields are refused.
 */
import * as z from 'zod'

const context = z.literal('https://schema.org')
const address = z.string().regex(/^(?:https:\/\/[\w.-]+)?\//)
const amount = z.string().regex(/^\d+\.\d\d$/)

const price = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  name: z.string().min(1),
  price: amount,
  priceCurrency: z.literal('BRL'),
  unitCode: z.literal('MON'),
  billingIncrement: z.literal(1),
  billingStart: z.int().positive().optional(),
  billingDuration: z.int().positive().optional(),
})

const product = z.strictObject({
  '@context': context,
  '@type': z.literal('Product'),
  name: z.string().min(1),
  sku: z.string().regex(/^d\d+\w+$/),
  description: z.string().min(1),
  category: z.string().min(1),
  image: address,
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: address,
    price: amount,
    priceCurrency: z.literal('BRL'),
    priceValidUntil: z.iso.date().optional(),
    description: z.string().min(1),
    availability: z.literal('https://schema.org/InStock'),
    priceSpecification: z.array(price).length(2),
  }),
})

const faq = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  name: z.string().min(1).optional(),
  inLanguage: z.string().optional(),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().min(1),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
      }),
    )
    .min(1),
})

const breadcrumb = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
})

const organization = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: z.string().min(1),
  url: address,
  logo: address,
  legalName: z.string().min(1).optional(),
  taxID: z.string().min(1).optional(),
  address: z.string().min(1).optional(),
  contactPoint: z
    .array(
      z.strictObject({
        '@type': z.literal('ContactPoint'),
        contactType: z.string().min(1),
        telephone: z.string().min(1),
        areaServed: z.literal('BR'),
      }),
    )
    .min(1),
})

const site = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: z.string().min(1),
  url: address,
  inLanguage: z.literal('pt-BR'),
})

/** The structured data of a page, one of them at a time. */
export const structuredData = z.discriminatedUnion('@type', [product, faq, breadcrumb, organization, site])
