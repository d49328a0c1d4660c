import { createContext, use } from 'react'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/types.ts'

/** React context with the campaign of the page. Without a provider, it is the default campaign. */
export const CampaignContext = createContext<PageCampaign>(fallbackCampaign)

/** Returns the rules of the page's campaign, such as title, theme and footer. */
export const useCampaign = (): PageCampaign => use(CampaignContext)
