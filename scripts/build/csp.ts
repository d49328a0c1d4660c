import { createHash } from 'node:crypto'

/** Hashes of what stands inline in the pages, as the Content-Security-Policy writes them. */
export type CspHashes = {
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([^]*?)<\/style>/g

/**
 * The hashes of all inline scripts and styles of the built pages. The server reads them from dist/csp.json.
 * @throws when a page has an inline style attribute or event handler, which no hash can allow
 */
export function cspHashes(pages: readonly string[]): CspHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    for (const [, text = ''] of page.matchAll(inlineScript)) scripts.add(hash(text))
    for (const [, text = ''] of page.matchAll(inlineStyle)) styles.add(hash(text))
    const markup = page.replaceAll(inlineScript, '').replaceAll(inlineStyle, '')
    const offence = /<[^>]*\s(style|on[a-z]+)="[^>]*>/.exec(markup)?.[0]
    if (offence) throw new Error(`the policy would refuse this inline attribute: ${offence.slice(0, 200)}`)
  }
  return { scriptHashes: [...scripts], styleHashes: [...styles] }
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
