/** Loads the data of the desk's pages about the shop, each of which reads and checks a whole edition, or several. */
import { showCampaign, showCampaigns, showPlan, showPlans } from '../services/desk/shop-draft-page-data.ts'
import { showShopAt, showShopDates } from '../services/desk/shop-timeline-page-data.ts'
import { showPreview } from '../services/desk/shop-preview-page-data.ts'
import { showPublication, showShop } from '../services/desk/shop-publications-page-data.ts'
import { showRequest, showReview } from '../services/desk/shop-review-page-data.ts'
import { showService, showServices } from '../services/desk/plan-services.ts'
import { showNews, showQuestion, showTexts } from '../services/desk/shop-text-page-data.ts'
import { findShopTurns } from '../services/desk/upcoming-shop-changes.ts'
import type { DeskContext } from '../services/desk/desk-context.ts'

/** What the pages are loaded from. */
export type ShopPageParts = Pick<DeskContext, 'db' | 'editions' | 'config' | 'clock' | 'vault'>

const shopPages = {
  showShop,
  showPublication,
  showPlans,
  showPlan,
  showCampaigns,
  showCampaign,
  showTexts,
  showQuestion,
  showNews,
  showReview,
  showRequest,
  showPreview,
  showService,
  showServices,
  showShopAt,
  showShopDates,
  findShopTurns,
} satisfies Readonly<Record<string, (parts: ShopPageParts, ...more: never[]) => Promise<unknown>>>

type ShopPages = typeof shopPages
export type ShopPageName = keyof ShopPages
/** What a page is loaded with, besides what all have. */
export type ShopPageArguments<Name extends ShopPageName> =
  Parameters<ShopPages[Name]> extends [unknown, ...infer Rest] ? Rest : never
export type ShopPageData<Name extends ShopPageName> = Awaited<ReturnType<ShopPages[Name]>>

export type AskedShopPage = { readonly name: ShopPageName; readonly args: readonly unknown[] }

/** Loads a page. */
export const loadShopPage = (parts: ShopPageParts, { name, args }: AskedShopPage): Promise<unknown> =>
  (shopPages[name] as (parts: ShopPageParts, ...args: readonly never[]) => Promise<unknown>)(
    parts,
    ...(args as readonly never[]),
  )
