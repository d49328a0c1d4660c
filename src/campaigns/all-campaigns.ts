import { general, loadFromFolders } from './load-folders.ts'
import { makeCampaigns } from './make-campaigns.ts'

/**
 * Loads all campaigns, for the server, the build and tests. Browsers do not load this file: each page already contains
 * the settings of its own campaign.
 */
export const campaigns = makeCampaigns({ ...(await loadFromFolders('settings')), default: general.settings })
