/** The page that visitors see while the server starts. */
import { createHash } from 'node:crypto'
import { brand, firstPhones, telHref } from '../../src/content/brand-and-phones.ts'
import { serverStartingWords } from '../../src/content/scriptless-pages.ts'
import { html, Html } from '../mail/mail-style.ts'
import type { IncomingMessage } from 'node:http'
import { contentSecurityPolicy, SECURITY_HEADERS } from '../plugins/reply-headers.ts'

/** How many seconds the starting page waits between checks whether the server has started. */
export const RECHECK_SECONDS = 2

/**
 * The page's script. It asks the server whether it has started and reloads only then, because a page that
 * keeps reloading cannot be read.
 */
const SCRIPT = `
setInterval(() => {
  fetch('/api/health', { cache: 'no-store' }).then((reply) => reply.ok && location.reload(), () => {})
}, ${RECHECK_SECONDS * 1000})
`

/** The page's style sheet. The colours are those of src/ui/tokens.css, which may not be built yet. */
const STYLE = `
:root {
  color-scheme: light dark;
  --night: oklch(0.2 0.055 268); --night-2: oklch(0.27 0.085 268);
  --night-ink: oklch(0.98 0.01 260); --night-soft: oklch(0.82 0.045 262);
  --ground: oklch(0.982 0.006 260); --ink: oklch(0.23 0.06 268); --soft: oklch(0.45 0.04 265);
  --press: oklch(0.5 0.25 264); --press-hover: oklch(0.43 0.22 265); --press-ink: oklch(1 0 0);
  --link: oklch(0.47 0.23 264);
}
@media (prefers-color-scheme: dark) {
  :root {
    --night: var(--ground); --night-2: var(--surface); --surface: oklch(0.235 0.06 268);
    --ground: oklch(0.185 0.05 268); --ink: oklch(0.965 0.01 260); --soft: oklch(0.77 0.035 262);
    --press: oklch(0.55 0.23 264); --press-hover: oklch(0.5 0.24 264); --link: oklch(0.79 0.105 258);
  }
}
* { box-sizing: border-box; margin: 0 }
body {
  min-height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
  font: 400 1rem/1.5 Figtree, system-ui, sans-serif; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
}
header { background: linear-gradient(var(--night), var(--night-2)); color: var(--night-ink) }
.name, main { width: 100%; max-width: 40rem; margin: 0 auto; padding: 0 clamp(16px, 5vw, 32px) }
.name { padding-block: 16px; font-size: 1.125rem; font-weight: 800; letter-spacing: -.02em }
.name span { color: var(--night-soft); font-weight: 400 }
main { flex: 1; padding-block: 40px 48px }
h1 {
  font-size: clamp(1.75rem, 1.35rem + 1.9vw, 2.5rem); font-weight: 680; line-height: 1.15;
  letter-spacing: -.02em; text-wrap: balance;
}
p { margin-top: 12px; font-size: 1.125rem; color: var(--soft); text-wrap: pretty }
.button {
  display: inline-flex; align-items: center; min-height: 48px; margin-top: 28px; padding: 0 24px;
  border-radius: 999px; background: var(--press); color: var(--press-ink); font-weight: 600; text-decoration: none;
}
.button:hover { background: var(--press-hover) }
.help { margin-top: 24px; font-size: 1rem }
.help a { color: var(--link); text-underline-offset: .2em; white-space: nowrap }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 8px }
`

type PageWords = {
  readonly title: string
  readonly heading: string
  readonly text: string
  /** How to do what `text` says. */
  readonly how?: string
  readonly again: string
  readonly help: readonly [string, string]
  /** The number to call. */
  readonly phone: string
}

/**
 * Returns a page that needs no app and loads no other files.
 * @param head what its head has besides
 */
export const pageWithoutApp = (
  { title, heading, text, how, again, help, phone }: PageWords,
  head: Html = new Html(''),
): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
        ${head}
      </head>
      <body>
        <header>
          <div class="name">${brand.wordmark[0]} <span>${brand.wordmark[1]}</span></div>
        </header>
        <main>
          <h1>${heading}</h1>
          <p>${text}</p>
          ${how === undefined ? new Html('') : html`<p>${how}</p>`}
          <a class="button" href="">${again}</a>
          <p class="help">${help[0]} <a href="${telHref(phone)}">${phone}</a> ${help[1]}</p>
        </main>
      </body>
    </html>`.text

/**
 * Returns the page shown while the server starts (docs/operations.md, Start and stop). It opens the site as soon as the
 * server has started.
 * @param phone the number to call
 */
export const startingPage = (phone: string): string =>
  pageWithoutApp(
    { ...serverStartingWords, phone },
    html`<noscript><meta http-equiv="refresh" content="${RECHECK_SECONDS}" /></noscript>
      <script>
        ${new Html(SCRIPT)}
      </script>`,
  )

/** The hash of the starting page's style sheet, as a Content-Security-Policy lists it. */
const STARTING_STYLE = sourceOf('style')
/** The hash of the starting page's script, as a Content-Security-Policy lists it. */
const STARTING_SCRIPT = sourceOf('script')

/** Returns the hash that a browser computes for the text between the tags, including white space. */
function sourceOf(tag: 'style' | 'script'): string {
  const page = startingPage(firstPhones.sales)
  const text = page.slice(page.indexOf(`<${tag}>`) + `<${tag}>`.length, page.indexOf(`</${tag}>`))
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The security headers of every such reply. */
const CAREFUL = {
  ...SECURITY_HEADERS,
  'content-security-policy': contentSecurityPolicy({
    'default-src': ["'none'"],
    'style-src': [STARTING_STYLE],
    'script-src': [STARTING_SCRIPT],
    'connect-src': ["'self'"],
    'img-src': ['data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
  // A URL may contain the key to a lead, so browsers must not send it to anyone.
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
/** The headers of replies that are sent without the app: while it starts, and to requests that it must not read. */
export const JSON_HEADERS = { ...CAREFUL, 'content-type': 'application/json; charset=utf-8' }
export const PAGE_HEADERS = { ...CAREFUL, 'content-type': 'text/html; charset=utf-8' }

/** Returns whether a browser requests a page: it gets HTML, all others an error in the API's format. */
export const isVisit = ({ method, url = '', headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/api(?:[/?]|$)/.test(url) &&
  /\btext\/html\b/.test(headers.accept ?? '')
