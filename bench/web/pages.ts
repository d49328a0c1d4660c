import { campaigns } from '../../src/campaigns/index.ts'
import { marketingPathsOf } from '../../src/site/addresses.ts'

export type AuditedPage = {
  readonly path: string
  /** Kept out of search engines (M§2): Lighthouse's SEO counts that as a fault. */
  readonly isHidden?: boolean
}

/** One page of each kind: plain and dark landing page, streaming page, one under two prefixes, and both ways to order. */
export const audited: readonly AuditedPage[] = [
  { path: '/' },
  { path: '/black-friday' },
  { path: '/hbo-max' },
  { path: '/globoplay/timpre', isHidden: true },
  { path: '/checkout/cep/' },
  { path: '/chat' },
]

/** The marketing pages among them. */
export const landings: readonly string[] = ['/', '/black-friday', '/hbo-max', '/globoplay/timpre']

const addressOf = (prefix: string, path: string): string =>
  `${prefix && `/${prefix}`}${prefix && path === '/' ? '' : path}`

const sites = ['', ...campaigns.prefixes].filter((prefix) => marketingPathsOf(campaigns, prefix).length > 0)

/** The start page of every campaign that has one. */
export const startPages: readonly string[] = sites.map((prefix) => addressOf(prefix, '/'))

const services = ['globoplay', 'hbo-max', 'paramount']

/** The start page of a streaming service (M2.38) starts with a row of its series. */
export const beginsWithSeries = (path: string): boolean =>
  startPages.includes(path) && services.includes(path.split('/')[1] ?? '')

/** Every marketing page of every campaign. */
export const routes: readonly string[] = sites.flatMap((prefix) =>
  marketingPathsOf(campaigns, prefix).map((path) => addressOf(prefix, path)),
)
