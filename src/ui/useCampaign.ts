import { createContext, use } from 'react'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/campaign-types.ts'

/** React context with the settings of the page's campaign; by default, those of the fallback campaign. */
export const CampaignContext = createContext<PageCampaign>(fallbackCampaign)

/** Returns the settings of the page's campaign, such as title, theme and footer. */
export const useCampaign = (): PageCampaign => use(CampaignContext)
