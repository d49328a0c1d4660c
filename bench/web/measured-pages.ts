/** The pages that `npm run bench:web` measures. */
import { campaigns } from '../../src/edition/first-edition-resolved-now.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'

export type AuditedPage = {
  readonly path: string
  /** Whether the page is excluded from search engines, which costs points in Lighthouse's SEO. */
  readonly isHidden?: boolean
}

/**
 * One page of each kind: normal and dark landing page, streaming page, page under two prefixes, and both modes of an
 * order.
 */
export const auditedPages: readonly AuditedPage[] = [
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

/** The start pages of all campaigns that have one. */
export const startPages: readonly string[] = sites.map((prefix) => addressOf(prefix, '/'))

const services = ['globoplay', 'hbo-max', 'paramount']

/** Whether a page is the start page of a streaming service, which starts with a row of series. */
export const beginsWithSeries = (path: string): boolean =>
  startPages.includes(path) && services.includes(path.split('/')[1] ?? '')

/** Every marketing page of every campaign. */
export const routes: readonly string[] = sites.flatMap((prefix) =>
  marketingPathsOf(campaigns, prefix).map((path) => addressOf(prefix, path)),
)
