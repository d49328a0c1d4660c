/** Redirects requests to the former host of the employee offer. */
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { indexablePaths } from '../../src/site/indexable-paths.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'

/** The campaign that used to have its own host. */
const EMPLOYEE_OFFER = 'oferta-colaborador'

/**
 * Redirects requests to the former host of the employee offer to the offer's current URL, and keeps their
 * query. Does nothing if LEGACY_HOSTS is not configured.
 */
export function redirectFromLegacyHosts(
  app: FastifyInstance,
  { legacyHosts, publicUrl }: Pick<Config, 'legacyHosts' | 'publicUrl'>,
): void {
  if (legacyHosts.length === 0 || publicUrl === undefined) return
  app.addHook('onRequest', (request, reply, done) => {
    const [path = '', query] = request.url.split('?')
    if (!legacyHosts.includes(request.hostname) || path.split('/')[1] !== EMPLOYEE_OFFER) return done()
    void reply.redirect(`${publicUrl}/${EMPLOYEE_OFFER}/${query ? `?${query}` : ''}`, 302)
  })
}

const HOUR = 'public, max-age=3600'

/** Adds GET /robots.txt and GET /sitemap.xml. The sitemap lists all pages that search engines may index. */
export function routesForRobots(
  app: FastifyInstance,
  campaigns: Campaigns,
  { publicUrl, port, env }: Pick<Config, 'publicUrl' | 'port' | 'env'>,
): void {
  // A test environment is kept out of search engines entirely. The paths are computed at the first
  // request, because that takes 70 ms and would delay the start.
  const found = new WeakMap<readonly string[], readonly string[]>()
  function paths(): readonly string[] {
    if (env === 'test') return []
    // each edition of the shop has its own list
    const { prefixes } = campaigns
    const known = found.get(prefixes) ?? indexablePaths(campaigns)
    found.set(prefixes, known)
    return known
  }
  // As in mails, never the Host of the request: what is kept for an hour would lead others to another site (S61).
  const origin = siteOrigin({ publicUrl, port })

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /json/',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, (_request, reply) => {
    const urls = paths().map((path) => `<url><loc>${origin}${path}</loc></url>`)
    return reply
      .header('cache-control', HOUR)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}
