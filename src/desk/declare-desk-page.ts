/**
 * Declares a page of the desk: a file in `pages` (docs/how-to/add-a-desk-page.md). What it declares, and what it gets, the
 * server says (server/routes/desk/page-declaration-types.ts).
 */
import type { ReactNode } from 'react'
import type { ShopPageData, ShopPageName } from '../../server/desk-work/load-shop-page-data.ts'
import type {
  FormAction,
  FormVisit,
  PageDeclaration,
  PageVisit,
  Refusal,
  ServerRefusal,
  ShownAgain,
} from '../../server/routes/desk/page-declaration-types.ts'

export type { FormAction, FormVisit, PageVisit, Refusal, ServerRefusal, ShownAgain }

/** A page of the desk that shows `Data`, and what became of its forms (`Said`). */
export type DeskPage<Data extends object = object, Said extends object = object> = PageDeclaration<
  Data,
  Said,
  ReactNode
>

/** What a function of the server returns to a page. */
export type Loaded<Name extends keyof PageVisit['services']> = Awaited<
  ReturnType<PageVisit['services'][Name]>
>

/** What a page about the shop is loaded with, where it is found. */
export type ShopPage<Name extends ShopPageName> = NonNullable<ShopPageData<Name>>

/** Declares a page of the desk. */
export const deskPage = <Data extends object, Said extends object = object>(
  page: DeskPage<Data, Said>,
): DeskPage<Data, Said> => page

/** Shows the page again, as it is after the form. */
export const again = <Said extends object>(said: Said, status: number): ShownAgain<Said> => ({ said, status })

/** Refuses a page or a form. */
export const refuse = (refused: Refusal['refused'], why: string): Refusal => ({ refused, why })
