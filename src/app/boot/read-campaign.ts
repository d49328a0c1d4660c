/** Returns the campaign settings in the page's HTML, or those of the default campaign if it has none. */
import { fallbackCampaign } from '../../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'

/**
 * Whether the data looks like campaign settings. Checking its shape is enough to reject data from another build.
 */
function isCampaign(data: unknown): data is PageCampaign {
  if (typeof data !== 'object' || data === null) return false
  const { prefix, lpOrigin, footer } = data as Partial<Record<keyof PageCampaign, unknown>>
  return typeof prefix === 'string' && typeof lpOrigin === 'string' && typeof footer === 'object'
}

export function readCampaign(page: Pick<Document, 'getElementById'> = document): PageCampaign {
  try {
    const data: unknown = JSON.parse(page.getElementById('campaign')?.textContent ?? 'null')
    return isCampaign(data) ? data : fallbackCampaign
  } catch {
    return fallbackCampaign
  }
}
