import { general, loadFromFolders } from './load-folders.ts'
import { makeCampaigns } from './make.ts'

/** Every campaign, for server, build and tests. In a browser the page contains the rules of its own campaign. */
export const campaigns = makeCampaigns({ ...(await loadFromFolders('rules')), default: general.rules })
