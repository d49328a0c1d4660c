import { describe, expect, test } from 'vitest'
import '../../funnel/journeys/standard/journey.ts'
import { wholeOrder } from '../../../tests/support/orders.ts'
import { learnLaterAnswers } from '../later-answers.ts'
import { canRead } from './later-extractors.ts'

const at = (step: string) => ({ order: wholeOrder(), step })

describe('a message that comes before all of the reader', () => {
  test('can be read unless it may concern what is loaded later', () => {
    expect(canRead('me chamo Ana Prado, cep 01310-100', at('cep'))).toBe(true)
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(false)
    expect(canRead('01310100, tem multa?', at('cep'))).toBe(false)
    expect(canRead('amanhã cedo', at('data-instalacao'))).toBe(false)
    learnLaterAnswers()
    expect(canRead('01310100, vence dia 10', at('cep'))).toBe(true)
  })
})
