import type { PageCampaign } from './types.ts'

/** How a request names a page's campaign (D79): by the spec's alias with the whole prefix beside it, where it has one. */
export function sentCampaign({ prefix, wire }: Pick<PageCampaign, 'prefix' | 'wire'>): {
  addon?: string
  prefix?: string
} {
  if (prefix === '') return {}
  return wire === prefix ? { addon: prefix } : { addon: wire, prefix }
}
