import { brand } from '../../content/brand.ts'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The header of pages outside an order, without progress and without a link to the chat. */
export function SitePageHeader() {
  return <SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />
}
