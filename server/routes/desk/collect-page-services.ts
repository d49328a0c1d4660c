/**
 * Collects the services that the declared pages of the desk may call (src/desk/pages): functions that load or change
 * something on the server.
 */
import { servicesOfFigures } from './figures-page-services.ts'
import type { ShopPageArguments, ShopPageData, ShopPageName } from '../../desk-work/load-shop-page-data.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { PageParts, PageServices } from './page-service-types.ts'
import { servicesOfOperation } from './import-and-calendar-page-services.ts'
import { servicesOfPeople } from './order-call-and-account-page-services.ts'
import { servicesOfShop } from './shop-page-services.ts'

const services = { ...servicesOfFigures, ...servicesOfPeople, ...servicesOfOperation, ...servicesOfShop }

type WithoutParts<Service> = Service extends (parts: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

export type DeskServices = {
  readonly [Name in keyof typeof services]: WithoutParts<(typeof services)[Name]>
} & {
  /** Loads the data of a page about the shop, by the name of its service. */
  readonly shopPage: <Name extends ShopPageName>(
    by: DeskUser,
    name: Name,
    ...args: ShopPageArguments<Name>
  ) => Promise<ShopPageData<Name>>
}

/** Returns the functions with the parts of this server. */
export function servicesOf(parts: PageParts): DeskServices {
  const bound = Object.entries<PageServices[string]>(services).map(
    ([name, service]) => [name, (...rest: never[]) => service(parts, ...rest)] as const,
  )
  return {
    ...(Object.fromEntries(bound) as Omit<DeskServices, 'shopPage'>),
    shopPage: async <Name extends ShopPageName>(by: DeskUser, name: Name, ...args: ShopPageArguments<Name>) =>
      (await parts.loadShopPage(by, { name, args })) as ShopPageData<Name>,
  }
}
