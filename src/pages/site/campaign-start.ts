import { splitPrefix } from '../../campaigns/prefix.ts'

/**
 * Returns the start page for the chosen mobile plan: the campaign of that plan, below the current campaign if that
 * combination exists (`/globoplay` and `/timpre/` → `/globoplay/timpre/`).
 * @param base prefix of the current campaign with leading slash, '' for none
 * @param to start page of the mobile plan's campaign; '/' if no mobile plan is chosen
 */
export function campaignStart(base: string, to: string): string {
  const isTogether = base !== '' && to !== '/' && splitPrefix(base + to).path === '/'
  return isTogether ? base + to : to
}
