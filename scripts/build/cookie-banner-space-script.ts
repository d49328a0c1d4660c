import { CHOICE_DURATION_MS } from '../../src/lib/cookie-consent.ts'

/**
 * Inline script in the head of marketing pages that reserves the space of the cookie banner before the first paint. It
 * reserves nothing while an earlier choice about cookies is valid: one that expires within the time for which choices
 * are stored. Where cookies are blocked, it fails and reserves nothing.
 */
export const cookieBannerSpaceScript = `Math.ceil((Number((/_expiry=(\\d+)/.exec(document.cookie)||[])[1])-Date.now())/${CHOICE_DURATION_MS})!==1&&(document.documentElement.dataset.ask="")`
