import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import type { Site } from '../site/files.ts'

/**
 * Security headers of every reply (S14): a policy without unsafe-inline, in which the build's own
 * inline script and styles stand by their hashes; HSTS, nosniff, Referrer-Policy.
 */
export function securityHeaders(app: FastifyInstance, config: Config, site: Site): void {
  const fixed: Record<string, string> = {
    ...headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...site.scriptHashes],
          styleSrc: ["'self'", ...site.styleHashes],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...config.apiHosts],
          frameSrc: ["'none'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
        },
      },
      strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      crossOriginEmbedderPolicy: false,
    }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(config.env === 'test' && { 'x-robots-tag': 'noindex' }),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
}

/** Helmet's headers are the same for every reply, so they are computed once, on a dummy reply. */
export function headersOf(options: HelmetOptions): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const reply = new ServerResponse(request)
  helmet(options)(request, reply, (error) => {
    if (error instanceof Error) throw error
  })
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}
