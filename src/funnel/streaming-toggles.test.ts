import { describe, expect, test } from 'vitest'
import { bySku } from '../../tests/support/first-shop.ts'
import type { Streaming } from '../contract/plan.ts'
import { initialToggle, shownPlan, toggleAfterPress, togglesOf } from './streaming-toggles.ts'

const group = (first: string, ...others: string[]) => [bySku(first), ...others.map(bySku)] as const

describe('streaming toggles of a card (M4.3)', () => {
  test.each([
    ['d600gl', ['d600b', 'd600c', 'd600gl'], 'globoplay'],
    ['d600gles', ['d600gles'], 'globoplay'],
    ['d600c', ['d600b', 'd600c', 'd600gl'], 'hbo-max'],
    ['d1000d', ['d1000a', 'd1000c', 'd1000d'], 'hbo-max'],
    ['d600b', ['d600b', 'd600c', 'd600gl'], 'paramount'],
    ['d600br', ['d600br'], 'paramount'],
    ['d1000c', ['d1000a', 'd1000c', 'd1000d'], 'paramount'],
    ['d1000a', ['d1000a', 'd1000c', 'd1000d'], null],
    // a plan of the service that the spec does not name, where none of those it names exists
    ['d600cb', ['d600cb'], 'hbo-max'],
    ['d600c', ['d600cb', 'd600c'], 'hbo-max'],
  ] as const)('%s is shown of %j by %s', (sku, [first, ...others], on) => {
    expect(shownPlan(group(first, ...others), on).sku).toBe(sku)
  })

  test.each([
    [
      ['d600b', 'd600c', 'd600gl'],
      ['globoplay', 'hbo-max', 'paramount'],
    ],
    [
      ['d1000a', 'd1000c', 'd1000d'],
      ['hbo-max', 'paramount'],
    ],
    [['d500a'], []],
    // includes both: there is nothing to choose
    [['d2000b'], []],
  ] as const)('a group of %j has the toggles %j', ([first, ...others], toggles) => {
    expect(togglesOf(group(first, ...others))).toEqual(toggles)
  })

  test.each([
    [['d600b', 'd600c', 'd600gl'], 'paramount'],
    [['d600gl', 'd600b', 'd600c'], 'globoplay'],
    [['d600c'], 'hbo-max'],
    [['d1000c', 'd1000d'], 'paramount'],
    [['d1000a', 'd1000c', 'd1000d'], null],
    [['d600a', 'd600b'], 'paramount'],
    [['d2000b'], null],
  ] as const)('a group of %j begins with %s', ([first, ...others], on) => {
    expect(initialToggle(group(first, ...others))).toBe(on)
  })

  test('a card led by 1 Giga Paramount+ begins with Paramount+ on', () => {
    const led = group('d1000c', 'd1000d')
    expect(led[0].plan.toLowerCase()).toBe('1 giga paramount+')
    expect(initialToggle(led)).toBe('paramount')
  })

  const all = group('d600b', 'd600c', 'd600gl')
  const giga = group('d1000a', 'd1000c', 'd1000d')

  test.each(['globoplay', 'hbo-max', 'paramount'] as const)('%s on turns the others off', (pressed) => {
    for (const on of [null, ...togglesOf(all)].filter((each) => each !== pressed)) {
      expect(toggleAfterPress(all, on, pressed)).toBe(pressed)
      expect(shownPlan(all, toggleAfterPress(all, on, pressed)).subscriptions).toHaveLength(1)
    }
  })

  test.each(['d600b', 'd600c', 'd600gl', 'd600gles'])(
    'a group with %s never has all off: another goes on',
    (sku) => {
      const held = group(sku, 'd600cb', 'd600br')
      const [first] = togglesOf(held)
      const next = toggleAfterPress(held, first ?? null, first as Streaming)
      expect(next).not.toBeNull()
      expect(next).not.toBe(first)
    },
  )

  test('the only one of its group stays on', () => {
    expect(toggleAfterPress(group('d600gl'), 'globoplay', 'globoplay')).toBe('globoplay')
    expect(toggleAfterPress(group('d1000d'), 'hbo-max', 'hbo-max')).toBe('hbo-max')
  })

  test('where there is a plan without streaming all may be off', () => {
    expect(toggleAfterPress(giga, 'paramount', 'paramount')).toBeNull()
    expect(shownPlan(giga, null).sku).toBe('d1000a')
  })

  test('a service that the group does not have changes nothing', () => {
    expect(toggleAfterPress(giga, 'paramount', 'globoplay')).toBe('paramount')
  })
})
