import { splitPrefix } from '../../campaigns/prefix.ts'

/**
 * Where a choice leads: the mobile plan's campaign, below the present one where the two stand together
 * (`/globoplay` and `/timpre/` give `/globoplay/timpre/`); without a mobile plan to the start.
 * @param base campaign prefix with leading slash, '' for none
 */
export function campaignStart(base: string, to: string): string {
  const isTogether = base !== '' && to !== '/' && splitPrefix(base + to).path === '/'
  return isTogether ? base + to : to
}
