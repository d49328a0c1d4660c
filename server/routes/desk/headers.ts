/**
 * Security headers of the pages of the operator's desk, and of the campaign preview that a desk page embeds.
 */
import { headersOf } from '../../plugins/security-headers.ts'

const SHARED = {
  // With 'no-referrer' browsers would send our own forms without an Origin.
  referrerPolicy: { policy: 'same-origin' },
  crossOriginEmbedderPolicy: false,
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
} as const

const policy = (isFraming: boolean) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    ...(isFraming && { frameSrc: ["'self'"] }),
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

/** The headers of the desk's pages, which have no scripts and load only our own style sheet, fonts and images. */
export const DESK_HEADERS = {
  ...headersOf({
    ...SHARED,
    contentSecurityPolicy: policy(false),
    xFrameOptions: { action: 'deny' },
  }),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** The Content-Security-Policy of a desk page that embeds another page of this site. */
export const FRAMING = headersOf({ contentSecurityPolicy: policy(true) })['content-security-policy'] ?? ''

/**
 * Returns the headers of a page that a desk page embeds. The embedded page runs no scripts and submits no
 * forms, and only this site may embed it.
 * @param styles the hashes of the embedded page's inline styles
 */
export const stillHeaders = (styles: readonly string[]): Record<string, string> =>
  headersOf({
    ...SHARED,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
        // The fonts need the page's own origin; without scripts nothing can misuse it.
        sandbox: ['allow-same-origin'],
      },
    },
    xFrameOptions: { action: 'sameorigin' },
  })
