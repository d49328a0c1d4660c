import { createContext, use } from 'react'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/types.ts'

/** The campaign of the page; outside a provider, the default one. */
export const CampaignContext = createContext<PageCampaign>(fallbackCampaign)

/** Returns the rules of the page's campaign, such as title, theme and footer. */
export const useCampaign = (): PageCampaign => use(CampaignContext)
