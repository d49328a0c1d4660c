/** Hashes of a page's inline scripts and styles, in the syntax of the Content-Security-Policy. */
import { createHash } from 'node:crypto'

export type CspHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/**
 * Computes the hashes of a page's inline scripts and styles.
 * @throws if the page has an inline style attribute or event handler, which no hash can allow
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
