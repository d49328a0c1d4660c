import { afterEach, expect, test, vi } from 'vitest'
import { takeFontUnnoticed } from './font.ts'

afterEach(() => {
  delete document.documentElement.dataset.font
  vi.restoreAllMocks()
})

const isTaken = () => document.documentElement.dataset.font !== undefined

/** A page with one line, at this height with the fallback font and with the font. */
function page(before: number, after: number) {
  document.body.innerHTML = '<main class="landing"><p>Fibra</p></main>'
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, isTaken() ? after : before, 90, 24),
  )
  takeFontUnnoticed()
}

test.each([
  ['is taken where everything stays', 40, 40, true],
  ['is not where something in sight would move', 40, 64, false],
  ['is taken where only something out of sight would', innerHeight + 40, innerHeight + 64, true],
  ['is not where something would come into sight', innerHeight + 8, innerHeight - 16, false],
])('the font of a marketing page %s', (_what, before, after, taken) => {
  page(before, after)
  expect(isTaken()).toBe(taken)
})

test('the font is taken where no marketing page is left', () => {
  document.body.innerHTML = ''
  takeFontUnnoticed()
  expect(isTaken()).toBe(true)
})
