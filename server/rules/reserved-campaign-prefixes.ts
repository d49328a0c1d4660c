/**
 * The first path segments that the site, the API and the server use themselves. The prefix of a campaign must not begin
 * with any of them.
 */
import { JOURNEY_ROOTS } from '../../src/site/journey-roots.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import { myData } from '../../src/content/my-data.ts'
import { ORDER_LINK_PATH } from './signed-order-links.ts'
import { SITE_PAGES } from '../../src/site/pages-outside-orders.ts'

const first = (path: string) => path.split('/')[1] ?? ''

export const reservedPrefixes: ReadonlySet<string> = new Set(
  [
    ...Object.keys(SITE_PAGES).map(first),
    ...Object.keys(JOURNEY_ROOTS),
    first(ORDER_LINK_PATH),
    first(myData.path),
    ...journeys.flatMap(({ pages }) => pages.map(({ path }) => first(path))),
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
    GENERAL_LIST,
    'renderer',
    'robots.txt',
    'scripts',
    'sitemap.xml',
    'shell',
  ].filter(Boolean),
)
