import { createHash } from 'node:crypto'

/** Hashes of the inline content of a page, as the Content-Security-Policy writes them. */
export type CspHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/**
 * The hashes of a page's inline scripts and styles; the server reads those of every page from dist/csp.json.
 * @throws when the page has an inline style attribute or event handler, which no hash can allow
 */
export function cspHashes(page: string): CspHashes {
  const markup = page.replaceAll(inlineScript, '').replaceAll(inlineStyle, '')
  const offence = /<[^>]*\s(style|on[a-z]+)="[^>]*>/.exec(markup)?.[0]
  if (offence) throw new Error(`the policy would refuse this inline attribute: ${offence.slice(0, 200)}`)
  return { scripts: hashesOf(page, inlineScript), styles: hashesOf(page, inlineStyle) }
}

const hashesOf = (page: string, tag: RegExp) => [
  ...new Set([...page.matchAll(tag)].map(([, text = '']) => hash(text))),
]

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
