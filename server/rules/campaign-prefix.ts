import { campaigns } from '../../src/campaigns/index.ts'
import type { Campaigns } from '../../src/campaigns/make.ts'

/**
 * Returns the prefix of the campaign that a stored `addon` names: `globoplay/timpre` is one, the alias `black` of an
 * old row means `timblack`, and unknown values give ''. Use it for everything that is displayed, linked or sent by
 * e-mail (S15).
 */
export const prefixOf = (addon: string | undefined): string => campaigns.prefixOf(addon ?? '')

/**
 * How a request names its campaign: with `addon` alone, or with the alias in `addon` and the whole prefix in `prefix`.
 */
export type Sent = { addon?: string; prefix?: string }

/**
 * Returns the campaign of a request as it is stored (D79): the prefix that was sent, if it is a campaign's and `addon`
 * is its alias; else the prefix that `addon` names; else `addon` itself, which may name a plan list that the operator
 * added.
 */
export function sentPrefix(
  { prefixOf: known, rulesOf }: Campaigns,
  { addon = '', prefix = '' }: Sent,
): string {
  const isWhole = prefix !== '' && known(prefix) === prefix && rulesOf(prefix).wire === addon
  return isWhole ? prefix : known(addon) || addon
}
