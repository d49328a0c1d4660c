/** Determines the campaign of a request or of a stored order. */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'

/**
 * Returns the campaign prefix for a stored `addon`. A prefix ('globoplay/timpre') is returned as it is. An
 * alias from an old row ('black') becomes its prefix ('timblack'). Anything else becomes ''. Use it for
 * everything that is displayed, linked or sent by e-mail.
 */
export const prefixOf = (campaigns: Campaigns, addon: string | undefined): string =>
  campaigns.prefixOf(addon ?? '')

/** Returns the prefixes that the campaign with a prefix had before, under which orders are stored. */
export const earlierPrefixes = ({ former }: Pick<Campaigns, 'former'>, prefix: string): string[] =>
  [...former].flatMap(([earlier, { to }]) => (to === prefix ? [earlier] : []))

/** How a request names its campaign: `addon` alone, or the alias in `addon` and the whole prefix in `prefix`. */
export type SentCampaign = { addon?: string; prefix?: string }

/**
 * Returns the campaign of a request, as it is stored. That is `prefix` if it belongs to a campaign with
 * the alias `addon`. Otherwise it is the campaign prefix for `addon`. If there is none, it is `addon` itself,
 * which may name a plan list that the operator added. A prefix that a campaign had before stays: pages that were opened
 * then show what the campaign sold there.
 */
export function campaignOfRequest(
  { prefixOf: known, settingsOf, former }: Campaigns,
  { addon = '', prefix = '' }: SentCampaign,
): string {
  const isWhole = prefix !== '' && known(prefix) === prefix && settingsOf(prefix).wire === addon
  if (isWhole) return prefix
  const earlier = [prefix, addon].find((each) => former.has(each))
  return earlier ?? (known(addon) || addon)
}
