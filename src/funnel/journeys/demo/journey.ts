/**
 * Journey of the demo at `/demo`: a sample order with its own questions and texts, whose answers are stored only in the
 * browser.
 */
import { addJourney } from '../../journey-registry.ts'
import type { Page } from '../../step-and-journey-types.ts'

const root = '/demo'

const page = (path: string, stage: Page['stage'], steps: readonly string[]): Page => ({
  path: `${root}/${path}/`,
  layout: 'checkout',
  stage,
  steps,
})

/** Matches the path of the demo's greeting page. The page greets the name at the end of the path. */
const GREETING = /^\/demo\/hello\/([^/]{1,64})$/

/** Returns the name in a path such as `/demo/hello/Ana`; null for any other path. */
export function greetedName(path: string): string | null {
  const written = GREETING.exec(path.replace(/\/+$/, ''))?.[1]
  try {
    return written === undefined ? null : decodeURIComponent(written)
  } catch {
    return null // the path contains a '%' that is not part of an escape
  }
}

export const demoJourney = addJourney({
  id: 'demo',
  root,
  pages: [
    page('details', 'dados-pessoais', ['demo-name', 'demo-email']),
    page('plans', 'oferta', ['demo-plan']),
    page('confirm', 'confirmação', ['demo-confirm']),
    page('thank-you', 'pedido-realizado', ['demo-thanks']),
  ],
  // the first question has no back link, because the home page of the demo is not part of the order
  backs: { 'demo-name': () => null },
  isOwnPage: (path) => path === root || path === `${root}/about` || greetedName(path) !== null,
  isHidden: true,
  recordKind: 'demo',
  placesNoOrder: true,
})
