/** Tests that a landing page gets the web font block by block, and only where no visible content would move. */
import { afterEach, expect, test, vi } from 'vitest'
import { applyFontUnnoticed } from './apply-web-font.ts'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The top position of an element: before its block has the web font, and after. */
type Edge = { readonly before: number; readonly after: number }

/** Renders blocks of elements with these positions (a block has that of its first element), and applies the font. */
function page(blocks: Readonly<Record<string, readonly Edge[]>>) {
  document.body.innerHTML = `<div class="page"><header></header><main class="landing">${Object.keys(blocks)
    .map((name) => `<section id="${name}">${'<p></p>'.repeat(blocks[name]?.length ?? 0)}</section>`)
    .join('')}</main></div>`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const block = this.closest('section')
    const edges = block ? (blocks[block.id] ?? []) : []
    const edge = edges[this === block ? 0 : [...(block?.children ?? [])].indexOf(this)]
    return new DOMRect(0, (block?.dataset.font === undefined ? edge?.before : edge?.after) ?? 0, 90, 24)
  })
  applyFontUnnoticed()
}

const taken = () => [...document.querySelectorAll<HTMLElement>('[data-font]')].map((block) => block.id)

const still = (at: number): Edge => ({ before: at, after: at })

test.each([
  ['is applied if nothing moves', [still(40), still(64)], ['', 'hero']],
  ['is not applied if something visible would move', [still(40), { before: 64, after: 88 }], []],
  [
    'is applied if only something below the window would move',
    [still(40), { before: innerHeight + 40, after: innerHeight + 64 }],
    ['', 'hero'],
  ],
  [
    'is not applied if something would move into the window',
    [still(40), { before: innerHeight + 8, after: innerHeight - 16 }],
    [],
  ],
])('the font of the visible blocks %s', (_what, hero, expected) => {
  page({ hero })
  expect(taken()).toEqual(expected)
})

test('the blocks below get the font one by one, whatever moves there', () => {
  const far = { before: innerHeight + 400, after: innerHeight + 448 }
  page({ hero: [still(40)], plans: [far], faq: [far] })
  expect(taken()).toEqual(['', 'hero'])
  vi.advanceTimersToNextTimer()
  expect(taken()).toEqual(['', 'hero', 'plans'])
  vi.runAllTimers()
  expect(taken()).toEqual(['', 'hero', 'plans', 'faq'])
})

test('the blocks below keep the fallback font if the visible ones do', () => {
  page({ hero: [{ before: 40, after: 64 }], plans: [still(innerHeight + 400)] })
  vi.runAllTimers()
  expect(taken()).toEqual([])
})

test('a block that has been scrolled into the window is treated as visible', () => {
  const plans = [{ before: innerHeight + 400, after: innerHeight + 400 }, still(innerHeight + 424)]
  page({ hero: [still(40)], plans })
  plans[0] = { before: 200, after: 248 }
  vi.runAllTimers()
  expect(taken()).toEqual(['', 'hero'])
})

test('nothing happens once the landing page is gone', () => {
  document.body.innerHTML = ''
  applyFontUnnoticed()
  vi.runAllTimers()
  expect(taken()).toEqual([])
})
