import { describe, expect, test, vi } from 'vitest'

describe('a message that comes before all the code that reads messages', () => {
  test('can be read unless it may concern what is loaded later', async () => {
    // another test may have loaded the rest of the code that reads messages
    vi.resetModules()
    await import('../funnel/journeys/standard/journey.ts')
    const { wholeOrder } = await import('../../tests/support/sample-orders.ts')
    const { canRead } = await import('./lazy-extractor-and-pattern-registry.ts')
    const at = (step: string) => ({ order: wholeOrder(), step })
    expect(canRead('me chamo Ana Prado, cep 01310-100', at('cep'))).toBe(true)
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(false)
    expect(canRead('01310100, tem multa?', at('cep'))).toBe(false)
    expect(canRead('nasci em 13/05/1990', at('nome'))).toBe(false)
    expect(canRead('amanhã cedo', at('data-instalacao'))).toBe(false)
    const { addLazyReaderParts } = await import('./lazy-extractors-and-patterns.ts')
    addLazyReaderParts()
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(true)
  })
})
