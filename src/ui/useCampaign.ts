import { createContext, use } from 'react'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import type { PageCampaign } from '../campaigns/types.ts'

/** The page's campaign; the default one outside a provider. */
export const CampaignContext = createContext<PageCampaign>(fallbackCampaign)

/** The rules of this page's campaign: footer, title, theme and so on. */
export const useCampaign = (): PageCampaign => use(CampaignContext)
