/** Simulates Chrome's built-in page translation, which replaces the text nodes of a page. */
import type { BrowserContext, Page } from '@playwright/test'

/** When a text is replaced: as soon as it is in the page, or together with others a while later. */
export type Pace = 'at once' | 'delayed'
export const PACES = ['at once', 'delayed'] as const

/** Texts that the page changed after a translation had replaced them, so that nobody sees the change. */
type Translated = { readonly staleTexts: string[] }

/**
 * Changes pages like Chrome's built-in translator: every text node, also a later one, is replaced by two nested `font`
 * elements with its translation. The translation is the text itself, so that tests still find it. React must not fail
 * because nodes are gone (https://issues.chromium.org/41407169), and must not write a new text into one.
 */
export async function translatePages(context: BrowserContext, pace: Pace): Promise<void> {
  await context.addInitScript(
    (wait) => {
      const staleTexts: string[] = []
      Object.assign(globalThis, { staleTexts })
      const replaced = new WeakSet<Node>()
      const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
      const textsIn = (node: Node): Text[] => {
        if (isText(node)) return [node]
        return [...node.childNodes].flatMap(textsIn)
      }
      const font = () => Object.assign(document.createElement('font'), { style: 'vertical-align: inherit' })
      const translate = (text: Text) => {
        const { parentElement } = text
        if (
          !parentElement ||
          parentElement.closest('script, style, noscript, textarea, title, svg, [translate=no]')
        )
          return
        if (parentElement.localName === 'font' || !/\S/.test(text.data)) return
        const outer = font()
        const inner = font()
        inner.textContent = text.data
        outer.append(inner)
        replaced.add(text)
        text.replaceWith(outer)
      }
      const { set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {}
      Object.defineProperty(Node.prototype, 'nodeValue', {
        ...Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue'),
        set(this: Node, value: string | null) {
          if (replaced.has(this) && value !== this.nodeValue) staleTexts.push(`${this.nodeValue} → ${value}`)
          set?.call(this, value)
        },
      })
      let waiting: Node[] = []
      const translateWaiting = () => {
        const nodes = waiting
        waiting = []
        for (const text of nodes.flatMap(textsIn)) translate(text)
      }
      new MutationObserver((changes) => {
        if (waiting.length === 0 && wait > 0) setTimeout(translateWaiting, wait)
        waiting.push(
          ...changes.flatMap(({ type, target, addedNodes }) =>
            type === 'childList' ? [...addedNodes] : [target],
          ),
        )
        if (wait === 0) translateWaiting()
      }).observe(document, { childList: true, characterData: true, subtree: true })
    },
    pace === 'at once' ? 0 : 400,
  )
}

/** Returns the texts that were changed unseen so far. */
export const staleTexts = async (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as Translated).staleTexts)
