import { stepAt } from '../funnel/journeys.ts'
import type { StepId } from '../funnel/types.ts'
import type { Mode } from '../store/events.ts'

/** What an address of the site shows, from its path without campaign prefix. */
export type Screen =
  | { readonly kind: 'start' }
  | { readonly kind: 'chat' }
  | { readonly kind: 'step'; readonly step: StepId }
  | { readonly kind: 'cart' }
  | { readonly kind: 'call' }
  | { readonly kind: 'regulations' }
  | { readonly kind: 'linktree' }
  | { readonly kind: 'mobile-plan' }
  | { readonly kind: 'unknown' }

const CHATS = ['/chat', '/chat-tct']
const CARTS = ['/checkout', '/checkout/carrinho']

/** Pages beside the order, by the first segment of their path. */
const SITE_PAGES = {
  regulamentos: 'regulations',
  linktree: 'linktree',
  'selecao-plano-movel': 'mobile-plan',
} as const satisfies Record<string, Screen['kind']>

function sitePageAt(bare: string): Screen | null {
  const [, first = '', ...rest] = bare.split('/')
  // a document of the regulations has a page of its own below them
  if (!Object.hasOwn(SITE_PAGES, first) || rest.length > (first === 'regulamentos' ? 1 : 0)) return null
  return { kind: SITE_PAGES[first as keyof typeof SITE_PAGES] }
}

/** Reads a path; a trailing slash makes no difference. */
export function screenAt(path: string): Screen {
  const bare = path.replace(/\/+$/, '') || '/'
  if (bare === '/') return { kind: 'start' }
  if (CHATS.includes(bare)) return { kind: 'chat' }
  if (CARTS.includes(bare)) return { kind: 'cart' }
  if (bare === '/receber-ligacao') return { kind: 'call' }
  const page = sitePageAt(bare)
  if (page) return page
  const step = stepAt(bare)
  return step ? { kind: 'step', step: step.id } : { kind: 'unknown' }
}

/** Which way through the order a screen is; null outside it. */
export function modeOf(screen: Screen): Mode | null {
  if (screen.kind === 'chat') return 'chat'
  return screen.kind === 'step' ? 'pages' : null
}
