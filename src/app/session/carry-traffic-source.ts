/** Passes the source of a visit (its tracking parameters) on to this tab's next page and to new tabs. */
import { storageKeys } from '../../lib/storage-keys.ts'

/** Whether this tab has stored the source, so that its next page can read it. */
function canKeep(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.tracking.key) !== null
  } catch {
    return false
  }
}

/** Adds the source of the visit to a URL as query parameters. Existing parameters stay. */
function withSource(href: string): string {
  const url = new URL(href, location.href)
  for (const [name, value] of Object.entries(window.__prosaSource ?? {}))
    if (name !== 'at' && value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the URL for this tab's next page. It has the source of the visit in its query if this tab cannot
 * store the source.
 */
export const nextPage = (href: string): string =>
  !window.__prosaSource || canKeep() ? href : withSource(href)

/**
 * Adds the source of the visit to a link of this site when it is clicked, if the link opens a new tab (which
 * cannot read this tab's storage) or this tab cannot store anything. Other links stay unchanged.
 */
export function carrySource(): void {
  if (!window.__prosaSource) return
  const carry = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || event.defaultPrevented || link.origin !== location.origin) return
    const opensTab =
      event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || link.target !== ''
    if (opensTab || !canKeep()) link.href = withSource(link.href)
  }
  document.addEventListener('click', carry)
  document.addEventListener('auxclick', carry)
}
