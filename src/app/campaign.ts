import { plainPage } from '../campaigns/plain.ts'
import type { PageCampaign } from '../campaigns/types.ts'

/** Enough to tell data of this build's shape from anything else. */
function isCampaign(data: unknown): data is PageCampaign {
  if (typeof data !== 'object' || data === null) return false
  const { prefix, lpOrigin, footer } = data as Partial<Record<keyof PageCampaign, unknown>>
  return typeof prefix === 'string' && typeof lpOrigin === 'string' && typeof footer === 'object'
}

/** The rules of this page's campaign, out of its HTML; those of no campaign where it says none. */
export function readCampaign(page: Pick<Document, 'getElementById'> = document): PageCampaign {
  try {
    const data: unknown = JSON.parse(page.getElementById('campaign')?.textContent ?? 'null')
    return isCampaign(data) ? data : plainPage
  } catch {
    return plainPage
  }
}
