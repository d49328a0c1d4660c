import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '../boot/browser-storage.ts'
import { keepEdition, seenShopEdition } from './seen-shop-edition.ts'

/** The entry that a browser has of a document whose server sent `Server-Timing`; jsdom has none. */
function documentOf(edition: string | null) {
  const serverTiming = edition === null ? [] : [{ name: 'edition', duration: 0, description: edition }]
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as unknown as PerformanceEntry])
}

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('an order has the edition of its own page if no marketing page was seen (D121)', () => {
  documentOf('7')
  expect(seenShopEdition(browserStorage())).toBe(7)
})

test('the edition of the last marketing page goes before that of the order’s page (D121)', () => {
  documentOf('7')
  keepEdition(browserStorage())
  documentOf('8')
  expect(seenShopEdition(browserStorage())).toBe(7)
  keepEdition(browserStorage())
  expect(seenShopEdition(browserStorage())).toBe(8)
})

test.each([null, '', 'x', '-1'])('a server that says %j says no edition (S52)', (edition) => {
  documentOf(edition)
  keepEdition(browserStorage())
  expect(seenShopEdition(browserStorage())).toBeUndefined()
  sessionStorage.setItem('prosa.edition', 'nada')
  expect(seenShopEdition(browserStorage())).toBeUndefined()
})
