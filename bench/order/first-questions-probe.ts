/**
 * Records in the browser when the first questions of a page can be seen and answered. It runs before the page's own
 * scripts. The browser gets it as text, so it must not refer to anything outside itself.
 */

export type ProbeOptions = {
  /** Texts of the first and the second question. */
  readonly questions: readonly [string, string]
  /** Step of the form of the second question. */
  readonly next: string
}

/**
 * Milliseconds since navigation; `sent` is when the answer was sent, the two after it are about the second question.
 */
export type ProbeNotes = {
  visible?: number
  answerable?: number
  sent?: number
  nextVisible?: number
  nextAnswerable?: number
}

declare global {
  interface Window {
    __bench?: ProbeNotes
  }
}

export function probe(options: ProbeOptions): void {
  if (window.top !== window) return
  const notes: ProbeNotes = {}
  window.__bench = notes

  const isShown = (element: Element | null): boolean => {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const box = element.getBoundingClientRect()
    return box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight
  }
  const asks = (text: string): boolean => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (
        node.nodeValue?.includes(text) &&
        node.parentElement?.tagName !== 'SCRIPT' &&
        isShown(node.parentElement)
      ) {
        return true
      }
    }
    return false
  }
  const hasField = (selector: string): boolean =>
    [...document.querySelectorAll<HTMLInputElement>(selector)].some(
      (field) => !field.disabled && isShown(field),
    )

  const look = (): void => {
    const now = performance.now()
    if (document.body) {
      if (notes.visible === undefined && asks(options.questions[0])) notes.visible = now
      notes.answerable ??= performance.getEntriesByName('prosa:answerable')[0]?.startTime
      if (notes.sent !== undefined) {
        if (notes.nextVisible === undefined && asks(options.questions[1])) notes.nextVisible = now
        if (notes.nextVisible !== undefined && hasField(`form[data-step="${options.next}"] input`)) {
          notes.nextAnswerable = now
          return
        }
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter') notes.sent = event.timeStamp
    },
    true,
  )
}
