/** Loads the data of the desk's pages about the shop, beside the visitors' thread. */
import type { ShopPageArguments, ShopPageData, ShopPageName } from '../../desk-work/shop-pages.ts'
import type { DeskRouteParts, LoggedInVisit } from './desk-route.ts'

/** Returns what loads a page for a visit, by the name of its service. */
export const shopPageLoader =
  ({ work }: Pick<DeskRouteParts, 'work'>) =>
  async <Name extends ShopPageName>(
    { user }: LoggedInVisit,
    name: Name,
    ...args: ShopPageArguments<Name>
  ): Promise<ShopPageData<Name>> => {
    return (await work.run('shopPage', { name, args }, { by: user.id })) as ShopPageData<Name>
  }
