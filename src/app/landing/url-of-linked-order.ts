/**
 * Returns where a marketing page leads whose address named an order (`l`, `lmig`) or a place on the waiting list
 * (`ls`): to the page of the order that follows such a link, in the preferred way (D56). Null if the address named
 * none.
 */
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import type { HeadLink } from '../server-rendering/early-input-and-tracking-script.ts'

/**
 * @param link what the script in the page's head took out of the address. It goes along, and is taken out there again
 * @param search the rest of the page's query
 */
export function addressOfLinkedOrder(
  { prefix }: Pick<PageCampaign, 'prefix'>,
  link: HeadLink | undefined,
  search: string,
  opening: () => Mode,
): string | null {
  if (!link || !(link.l || link.lmig || link.ls)) return null
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(link)) query.set(name, value)
  const path = opening() === 'chat' ? '/chat' : '/checkout/confirmacao/'
  return `${prefix && `/${prefix}`}${path}?${query}`
}
