/** Records the events that pages push into the tag manager's `dataLayer`. */
import type { Page } from '@playwright/test'

type Entry = Readonly<Record<string, unknown>> | readonly unknown[]
type Item = Readonly<Record<string, unknown>>

/** A GA4 event as the tag manager sees it: its name, its items and the rest of it. */
export interface LayerEvent {
  readonly event: string
  readonly items?: readonly Item[]
  readonly [parameter: string]: unknown
}

/** Runs in the browser: keeps what is pushed into the data layer of this tab. */
function keepLayer(): void {
  const layer: unknown[] = []
  const plain = (entry: unknown) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry
  layer.push = (...entries) => {
    const before = JSON.parse(sessionStorage.getItem('test.layer') ?? '[]') as unknown[]
    sessionStorage.setItem('test.layer', JSON.stringify([...before, ...entries.map(plain)]))
    return Array.prototype.push.apply(layer, entries)
  }
  window.dataLayer = layer
}

/** Records the data layer from the next page on. */
export const recordLayer = (page: Page): Promise<unknown> => page.addInitScript(keepLayer)

/** Everything that was pushed so far. */
export const recorded = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('test.layer') ?? '[]') as Entry[])

/** The events so far, in order. */
export async function eventsOf(page: Page): Promise<LayerEvent[]> {
  const entries = await recorded(page)
  return entries.flatMap((entry) => {
    if (!('event' in entry) || typeof entry.event !== 'string') return []
    const { event, ecommerce, ...rest } = entry
    return [{ event, ...(ecommerce as object | undefined), ...rest }]
  })
}

export const eventNamesOf = (events: readonly LayerEvent[]): string[] => events.map(({ event }) => event)
