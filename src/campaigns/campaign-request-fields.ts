import type { PageCampaign } from './campaign-types.ts'

/**
 * Returns the request fields that name the page's campaign. Most campaigns send their prefix as
 * `addon`. A campaign with an alias in the specification, such as 'black', sends the alias as `addon` and its
 * prefix as `prefix`.
 */
export function addonFields({ prefix, wire }: Pick<PageCampaign, 'prefix' | 'wire'>): {
  addon?: string
  prefix?: string
} {
  if (prefix === '') return {}
  return wire === prefix ? { addon: prefix } : { addon: wire, prefix }
}
