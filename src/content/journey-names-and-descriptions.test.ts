import { describe, expect, it } from 'vitest'
import { orderDescription } from './journey-names-and-descriptions.ts'

describe('the description of an order’s first page', () => {
  const all = (['chat', 'pages'] as const).flatMap((mode) =>
    ['standard', 'coverage', 'renewal', 'migration'].map((journey) => orderDescription(mode, journey)),
  )
  it('is written by journey and way, in a length that is shown whole', () => {
    expect(new Set(all).size).toBe(8)
    for (const text of all) expect(text.length).toBeLessThanOrEqual(160)
    expect(orderDescription('pages', 'timblack')).toBe(orderDescription('pages', 'standard'))
  })
  it('can be in an attribute', () => {
    for (const text of all) expect(text).not.toMatch(/["<>&]/)
  })
})
