import { general, ofFolders } from './folders.ts'
import { makeCampaigns } from './make.ts'

/** Every campaign of the product, for server, build and tests. A browser reads its own campaign from its page. */
export const campaigns = makeCampaigns({ ...(await ofFolders('rules')), default: general.rules })
