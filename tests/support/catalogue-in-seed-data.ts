/** The catalogue in the seed data, and the landing page contents that depend on it. */
import { seedBenefits, seedPlans } from '../../server/db/seed-files.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { faqLists, type FaqListId } from '../../src/content/landing/faq/all-lists.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { faqGroups } from '../../src/pages/landing/faq-entries.ts'

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

/** The questions of a list with the figures of a campaign. */
export const questionsOf = (list: FaqListId, prefix = '') =>
  faqGroups(faqLists[list], { plans: soldUnder(prefix) }).flatMap(({ entries }) => entries)

/** The answer of the general list to a question. */
export const answerOf = (question: string): string =>
  questionsOf('general').find(({ id }) => id === question)?.answer ?? ''
