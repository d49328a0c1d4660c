/** Records the layout shifts of a page. */

declare global {
  interface Window {
    /** What moved unasked, in order. */
    shifts?: string[]
  }
}

type Shift = PerformanceEntry & {
  readonly value: number
  /** Whether it was within half a second of a press or a key: what moves then was asked to. */
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node?: Node | null }[]
}

/**
 * A function for `addInitScript` that records every layout shift of the page, with the elements that moved. It is sent
 * to the browser as text.
 */
export function recordLayoutShifts(): void {
  const shifts: string[] = []
  window.shifts = shifts
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? [element.localName, ...element.classList].join('.') : '?'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = entry as Shift
      if (hadRecentInput) continue
      shifts.push(`${value.toFixed(5)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
