import { describe, expect, it } from 'vitest'
import { reached } from '../../tests/support/orders-at-step.ts'
import { stepOf } from './journey-registry.ts'
import { needsNoInterpretation, surelyNeedsNoInterpretation } from './messages-needing-no-interpretation.ts'
import type { StepId, Values } from './step-and-journey-types.ts'

const asked = (id: StepId, values: Values) => {
  const order = reached(id)
  const [message = ''] = Object.values(values)
  return [order, stepOf(order, id), values, message] as const
}

describe('a message that needs no reading', () => {
  it.each<[StepId, Values]>([
    ['cep', { cep: '01310-100' }],
    ['nr-imovel', { number: '1500' }],
    ['nr-imovel', { number: '1500 apto 12' }],
    ['nr-imovel', { number: '1500, casa 2 fundos' }],
    ['telefone', { phone: '(11) 98765-4321' }],
    ['data-nascimento', { birth_date: '13/05/1990' }],
    ['cpf', { cpf: '529.982.247-25' }],
  ])('at %s is the answer itself: %o', (id, values) => {
    expect(surelyNeedsNoInterpretation(...asked(id, values))).toBe(true)
  })

  it.each<[what: string, StepId, Values]>([
    ['a telephone or a document', 'telefone', { phone: '11987654321' }],
    ['a CEP or a number', 'nr-imovel', { number: '013101' }],
  ])('is none whose digits may be %s', (_what, id, values) => {
    expect(needsNoInterpretation(...asked(id, values))).toBe(true)
    expect(surelyNeedsNoInterpretation(...asked(id, values))).toBe(false)
  })

  it.each<[StepId, Values]>([
    ['nr-imovel', { number: '1500 apto 12 por favor' }],
    ['nr-imovel', { number: '1500 não, 1600' }],
    ['data-nascimento', { birth_date: '1305' }],
    ['data-nascimento', { birth_date: '31/02/1990' }],
    ['telefone', { phone: '529.982.247-25' }],
    ['cpf', { cpf: '111.111.111-11' }],
  ])('is none at %s: %o', (id, values) => {
    expect(surelyNeedsNoInterpretation(...asked(id, values))).toBe(false)
  })
})
