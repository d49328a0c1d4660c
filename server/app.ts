/** Builds the HTTP application: its plugins, in the order in which a request meets them. */
import type { FastifyInstance } from 'fastify'
import { api, apiDescription, planFiles } from './app/api.ts'
import type { AppDependencies } from './app/app-dependencies.ts'
import { emptyApp, protecting, reading, watching } from './app/request-plugins.ts'
import { previews, shop } from './app/shop-context.ts'
import { desk, legacyHosts, scriptlessPages, site } from './app/browser-pages.ts'

/**
 * Builds the Fastify app with all routes. It does not open a port, and it closes nothing that was passed in.
 * The database must already be migrated.
 */
export async function buildApp(parts: AppDependencies): Promise<FastifyInstance> {
  const app = emptyApp(parts.config)
  // every request
  await app.register(reading, parts) // bodies, the client's address, errors, unknown addresses
  await app.register(watching, parts) // id, log, metrics; adds `metrics`, `outbox`
  await app.register(protecting, parts) // headers of every reply
  await app.register(shop, parts) // adds `shop`, `pages`, `context` with the limits, `deskWork`
  await app.register(previews) // what a browser previews of the shop; adds `request.preview`
  // by address
  await app.register(apiDescription)
  await app.register(api, { ...parts, prefix: '/api' })
  await app.register(planFiles, parts) // /json
  await app.register(legacyHosts, parts)
  await app.register(scriptlessPages) // /pedido/…, forms sent without scripts
  await app.register(desk, parts) // /operador
  await app.register(site, parts) // everything else
  return app
}
