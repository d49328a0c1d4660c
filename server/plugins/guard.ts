import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This address rejects the method whatever the body (plugins/methods.ts). */
    isRefused?: boolean
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const IS_JSON = /^application\/json(?:\s*;|\s*$)/i

/** Writes need JSON and an allowed Origin; a missing Origin is accepted (D25, S21). */
export function guardWrites(app: FastifyInstance, config: Pick<Config, 'allowedOrigins'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method) || request.routeOptions.config.isRefused) return done()
    if (!isAllowedOrigin(request, config.allowedOrigins)) {
      return done(new Refusal(403, 'origin', 'Esse pedido veio de um endereço que não é o nosso.'))
    }
    if (!IS_JSON.test(request.headers['content-type'] ?? '')) {
      return done(new Refusal(415, 'content_type', 'Envie os dados como application/json.'))
    }
    done()
  })
}

function isAllowedOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === request.host && origin !== 'null'
}

/** The channel recorded in the event history: chat or pages (D25). */
export function channelOf(request: FastifyRequest): 'chat' | 'pages' | null {
  const channel = request.headers['x-channel']
  return channel === 'chat' || channel === 'pages' ? channel : null
}
