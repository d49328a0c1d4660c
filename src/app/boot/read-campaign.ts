/** Reads the page's campaign rules from its HTML. */
import { fallbackCampaign } from '../../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../../campaigns/types.ts'

/** Checks the shape of the data, which is enough to reject data from another build. */
function isCampaign(data: unknown): data is PageCampaign {
  if (typeof data !== 'object' || data === null) return false
  const { prefix, lpOrigin, footer } = data as Partial<Record<keyof PageCampaign, unknown>>
  return typeof prefix === 'string' && typeof lpOrigin === 'string' && typeof footer === 'object'
}

/** Returns the default campaign's rules if the page has none. */
export function readCampaign(page: Pick<Document, 'getElementById'> = document): PageCampaign {
  try {
    const data: unknown = JSON.parse(page.getElementById('campaign')?.textContent ?? 'null')
    return isCampaign(data) ? data : fallbackCampaign
  } catch {
    return fallbackCampaign
  }
}
