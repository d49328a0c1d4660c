/**
 * Security headers of the pages of the operator's desk, and of the previews of campaigns and of the shop's draft
 * that desk pages embed.
 */
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../plugins/reply-headers.ts'

// With 'no-referrer' browsers would send our own forms without an Origin.
const SHARED = { ...SECURITY_HEADERS, 'referrer-policy': 'same-origin' }

const policy = (isFraming: boolean) =>
  contentSecurityPolicy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    ...(isFraming && { 'frame-src': ["'self'"] }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  })

/** The headers of the desk's pages, which have no scripts and load only our own style sheet, fonts and images. */
export const DESK_HEADERS = {
  ...SHARED,
  'content-security-policy': policy(false),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** The Content-Security-Policy of a desk page that embeds another page of this site. */
export const FRAMING_POLICY = policy(true)

/**
 * Returns the headers of a page that a desk page embeds. The embedded page runs no scripts and submits no
 * forms, and only this site may embed it.
 * @param styles the hashes of the embedded page's inline styles
 */
export const embeddedPageHeaders = (styles: readonly string[]): Record<string, string> => ({
  ...SHARED,
  'content-security-policy': contentSecurityPolicy({
    'default-src': ["'none'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    // The fonts need the page's own origin; without scripts nothing can misuse it.
    sandbox: ['allow-same-origin'],
  }),
  'x-frame-options': 'SAMEORIGIN',
})

/** Headers of a reply that makes the browser forget the order that it has in the shop. */
export const FORGETTING_ORDER = { 'clear-site-data': '"storage"' } as const
