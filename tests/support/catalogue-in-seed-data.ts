/** The catalogue in the seed data. */
import { seedBenefits, seedPlans } from '../../server/db/seed-files.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import type { Plan } from '../../src/contract/plan.ts'

const benefitNames = new Map(seedBenefits().map(({ slug, name }) => [slug, name]))

export const catalogue: readonly Plan[] = seedPlans().map((plan) => ({
  ...plan,
  benefits: plan.benefits.map((slug) => ({ slug, benefit: benefitNames.get(slug) ?? slug })),
}))

export function bySku(sku: string): Plan {
  const found = catalogue.find((plan) => plan.sku === sku)
  if (!found) throw new Error(`no plan ${sku}`)
  return found
}

/** What a campaign sells at a covered address. */
export const soldUnder = (prefix: string): readonly Plan[] =>
  catalogue.filter(({ sku }) => campaigns.settingsOf(prefix).checkout.includes(sku))
