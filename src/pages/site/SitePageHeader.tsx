import { brand } from '../../content/brand-and-phones.ts'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The header of pages outside an order. It has no progress bar and no link to the chat. */
export function SitePageHeader() {
  return <SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />
}
