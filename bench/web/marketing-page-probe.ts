/**
 * Records the performance entries of a marketing page in the browser. It runs before the page's own scripts. The
 * browser gets it as text, so it must not refer to anything outside itself.
 */

export type WebMeasurements = {
  /** Milliseconds from navigation. */
  lcp: number
  /** The largest element. */
  lcpOf: string
  cls: number
  /** The elements that moved. */
  moved: string[]
  /** Start and length of every task of more than 50 ms. */
  readonly long: [start: number, length: number][]
  /** Time of the last request, layout shift or long task. */
  last: number
}

declare global {
  interface Window {
    __web?: WebMeasurements
  }
}

type Shift = PerformanceEntry & {
  readonly value: number
  readonly sources?: readonly { readonly node?: Node | null }[]
}
type Largest = PerformanceEntry & { readonly element?: Element | null; readonly size: number }

export function webProbe(): void {
  if (window.top !== window) return
  const notes: WebMeasurements = { lcp: 0, lcpOf: '', cls: 0, moved: [], long: [], last: 0 }
  window.__web = notes
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? [element.localName, ...element.classList].join('.') : '?'
  }
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        notes.last = Math.max(notes.last, entry.startTime + entry.duration)
        note(entry)
      }
    })
    observer.observe({ type, buffered: true })
  }
  watch('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime
    notes.lcpOf = nameOf((entry as Largest).element)
  })
  // the sum of all shifts, not of the worst five seconds, because the target is zero
  watch('layout-shift', (entry) => {
    const { value, sources = [] } = entry as Shift
    notes.cls += value
    notes.moved.push(...sources.map(({ node }) => nameOf(node)))
  })
  watch('longtask', ({ startTime, duration }) => notes.long.push([startTime, duration]))
  watch('resource', () => {})
}
