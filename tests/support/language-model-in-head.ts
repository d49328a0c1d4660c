import { JSDOM } from 'jsdom'
import { vi } from 'vitest'

/** Gives a test without a browser the head of a page whose operator has a language model, at a server's API. */
export function languageModelInHead(base: string): void {
  const { window } = new JSDOM(`<meta name="message-model" content="${base}/message-proposals">`)
  vi.stubGlobal('document', window.document)
}
