/** Writes settings of the running server into pages that were rendered without them. */
import { html } from '../mail/html.ts'
import type { BackendSettings } from './checksums-for-rerendering.ts'

/** Fills an empty `<meta>` in a page's head, from where the page's script reads it. */
const withMeta = (page: string, name: string, content: string) =>
  page.replace(`<meta name="${name}" content="`, (start) => start + html`${content}`.text)

/**
 * Adds the line that says who sells to a page's footer and head.
 * @param seller the line; '' changes nothing
 */
export function withSeller(page: string, seller: string): string {
  if (seller === '') return page
  const line = html`${seller}`.text
  return withMeta(page, 'seller', seller).replaceAll(
    '<p class="site-footer__company">',
    (start) => `<p class="site-footer__seller">${line}</p>${start}`,
  )
}

/** What is written into every page. */
export type PageSettings = {
  /** The line that says who sells; '' if it is not configured. */
  readonly seller: string
  /** How a bill arrives and may be paid; '' if it is not configured. */
  readonly payment: string
  readonly backend: BackendSettings
}

/** Adds who sells, how bills may be paid, and where the page’s calls go (src/app/boot/server-of-calls.ts). */
export function withSettings(page: string, { seller, payment, backend }: PageSettings): string {
  const metas = {
    payment,
    'api-url': backend.url,
    'api-hosts': backend.hosts.join(' '),
    'api-can': backend.takesNoEmail ? 'no-email' : '',
  }
  return Object.entries(metas).reduce(
    (written, [name, content]) => withMeta(written, name, content),
    withSeller(page, seller),
  )
}
