import { headersOf } from '../../plugins/headers.ts'

const SHARED = {
  // with 'no-referrer' browsers would hide even our own origin from our forms
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

/** The desk's pages have no script at all, and load nothing but our own style sheet, fonts and images. */
export const DESK_HEADERS = {
  ...headersOf({
    ...SHARED,
    contentSecurityPolicy: policy(false),
    xFrameOptions: { action: 'deny' },
  }),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** The policy of a desk page that embeds one of our pages. */
export const FRAMING = headersOf({ contentSecurityPolicy: policy(true) })['content-security-policy'] ?? ''

/**
 * The policy of a page embedded in a desk page: nothing in it runs, submits or links anywhere, and only the desk may
 * embed it.
 * @param styles hashes of its inline styles
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
        fontSrc: ["'self'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'self'"],
        // the fonts need its own origin; without scripts nothing can misuse it
        sandbox: ['allow-same-origin'],
      },
    },
    xFrameOptions: { action: 'sameorigin' },
  })
