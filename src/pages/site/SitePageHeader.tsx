import { brand } from '../../content/brand.ts'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The header of a page beside the order: no progress, no other way to change to. */
export function SitePageHeader() {
  return <SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />
}
