import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import { reached } from '../../tests/support/orders-at-step.ts'
import { isFull } from '../../tests/support/rows-to-run.ts'
import { checkAnswer } from '../funnel/check-answer.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { surelyNeedsNoInterpretation } from '../funnel/messages-needing-no-interpretation.ts'
import { read } from './read-message.ts'

const WORD = fc.constantFrom(
  'ap',
  'apt',
  'apto',
  'apartamento',
  'casa',
  'CASA',
  'bloco',
  'bl',
  'torre',
  'sala',
  'fundos',
)
const VALUE = fc.constantFrom('', ' 1', ' 12', ' 101', ' 12B', ' b', ' A', ' 1204')
const PART = fc.tuple(fc.constantFrom(' ', ', ', ',', '  '), WORD, fc.constantFrom('', '.'), VALUE)
const MESSAGE = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.array(PART, { minLength: 1, maxLength: 3 }))
  .map(([number, parts]) => `${number}${parts.flat().join('')}`)

describe('a house number with its complement', () => {
  test('is recorded the same way with and without the message reader', () => {
    const order = reached('nr-imovel')
    const step = stepOf(order, 'nr-imovel')
    const situation = { step: step.id, order, quiz: null, banks: [], words: {}, doubt: null, draft: {} }
    fc.assert(
      fc.property(MESSAGE, (message) => {
        const values = { number: message, complement: '', is_block_allotment: 'false' }
        if (!surelyNeedsNoInterpretation(order, step, values, message)) return
        const checked = checkAnswer(step, values, order)
        const { answers } = read(message, situation)
        const { number, complement, is_block_allotment = 'false' } = answers['nr-imovel'] ?? {}
        expect({ values: { number, complement, is_block_allotment } }).toEqual({
          values: expect.objectContaining({
            number: 'values' in checked && checked.values.number,
            complement: 'values' in checked && checked.values.complement,
            is_block_allotment: 'values' in checked && checked.values.is_block_allotment,
          }) as unknown,
        })
      }),
      { numRuns: isFull ? 3000 : 300 },
    )
  })
})
