/** The headers of pages without scripts whose forms are sent to this server. */
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts'

export const SCRIPTLESS_PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  // With 'no-referrer' browsers would send our own forms without an Origin.
  'referrer-policy': 'same-origin',
  'content-security-policy': contentSecurityPolicy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}
