import { expect, test } from 'vitest'
import { bySku } from '../../tests/support/first-shop.ts'
import { speedOf, speedName } from './plan-speed.ts'

test.each([
  ['d300a', 300],
  ['d500br', 500],
  ['d600gles', 700],
  ['d600ar3', 700],
  ['d700rs', 700],
  ['d1000cb', 1000],
  ['d2000b', 2000],
  ['rf600', 700],
  ['rfglobo', 0],
])('%s is sold as %i Mega, also by a server whose plans have no `speed` (D119)', (sku, speed) => {
  const { speed: _said, ...silent } = bySku(sku)
  expect([speedOf(bySku(sku)), speedOf(silent)]).toEqual([speed, speed])
})

test('a plan with `speed` is sold at that speed, whatever its download (D119)', () =>
  expect(speedOf({ plan_download: 600, speed: 600 })).toBe(600))

test.each([
  [300, '300 Mega'],
  [700, '700 Mega'],
  [1000, '1 Giga'],
  [2000, '2 Giga'],
  // what a visitor asks for may be no round number
  [1986, '1986 Mega'],
  [1500, '1500 Mega'],
])('%i is called %s', (speed, name) => expect(speedName(speed)).toBe(name))
