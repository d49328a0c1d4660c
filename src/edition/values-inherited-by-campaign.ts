/** Finds the values that a campaign of an edition inherits. */
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/campaign-types.ts'
import { withCampaign } from './change-campaigns-in-edition.ts'
import { resolveEdition } from './edition-content-at-instant.ts'
import type { Edition } from './edition-schema.ts'

/**
 * The values that a campaign would have without its own fields. The general campaign inherits nothing, so for it these are its own values.
 */
export type InheritedValues = { readonly rules: Campaign; readonly landing: Landing }

export function inheritedValuesOf(edition: Edition, prefix: string): InheritedValues {
  const { campaigns, landingOf } = resolveEdition(
    prefix === '' ? edition : withCampaign(edition, prefix, {}),
    new Date(),
  )
  return { rules: campaigns.settingsOf(prefix), landing: landingOf(prefix) }
}
