/** The security headers of every reply, and the Content-Security-Policy (CSP) of the pages. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import fastifyCors from '@fastify/cors'
import fastifyPlugin from 'fastify-plugin'

/** The hashes of a page's inline scripts and styles, as a Content-Security-Policy writes them. */
export type PageHashes = { scripts: readonly string[]; styles: readonly string[] }

const NONE: PageHashes = { scripts: [], styles: [] }

/** The security headers of every reply. Pages that differ in one of them, such as the desk's, replace it. */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Writes a Content-Security-Policy. Throws if a source would end its directive. */
export const contentSecurityPolicy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => {
      const wrong = sources.find((source) => /[;,\s]/.test(source))
      if (wrong !== undefined) throw new Error(`no source of a Content-Security-Policy: ${wrong}`)
      return [name, ...sources].join(' ')
    })
    .join(';')

/**
 * Returns a function that builds the Content-Security-Policy of a page. It contains no unsafe-inline: the
 * page's own inline scripts and styles are listed by hash. Configured third-party hosts are allowed.
 */
export function makePolicy(config: Config): (page?: PageHashes) => string {
  const others = config.thirdPartyHosts
  const known = new WeakMap<PageHashes, string>()
  const write = ({ scripts, styles }: PageHashes) =>
    contentSecurityPolicy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scripts, ...others.script],
      'style-src': ["'self'", ...styles],
      // Third-party scripts report by calls and by images.
      'img-src': ["'self'", 'data:', ...others.connect],
      // the headings' font is in the style sheet of marketing pages (docs/decisions/0025)
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'", ...backendsOf(config), ...others.connect],
      'frame-src': others.frame.length > 0 ? others.frame : ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
    })
  return (page = NONE) => {
    const policy = known.get(page) ?? write(page)
    known.set(page, policy)
    return policy
  }
}

/** Returns the origins of the backends that pages may call besides this server. */
const backendsOf = ({ backend }: Config) => [
  ...new Set([backend.url, ...backend.hosts].filter(Boolean).map((each) => new URL(each).origin)),
]

/**
 * Adds the security headers to every reply, such as HSTS, nosniff, Referrer-Policy, and a
 * Content-Security-Policy that allows no inline code.
 */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const fixed: Record<string, string> = {
    ...SECURITY_HEADERS,
    'content-security-policy': makePolicy(config)(),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(config.env === 'test' && { 'x-robots-tag': 'noindex' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
}

/** The headers of pages without scripts whose forms are sent to this server. */
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

/** The request headers that the site sends, and the response headers that it reads. */
const REQUEST_HEADERS = ['content-type', 'if-match', 'idempotency-key', 'x-channel', 'x-request-id']
const RESPONSE_HEADERS = ['etag', 'retry-after', 'x-request-id']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Seconds for which a browser may cache a preflight response. No browser caches it longer. */
const MAX_AGE_S = 7200

/**
 * Lets pages from `allowedOrigins` call the API, for a site that is served by another host. The API
 * uses no cookies, so no credentials are allowed. Calls from any other origin are answered as if this plugin
 * were absent.
 */
export const cors = fastifyPlugin<Pick<Config, 'allowedOrigins'>>(
  async (app, { allowedOrigins }) => {
    if (allowedOrigins.length === 0) return
    await app.register(fastifyCors, {
      origin: (origin, callback) => callback(null, origin !== undefined && allowedOrigins.includes(origin)),
      methods: METHODS,
      allowedHeaders: REQUEST_HEADERS,
      exposedHeaders: RESPONSE_HEADERS,
      maxAge: MAX_AGE_S,
    })
  },
  { name: 'cors' },
)
