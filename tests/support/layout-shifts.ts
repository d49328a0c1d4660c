/** Records the layout shifts of a page. */

declare global {
  interface Window {
    /** What moved, in order. */
    shifts?: string[]
    /** What moved later than half a second after a press or a key, which is how Web Vitals count. */
    shiftsWithoutInput?: string[]
  }
}

type Shift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources?: readonly { readonly node?: Node | null }[]
}

/**
 * A function for `addInitScript` that records every layout shift of the page, with the elements that moved. It is sent
 * to the browser as text.
 */
export function recordLayoutShifts(): void {
  const shifts: string[] = []
  const withoutInput: string[] = []
  window.shifts = shifts
  window.shiftsWithoutInput = withoutInput
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? [element.localName, ...element.classList].join('.') : '?'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources = [] } = entry as Shift
      const shift = `${value.toFixed(5)} ${sources.map(({ node }) => nameOf(node)).join(', ')}`
      shifts.push(shift)
      if (!hadRecentInput) withoutInput.push(shift)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
