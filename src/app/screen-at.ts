import { journeyOf, pageAt } from '../funnel/journeys.ts'
import type { JourneyId, Mode, StepId } from '../funnel/types.ts'
import { CHECKOUT_PATHS } from '../site/checkout-paths.ts'
import { isChatOf, isGivenUp, sitePageAt, type SiteScreen } from '../site/pages.ts'

/** What an address of the site displays. */
export type Screen =
  | { readonly kind: 'chat' | 'own' | SiteScreen | 'unknown' }
  /** A page of the journey; null: of another journey, so the visitor is redirected to where the order continues. */
  | { readonly kind: 'step'; readonly step: StepId | null }

/**
 * Parses a path; a trailing slash makes no difference.
 * @param path below the campaign's prefix
 */
export function screenAt(journey: JourneyId, path: string): Screen {
  const bare = path.replace(/\/+$/, '') || '/'
  const { root, isEnteredAtFirst, isOwnPage } = journeyOf({ journey })
  if (isChatOf(root, bare)) return { kind: 'chat' }
  const step = pageAt({ journey }, bare)?.steps[0]
  if (step !== undefined) return { kind: 'step', step }
  if (isOwnPage?.(bare)) return { kind: 'own' }
  const page = sitePageAt(bare)
  const leadsOn = page !== null && isEnteredAtFirst === true && isGivenUp(page.screen)
  if (page && !leadsOn) return { kind: page.screen }
  const isOfOrder = leadsOn || CHECKOUT_PATHS.includes(bare) || bare === '/pedido-realizado'
  return isOfOrder && root === '' ? { kind: 'step', step: null } : { kind: 'unknown' }
}

/** The mode of a screen; null outside the order. */
export function modeOf(screen: Screen): Mode | null {
  if (screen.kind === 'chat') return 'chat'
  return screen.kind === 'step' ? 'pages' : null
}

/** Whether a screen is shown without loading a document: marketing pages have their own. */
export const isInApp = ({ kind }: Screen): boolean => kind !== 'start' && kind !== 'unknown'
