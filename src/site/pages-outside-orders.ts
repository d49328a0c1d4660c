/** Lists the pages and files of the site that are not part of an order. */
import type { Layout } from '../funnel/step-and-journey-types.ts'

/** Names of the pages outside an order, such as landing pages and legal documents. */
export type SiteScreen = 'start' | 'cart' | 'call' | 'call-chat' | 'regulations' | 'linktree' | 'mobile-plan'

type SitePage = { readonly screen: SiteScreen; readonly layout: Layout }

const start: SitePage = { screen: 'start', layout: 'home' }
const cart: SitePage = { screen: 'cart', layout: 'cart' }

/** Pages outside an order, by path without the campaign's prefix. */
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

/**
 * Paths of the PDF files that the site links to. They are served at the root and below every campaign's
 * prefix.
 */
export const SITE_FILES: readonly string[] = ['/faq-migracao.pdf', '/politica-de-privacidade.pdf']

/**
 * Returns the page at a path; null if there is none. Each legal document has a page below /regulamentos.
 */
export function sitePageAt(bare: string): SitePage | null {
  const known = /^\/regulamentos\/[\w-]{1,64}$/.test(bare) ? '/regulamentos' : bare
  return Object.hasOwn(SITE_PAGES, known) ? (SITE_PAGES[known] ?? null) : null
}

/** Second path of the chat, for visitors who come from WhatsApp. */
export const WHATSAPP_CHAT = '/chat-tct'

/** Whether a path is the chat of the journey with this root path. */
export const isChatOf = (root: string, bare: string): boolean =>
  bare === `${root}/chat` || (bare === WHATSAPP_CHAT && root === '')

/**
 * Whether a page redirects to the order in a campaign without a start page. The pages for call requests
 * and legal documents never redirect.
 */
export const redirectsToOrderWithoutStartPage = (screen: SiteScreen): boolean =>
  !isCallRequest(screen) && screen !== 'regulations'

/** Whether a screen is the call request, as a form page or as a chat. */
export const isCallRequest = (screen: string): boolean => screen === 'call' || screen === 'call-chat'
