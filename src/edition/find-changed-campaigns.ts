/** Finds the campaigns on whose pages the changes of an edition can be seen. */
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignIn } from './change-campaigns-in-edition.ts'
import { campaignsWith, type ResolvedEdition } from './edition-content-at-instant.ts'
import { isInheritable, type Edition } from './edition-schema.ts'
import { resolvedEdition } from './read-edition.ts'

/**
 * Returns the prefixes of the campaigns whose pages show the changes of an edition: the changed campaigns and those that
 * inherit a change or, if there are none, one that sells a changed plan. The general campaign is preferred.
 */
export function changedCampaigns(before: Edition, after: Edition, at: Date): string[] {
  const [old, resolved] = [resolvedEdition(before, at), resolvedEdition(after, at)]
  const isChanged = (prefix: string) => !isSameJson(campaignIn(before, prefix), campaignIn(after, prefix))
  const inherits = (prefix: string) => !isSameJson(shownOf(old, prefix), shownOf(resolved, prefix))
  const canInherit = isInheritable(before) && isInheritable(after)
  const changed = Object.keys(after.campaigns).filter(
    (prefix) => isChanged(prefix) || (canInherit && inherits(prefix)),
  )
  if (changed.length > 0) return changed
  const were = new Map(before.plans.map((plan) => [plan.sku, plan]))
  const plans = after.plans.filter((plan) => !isSameJson(were.get(plan.sku), plan))
  if (plans.length === 0) return ['']
  const selling = plans.flatMap(({ sku }) => campaignsWith(resolved, sku))
  return selling.includes('') ? [''] : [selling[0] ?? '']
}

/** What pages of a campaign show of its own settings, and of those that it inherits. */
const shownOf = ({ campaigns, landingOf }: ResolvedEdition, prefix: string) => {
  const { title, theme, footer, page, checkout } = campaigns.settingsOf(prefix)
  return { title, theme, footer, page, checkout, landing: landingOf(prefix) }
}
