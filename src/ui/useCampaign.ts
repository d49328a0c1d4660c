import { createContext, use } from 'react'
import { plainPage } from '../campaigns/plain.ts'
import type { PageCampaign } from '../campaigns/types.ts'

/** The campaign whose page this is; none where nobody says. */
export const CampaignContext = createContext<PageCampaign>(plainPage)

/** What the rules of this page's campaign say: footer, title, theme … */
export const useCampaign = (): PageCampaign => use(CampaignContext)
