import { JOURNEY_ROOTS } from '../../src/site/journey-roots.ts'
import { SITE_PAGES } from '../../src/site/site-pages.ts'

const first = (path: string) => path.split('/')[1] ?? ''

/**
 * First segments of addresses that are the site's, the API's or the server's own, so that no campaign may begin with
 * them.
 */
export const reservedPrefixes: ReadonlySet<string> = new Set(
  [
    ...Object.keys(SITE_PAGES).map(first),
    ...Object.keys(JOURNEY_ROOTS),
    'api',
    'assets',
    'beneficios',
    'campaigns',
    'chat',
    'chat-tct',
    'checkout',
    'consulta-cpf',
    'demo',
    'default',
    'index',
    'json',
    'max',
    'maps',
    'mobile',
    'og',
    'operador',
    'pedido',
    'pedido-realizado',
    'pictures',
    'renderer',
    'robots.txt',
    'sitemap.xml',
    'shell',
  ].filter(Boolean),
)
