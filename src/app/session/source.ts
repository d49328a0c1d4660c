import { storageKeys } from '../../lib/storage-keys.ts'

/** Whether this tab can store anything for its next page. */
function canKeep(): boolean {
  try {
    return sessionStorage.getItem(storageKeys.tracking.key) !== null
  } catch {
    return false
  }
}

/** The same address with the source of the visit in its query; parameters that it has stay. */
function withSource(href: string): string {
  const url = new URL(href, location.href)
  for (const [name, value] of Object.entries(window.__prosaSource ?? {}))
    if (name !== 'at' && value && !url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** An address of this site for this tab's next page: it carries the source of the visit where the tab cannot (D101). */
export const nextPage = (href: string): string =>
  !window.__prosaSource || canKeep() ? href : withSource(href)

/**
 * Links of this site carry the source of the visit in their query when they open another tab, which knows nothing of
 * this one, and where this tab can store nothing. Others stay as they are: the tab has it.
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
