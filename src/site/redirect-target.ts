/** Redirects addresses without a page, such as old links and the root of a journey, to the page that is meant. */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { journeyOf } from '../funnel/journey-registry.ts'
import { JOURNEY_ROOTS } from './journey-roots.ts'
import { firstPathOf } from './campaign-journeys-and-paths.ts'
import { isWellFormed, resolveSitePath } from './resolve-site-path.ts'

/** Prefix of the loyalty campaign. Some links put it after another campaign's prefix. */
const LOYALTY = 'livelo'

/** Prefix of the HBO Max campaign, and the service's short name, which old links have instead. */
const HBO_MAX = 'hbo-max'

const SHORT_HBO_MAX = /^(?:\/(.+))?\/max(\/.*)?$/

/**
 * Returns the target of a redirect for a path without a page; null if there is none.
 * - In a campaign whose orders start with the first question, the pages of other journeys, such as the coverage check,
 *   redirect to that question.
 * - '/max' redirects to '/hbo-max', with and without a campaign's prefix, and with the rest of the path.
 * - The root of a journey redirects to the journey's first page in the same campaign.
 * - The prefix of the loyalty campaign, or of the HBO Max campaign, after another campaign's prefix redirects to that
 *   campaign's page.
 */
export function redirectTarget(pathname: string, campaigns: Campaigns): string | null {
  if (!isWellFormed(pathname)) return null
  const { prefix } = campaigns.splitPrefix(pathname)
  const behind = targetBehind(pathname, campaigns)
  const { journey } = campaigns.settingsOf(prefix)
  if (journeyOf({ journey }).isEnteredAtFirst !== true) return behind
  const other = resolveSitePath(pathname, campaigns)?.journey ?? journey
  return behind !== null || other !== journey ? `/${prefix}${firstPathOf(campaigns, prefix)}` : null
}

function targetBehind(pathname: string, campaigns: Campaigns): string | null {
  const [, own = '', rest = ''] = SHORT_HBO_MAX.exec(pathname) ?? []
  if (SHORT_HBO_MAX.test(pathname) && (own === '' || campaigns.prefixes.includes(own))) {
    const target = `${own && `/${own}`}/${HBO_MAX}${rest === '/' ? '' : rest}`
    return resolveSitePath(target, campaigns) || targetBehind(target, campaigns) ? target : null
  }
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const bare = path.replace(/\/+$/, '')
  if (bare === `/${LOYALTY}` && prefix !== LOYALTY) return `/${LOYALTY}/`
  if (bare.startsWith(`/${HBO_MAX}`) && prefix !== HBO_MAX && resolveSitePath(path, campaigns)) return path
  const journey = Object.hasOwn(JOURNEY_ROOTS, bare.slice(1)) ? JOURNEY_ROOTS[bare.slice(1)] : undefined
  const first = journey && journeyOf({ journey }).pages[0]?.path
  return first ? (prefix && `/${prefix}`) + first : null
}
