/** The campaign of the page, and links that stay in it. */
import { createContext, use } from 'react'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/campaign-types.ts'

/** React context with the settings of the page's campaign; by default, those of the fallback campaign. */
export const CampaignContext = createContext<PageCampaign>(fallbackCampaign)

/** Returns the settings of the page's campaign, such as title, theme and footer. */
export const useCampaign = (): PageCampaign => use(CampaignContext)

/** React context with the campaign prefix of the page, with a leading slash; '' if there is none. */
export const BaseContext = createContext('')

/**
 * Returns a path on this site with the campaign prefix of the page added. The URL of another site, and those of PDF files
 * and of “Meus dados”, which are the same for all campaigns, stay unchanged.
 */
export function useCampaignHref(path: string): string {
  const base = use(BaseContext)
  if (/^https:|\.pdf$|^\/meus/.test(path)) return path
  return base && path === '/' ? base : base + path
}
