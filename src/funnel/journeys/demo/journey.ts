import { addJourney } from '../../journeys.ts'
import type { Page } from '../../types.ts'

const root = '/demo'

const page = (path: string, stage: Page['stage'], steps: readonly string[]): Page => ({
  path: `${root}/${path}/`,
  layout: 'checkout',
  stage,
  steps,
})

/** The page that shows a route with a name in it. */
const GREETING = /^\/demo\/hello\/([^/]{1,64})$/

/** The name in the address of the dynamic route; null elsewhere. */
export function greetedAt(path: string): string | null {
  const written = GREETING.exec(path.replace(/\/+$/, ''))?.[1]
  try {
    return written === undefined ? null : decodeURIComponent(written)
  } catch {
    return null // a stray '%'
  }
}

/** The starter template: the same engine with another content, kept in this browser only (M1.4, D48, D75). */
export const demo = addJourney({
  id: 'demo',
  root,
  pages: [
    page('details', 'dados-pessoais', ['demo-name', 'demo-email']),
    page('plans', 'oferta', ['demo-plan']),
    page('confirm', 'confirmação', ['demo-confirm']),
    page('thank-you', 'pedido-realizado', ['demo-thanks']),
  ],
  // the first question is the demo's beginning: its home page is not part of the order
  backs: { 'demo-name': () => null },
  isOwnPage: (path) => path === root || path === `${root}/about` || greetedAt(path) !== null,
  isHidden: true,
  subject: 'demo',
})
