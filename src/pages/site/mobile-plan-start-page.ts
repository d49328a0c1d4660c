import { splitPrefix } from '../../campaigns/prefix.ts'

/**
 * Returns the start page for a visitor who has chosen a mobile plan. If the current campaign can be combined
 * with the campaign of that plan, the result is the combined campaign: `/globoplay` and `/timpre/` become
 * `/globoplay/timpre/`. Otherwise the result is `to`.
 * @param base prefix of the current campaign with leading slash, '' for none
 * @param to start page of the mobile plan's campaign; '/' if the visitor has no mobile plan
 */
export function mobilePlanStartPage(base: string, to: string): string {
  const isTogether = base !== '' && to !== '/' && splitPrefix(base + to).path === '/'
  return isTogether ? base + to : to
}
