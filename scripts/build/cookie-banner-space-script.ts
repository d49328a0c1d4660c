import { CHOICE_DURATION_MS } from '../../src/lib/cookie-consent.ts'

/**
 * Inline script in the head of marketing pages that reserves the space of the cookie banner before the first paint,
 * unless the visitor has chosen already. A stored choice counts if it expires in the future, by at most
 * `CHOICE_DURATION_MS`: the quotient, rounded up, is then 1. Where cookies are blocked, the script fails and reserves
 * nothing.
 */
export const cookieBannerSpaceScript = `Math.ceil((Number((/_expiry=(\\d+)/.exec(document.cookie)||[])[1])-Date.now())/${CHOICE_DURATION_MS})!==1&&(document.documentElement.dataset.ask="")`
