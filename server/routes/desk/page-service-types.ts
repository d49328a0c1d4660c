/** Types for the services of the desk's pages (collect-page-services.ts): the parts of the server that they use. */
import type { AskedShopPage } from '../../desk-work/load-shop-page-data.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import type { ImportWork } from './background-imports.ts'

/** The parts of the server that these functions get. */
export type PageParts = DeskContext & {
  readonly imports: ImportWork
  /** Loads the data of a page about the shop, beside the visitors' thread. */
  readonly loadShopPage: (by: DeskUser, page: AskedShopPage) => Promise<unknown>
}

/** Functions for pages, by name. */
export type PageServices = Readonly<Record<string, (parts: PageParts, ...rest: never[]) => unknown>>

/** The functions of a file that exports nothing but services. */
export const allOf = <File extends PageServices>(file: File): File => file
