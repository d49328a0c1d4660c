import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyFontUnnoticed } from './apply-web-font.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Edge = { readonly before: number; readonly after: number }

/** Where a part is with the fallback, and where it is once its block has the font. */
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
  ['is taken where everything stays', [still(40), still(64)], ['', 'hero']],
  ['is not where something in sight would move', [still(40), { before: 64, after: 88 }], []],
  [
    'is taken where only something out of sight would',
    [still(40), { before: innerHeight + 40, after: innerHeight + 64 }],
    ['', 'hero'],
  ],
  [
    'is not where something would come into sight',
    [still(40), { before: innerHeight + 8, after: innerHeight - 16 }],
    [],
  ],
])('the font of what is in sight %s', (_what, hero, expected) => {
  page({ hero })
  expect(taken()).toEqual(expected)
})

test('what is below follows block by block, whatever moves there', () => {
  const far = { before: innerHeight + 400, after: innerHeight + 448 }
  page({ hero: [still(40)], plans: [far], faq: [far] })
  expect(taken()).toEqual(['', 'hero'])
  vi.advanceTimersToNextTimer()
  expect(taken()).toEqual(['', 'hero', 'plans'])
  vi.runAllTimers()
  expect(taken()).toEqual(['', 'hero', 'plans', 'faq'])
})

test('what is below keeps the fallback where what is in sight has to', () => {
  page({ hero: [{ before: 40, after: 64 }], plans: [still(innerHeight + 400)] })
  vi.runAllTimers()
  expect(taken()).toEqual([])
})

test('a block that has been scrolled to is taken like those in sight', () => {
  const plans = [{ before: innerHeight + 400, after: innerHeight + 400 }, still(innerHeight + 424)]
  page({ hero: [still(40)], plans })
  plans[0] = { before: 200, after: 248 }
  vi.runAllTimers()
  expect(taken()).toEqual(['', 'hero'])
})

test('nothing happens where no marketing page is left', () => {
  document.body.innerHTML = ''
  applyFontUnnoticed()
  vi.runAllTimers()
  expect(taken()).toEqual([])
})
