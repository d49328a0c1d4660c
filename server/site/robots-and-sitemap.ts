import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { indexablePaths } from '../../src/site/indexable-paths.ts'
import type { Config } from '../config.ts'

const HOUR = 'public, max-age=3600'

/** Adds GET /robots.txt and GET /sitemap.xml. The sitemap lists all pages that search engines may index. */
export function routesForRobots(
  app: FastifyInstance,
  campaigns: Campaigns,
  { publicUrl, env }: Pick<Config, 'publicUrl' | 'env'>,
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
  // Without PUBLIC_URL the Host of the request is used. X-Forwarded-Host never is: anyone can send it to a server that
  // trusts every proxy, and search engines would be led to another site.
  const originOf = ({ protocol, headers }: FastifyRequest) =>
    publicUrl ?? `${protocol}://${hostName(headers.host ?? '')}`

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
    reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /json/',
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) => {
    const origin = originOf(request)
    const urls = paths().map((path) => `<url><loc>${origin}${path}</loc></url>`)
    return reply
      .header('cache-control', HOUR)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}

/**
 * Returns the Host header, or `localhost` if it is not a valid name with or without a port. The result is
 * written into robots.txt and sitemap.xml.
 */
const hostName = (host: string): string =>
  /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(host) ? host : 'localhost'
