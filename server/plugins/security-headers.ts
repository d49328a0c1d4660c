import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'

/** The hashes of a page's inline scripts and styles, as a Content-Security-Policy writes them. */
export type PageHashes = { scripts: readonly string[]; styles: readonly string[] }

const NONE: PageHashes = { scripts: [], styles: [] }

/**
 * Returns a function that builds the Content-Security-Policy of a page. It contains no unsafe-inline: the
 * page's own inline scripts and styles are listed by hash. Configured third-party hosts are allowed.
 */
export function makePolicy(config: Config): (page?: PageHashes) => string {
  const others = config.thirdPartyHosts
  const known = new Map<PageHashes, string>()
  const write = ({ scripts, styles }: PageHashes) =>
    headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...scripts, ...others.script],
          styleSrc: ["'self'", ...styles],
          // Third-party scripts report by calls and by images.
          imgSrc: ["'self'", 'data:', ...others.connect],
          // the headings' font is in the style sheet of marketing pages (docs/decisions/0065)
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'", ...config.apiHosts, ...others.connect],
          frameSrc: others.frame.length > 0 ? [...others.frame] : ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
        },
      },
    })['content-security-policy'] ?? ''
  return (page = NONE) => {
    const policy = known.get(page) ?? write(page)
    known.set(page, policy)
    return policy
  }
}

/**
 * Adds the security headers to every reply, such as HSTS, nosniff, Referrer-Policy, and a
 * Content-Security-Policy that allows no inline code.
 */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const fixed: Record<string, string> = {
    ...headersOf({
      contentSecurityPolicy: false,
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    }),
    'content-security-policy': makePolicy(config)(),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(config.env === 'test' && { 'x-robots-tag': 'noindex' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
}

/**
 * Returns the headers that Helmet would set. They are the same for every reply, so they are computed once,
 * with a dummy reply.
 */
export function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(options)(request, reply, (error) => {
    if (error instanceof Error) throw error
  })
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}
