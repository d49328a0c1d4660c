import { journeyOf, pageAt } from '../funnel/journeys.ts'
import type { JourneyId, Mode, StepId } from '../funnel/types.ts'

/** What an address of the site shows. */
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

/** The chat of visitors whom WhatsApp sent. */
export const WHATSAPP_CHAT = '/chat-tct'

/** The start page under other addresses (D50). */
const STARTS = ['/', '/ofertas', '/novo-cliente', '/700mb', '/500mb', '/1gb', '/1gb/index.temp']
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

/**
 * Reads a path; a trailing slash makes no difference.
 * @param path below the campaign's prefix
 */
export function screenAt(journey: JourneyId, path: string): Screen {
  const bare = path.replace(/\/+$/, '') || '/'
  const { root } = journeyOf({ journey })
  if (STARTS.includes(bare)) return { kind: 'start' }
  if (bare === `${root}/chat` || (bare === WHATSAPP_CHAT && root === '')) return { kind: 'chat' }
  if (CARTS.includes(bare) && root === '') return { kind: 'cart' }
  if (bare === '/receber-ligacao') return { kind: 'call' }
  const page = sitePageAt(bare)
  if (page) return page
  const step = pageAt({ journey }, bare)?.steps[0]
  return step === undefined ? { kind: 'unknown' } : { kind: 'step', step }
}

/** Which way through the order a screen is; null outside it. */
export function modeOf(screen: Screen): Mode | null {
  if (screen.kind === 'chat') return 'chat'
  return screen.kind === 'step' ? 'pages' : null
}
