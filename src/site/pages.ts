import type { Layout } from '../funnel/types.ts'

/** Screens of the site outside the orders. */
export type SiteScreen = 'start' | 'cart' | 'call' | 'call-chat' | 'regulations' | 'linktree' | 'mobile-plan'

type SitePage = { readonly screen: SiteScreen; readonly layout: Layout }

const start: SitePage = { screen: 'start', layout: 'home' }
const cart: SitePage = { screen: 'cart', layout: 'cart' }

/** Path below the campaign's prefix → its page (M§2). */
export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '/': start,
  '/ofertas': start,
  '/novo-cliente': start,
  '/700mb': start,
  '/500mb': start,
  '/1gb': start,
  '/1gb/index.temp': start,
  '/checkout': cart,
  '/checkout/carrinho': cart,
  '/receber-ligacao': { screen: 'call', layout: 'call-request' },
  '/receber-ligacao/chat': { screen: 'call-chat', layout: 'call-request' },
  '/regulamentos': { screen: 'regulations', layout: 'no-coverage' },
  '/linktree': { screen: 'linktree', layout: 'no-coverage' },
  '/selecao-plano-movel': { screen: 'mobile-plan', layout: 'mobile-plan-selection' },
}

/** Files that visitors are sent to, at the root and below every campaign's prefix (F2.33, D96). */
export const SITE_FILES: readonly string[] = ['/faq-migracao.pdf', '/politica-de-privacidade.pdf']

/** The page at a path, or null. Documents have pages below /regulamentos (D55). */
export function sitePageAt(bare: string): SitePage | null {
  const known = /^\/regulamentos\/[\w-]{1,64}$/.test(bare) ? '/regulamentos' : bare
  return Object.hasOwn(SITE_PAGES, known) ? (SITE_PAGES[known] ?? null) : null
}

/** The chat for visitors arriving from WhatsApp. */
export const WHATSAPP_CHAT = '/chat-tct'

/** Whether a path is the chat of the journey with this root. */
export const isChatOf = (root: string, bare: string): boolean =>
  bare === `${root}/chat` || (bare === WHATSAPP_CHAT && root === '')

/**
 * Whether a page redirects into a journey that is entered at its first step (D9). Help and legal pages stay readable
 * for everyone.
 */
export const isGivenUp = (screen: SiteScreen): boolean => !isCallRequest(screen) && screen !== 'regulations'

/** Whether a screen asks for a call, in either way. */
export const isCallRequest = (screen: string): boolean => screen === 'call' || screen === 'call-chat'
