/** What replies have in common that are sent without the app: while it starts, and to requests that it must not read. */
import type { IncomingMessage } from 'node:http'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../plugins/security-headers.ts'
import { STARTING_SCRIPT, STARTING_STYLE } from './server-starting-page.ts'

/** The security headers of every such reply. */
const CAREFUL = {
  ...SECURITY_HEADERS,
  'content-security-policy': contentSecurityPolicy({
    'default-src': ["'none'"],
    'style-src': [STARTING_STYLE],
    'script-src': [STARTING_SCRIPT],
    'connect-src': ["'self'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  // A URL may contain the key to a lead, so browsers must not send it to anyone.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
export const JSON_HEADERS = { ...CAREFUL, 'content-type': 'application/json; charset=utf-8' }
export const PAGE_HEADERS = { ...CAREFUL, 'content-type': 'text/html; charset=utf-8' }

/** Returns whether a browser requests a page: it gets HTML, all others an error in the API's format. */
export const isVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?:[/?]|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '')
