import { plainPage } from '../../campaigns/plain.ts'
import type { PageCampaign } from '../../campaigns/types.ts'

/** A shape check, enough to reject data of another build. */
function isCampaign(data: unknown): data is PageCampaign {
  if (typeof data !== 'object' || data === null) return false
  const { prefix, lpOrigin, footer } = data as Partial<Record<keyof PageCampaign, unknown>>
  return typeof prefix === 'string' && typeof lpOrigin === 'string' && typeof footer === 'object'
}

/** This page's campaign rules, read from its HTML; the default campaign's if there are none. */
export function readCampaign(page: Pick<Document, 'getElementById'> = document): PageCampaign {
  try {
    const data: unknown = JSON.parse(page.getElementById('campaign')?.textContent ?? 'null')
    return isCampaign(data) ? data : plainPage
  } catch {
    return plainPage
  }
}
