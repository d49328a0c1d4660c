/** Finds the campaigns on whose pages the changes of an edition can be seen. */
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignIn } from './change-campaigns-in-edition.ts'
import { campaignsWith, resolveEdition } from './edition-content-at-instant.ts'
import type { Edition } from './edition-schema.ts'

/**
 * Returns the prefixes of the campaigns whose pages show the changes of an edition: the changed campaigns or, if there are
 * none, one that sells a changed plan. The general campaign is preferred.
 */
export function changedCampaigns(before: Edition, after: Edition, at: Date): string[] {
  const changed = Object.keys(after.campaigns).filter(
    (prefix) => !isSameJson(campaignIn(before, prefix), campaignIn(after, prefix)),
  )
  if (changed.length > 0) return changed
  const were = new Map(before.plans.map((plan) => [plan.sku, plan]))
  const plans = after.plans.filter((plan) => !isSameJson(were.get(plan.sku), plan))
  if (plans.length === 0) return ['']
  const resolved = resolveEdition(after, at)
  const selling = plans.flatMap(({ sku }) => campaignsWith(resolved, sku))
  return selling.includes('') ? [''] : [selling[0] ?? '']
}
