import { brand } from '../../content/brand.ts'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The header of pages outside the order: no progress, no mode switch. */
export function SitePageHeader() {
  return <SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />
}
