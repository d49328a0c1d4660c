/** Collects the facts about the site that the checks of an edition need. */
import type { SiteFacts } from '../../src/edition/check-edition.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { redirectTarget } from '../../src/site/redirect-target.ts'
import { SITE_FILES } from '../../src/site/pages-outside-orders.ts'
import { plansFor } from './plans-on-offer.ts'
import { reservedPrefixes } from './reserved-campaign-prefixes.ts'

/** The state in which a campaign's plans are looked up if the campaign is not regional. */
const SOMEWHERE = 'SP'

/** Returns what is sold to a visitor of a campaign at a covered address, as the coverage check does. */
function plansSold({ campaigns, offers, plans }: ResolvedEdition, prefix: string) {
  const { flags, state } = campaigns.settingsOf(prefix)
  const byId = new Map(plans.map((plan) => [plan.id, plan]))
  const edition = {
    campaigns,
    offers,
    bySku: new Map(plans.map((plan) => [plan.sku, plan])),
    plansOf: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
  }
  const { collaborator, premium, rs } = flags
  return plansFor(
    campaigns,
    edition,
    { region: null, state: state ?? SOMEWHERE },
    { addon: prefix, collaborator, premium, rs },
  )
}

/** The site, for `checkEdition`. */
export const siteFacts: SiteFacts = {
  journeys: journeys.map(({ id }) => id),
  reserved: reservedPrefixes,
  sellsPlans: (journey) =>
    ['planos', 'confirmacao'].every((step) => idsOf({ journey }, 'pages').includes(step)),
  plansSold,
  isAddress: (path, campaigns) =>
    SITE_FILES.includes(path) ||
    resolveSitePath(path, campaigns) !== null ||
    redirectTarget(path, campaigns) !== null,
}
