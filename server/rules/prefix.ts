import { campaigns } from '../../src/campaigns/index.ts'
import type { Campaigns } from '../../src/campaigns/make.ts'

/**
 * Resolves a stored addon to a full campaign prefix: `globoplay/timpre` stays, the alias `black` of an old row becomes
 * `timblack`, and unknown values become ''. Anything displayed, linked or mailed goes through here (S15).
 */
export const prefixOf = (addon: string | undefined): string => campaigns.prefixOf(addon ?? '')

/** How a request names its campaign: by `addon` alone, or by its alias in `addon` and the whole prefix beside it. */
export type Sent = { addon?: string; prefix?: string }

/**
 * The campaign of a request, as it is stored (D79): the prefix that was sent, if it is one and travels under that
 * addon; else the prefix that the addon is, or is an alias of; else the addon as it was sent, which may name a plan
 * list of the operator's.
 */
export function sentPrefix(
  { prefixOf: known, rulesOf }: Campaigns,
  { addon = '', prefix = '' }: Sent,
): string {
  const isWhole = prefix !== '' && known(prefix) === prefix && rulesOf(prefix).wire === addon
  return isWhole ? prefix : known(addon) || addon
}
