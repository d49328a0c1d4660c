/**
 * Inline script in the head of marketing pages. It keeps the space of the cookie banner
 * (src/ui/consent/consent-banner.css) before the first paint, unless a choice about cookies is valid: one ends within
 * seven days (src/lib/cookie-consent.ts), so that it is now the last week before its end. Where cookies are blocked it
 * fails, and nothing is kept.
 */
export const cookieBannerSpaceScript =
  'Math.ceil((Number((/_expiry=(\\d+)/.exec(document.cookie)||[])[1])-Date.now())/6048e5)!==1&&(document.documentElement.dataset.ask="")'
