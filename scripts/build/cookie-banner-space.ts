/**
 * Inline script in the head of marketing pages. It reserves the space of the cookie banner
 * (src/ui/consent/consent-banner.css) before the first paint, unless the visitor's choice about cookies is still valid:
 * a choice lasts seven days (src/lib/cookie-consent.ts), so its expiry must lie within the next seven days. Where
 * cookies are blocked, the script fails and reserves nothing.
 */
export const cookieBannerSpaceScript =
  'Math.ceil((Number((/_expiry=(\\d+)/.exec(document.cookie)||[])[1])-Date.now())/6048e5)!==1&&(document.documentElement.dataset.ask="")'
