import { splitPrefix } from '../../campaigns/prefix.ts'

/**
 * The destination of a choice: the mobile plan's campaign, nested in the current one where that combination exists
 * (`/globoplay` + `/timpre/` → `/globoplay/timpre/`); the start page if no mobile plan is chosen.
 * @param base campaign prefix with leading slash, '' for none
 */
export function campaignStart(base: string, to: string): string {
  const isTogether = base !== '' && to !== '/' && splitPrefix(base + to).path === '/'
  return isTogether ? base + to : to
}
