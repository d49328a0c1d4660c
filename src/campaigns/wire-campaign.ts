import type { PageCampaign } from './types.ts'

/**
 * Returns the fields by which a request names the page's campaign (D79). A campaign with an alias in the specification
 * sends the alias as `addon` and its whole prefix as `prefix`; all others send their prefix as `addon`.
 */
export function wireCampaign({ prefix, wire }: Pick<PageCampaign, 'prefix' | 'wire'>): {
  addon?: string
  prefix?: string
} {
  if (prefix === '') return {}
  return wire === prefix ? { addon: prefix } : { addon: wire, prefix }
}
