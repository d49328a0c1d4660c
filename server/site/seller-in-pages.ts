/** Writes who sells into pages that were rendered without it. */
import { html } from '../mail/html.ts'

/**
 * Adds the line that says who sells to a page's footer, and to its head, from where the page's script takes it.
 * @param seller the line; '' changes nothing
 */
export function withSeller(page: string, seller: string): string {
  if (seller === '') return page
  const line = html`${seller}`.text
  return page
    .replace('<meta name="seller" content="', (start) => start + line)
    .replaceAll(
      '<p class="site-footer__company">',
      (start) => `<p class="site-footer__seller">${line}</p>${start}`,
    )
}
