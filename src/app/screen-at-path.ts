/** Decides from a path which screen the site shows: the chat, a step of the order, another page, or none. */
import { journeyOf, pageAt } from '../funnel/journey-registry.ts'
import type { JourneyId, Mode, StepId } from '../funnel/step-and-journey-types.ts'
import { CHECKOUT_PATHS, FIRST_STEP_OF_COMPOSED_PAGE } from '../site/checkout-paths.ts'
import {
  isChatOf,
  redirectsToOrderWithoutStartPage,
  sitePageAt,
  type SiteScreen,
} from '../site/pages-outside-orders.ts'

export type Screen =
  | { readonly kind: 'chat' | 'own' | SiteScreen | 'unknown' }
  /**
   * A page of the order. `step` is null if this journey does not have the page. The visitor is then
   * redirected to where the order continues. `meant` is the first question of a page that asks several.
   */
  | { readonly kind: 'step'; readonly step: StepId | null; readonly meant?: StepId | undefined }

/**
 * Finds the screen for a path. A trailing slash makes no difference.
 * @param path without the campaign's prefix
 */
export function screenAt(journey: JourneyId, path: string): Screen {
  const bare = path.replace(/\/+$/, '') || '/'
  const { root, isEnteredAtFirst, isOwnPage } = journeyOf({ journey })
  if (isChatOf(root, bare)) return { kind: 'chat' }
  const step = pageAt({ journey }, bare)?.steps[0]
  if (step !== undefined) return { kind: 'step', step }
  if (isOwnPage?.(bare)) return { kind: 'own' }
  const page = sitePageAt(bare)
  const leadsOn = page !== null && isEnteredAtFirst === true && redirectsToOrderWithoutStartPage(page.screen)
  if (page && !leadsOn) return { kind: page.screen }
  const isOfOrder = leadsOn || CHECKOUT_PATHS.includes(bare) || bare === '/pedido-realizado'
  return isOfOrder && root === ''
    ? { kind: 'step', step: null, meant: FIRST_STEP_OF_COMPOSED_PAGE[bare] }
    : { kind: 'unknown' }
}

/** Whether a screen shows the order as chat or as pages; null if it is not part of the order. */
export function modeOf(screen: Screen): Mode | null {
  if (screen.kind === 'chat') return 'chat'
  return screen.kind === 'step' ? 'pages' : null
}

/** Whether a screen can be shown without a full page load. Landing pages and unknown paths need one. */
export const isInApp = ({ kind }: Screen): boolean => kind !== 'start' && kind !== 'unknown'
