import { describe, expect, test, vi } from 'vitest'

describe('a message that comes before all the code that reads messages', () => {
  test('is read early only if it says a CEP, a house or a plan among plain words', async () => {
    // another test may have loaded the rest of the code that reads messages
    vi.resetModules()
    await import('../funnel/journeys/standard/journey.ts')
    const { wholeOrder } = await import('../../tests/support/sample-orders.ts')
    const { canRead } = await import('./lazy-extractor-and-pattern-registry.ts')
    const at = (step: string) => ({ order: wholeOrder(), step })
    expect(canRead('oi, boa tarde, meu CEP é 01310-100', at('cep'))).toBe(true)
    expect(canRead('1578, apto 12 bloco B', at('nr-imovel'))).toBe(true)
    expect(canRead('quero o de 500 mega', at('planos'))).toBe(true)
    // these are asked about, which the whole reader knows
    expect(canRead('é pro cep 01310-100, não é pra minha casa', at('cep'))).toBe(false)
    expect(canRead('chácara sem número', at('nr-imovel'))).toBe(false)
    expect(canRead('nem 500 nem 2 giga, um giga', at('planos'))).toBe(false)
    expect(canRead('me chamo Ana Prado, cep 01310-100', at('cep'))).toBe(false)
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(false)
    expect(canRead('01310100, tem multa?', at('cep'))).toBe(false)
    expect(canRead('nasci em 13/05/1990', at('nome'))).toBe(false)
    expect(canRead('amanhã cedo', at('data-instalacao'))).toBe(false)
    const { addLazyReaderParts } = await import('./lazy-extractors-and-patterns.ts')
    addLazyReaderParts()
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(true)
  })
})
