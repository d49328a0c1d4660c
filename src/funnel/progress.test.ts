import { describe, expect, test } from 'vitest'
import { SPECIFIED, STAGES } from '../../tests/support/orders-at-step.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import { idsOf, pageOf } from './journey-registry.ts'
import { progressOf, stagesOf } from './order-progress.ts'
import type { StepId } from './step-and-journey-types.ts'

const order = wholeOrder()
const ids = idsOf(order, 'pages')

/** Five points per place: 18 places from the start to the receipt. */
const table: [StepId, number][] = [
  ['cep', 10],
  ['nr-imovel', 15],
  ['verificando-disponibilidade', 20],
  ['oferta-indisponivel', 20],
  ['planos', 25],
  ['nome', 30],
  ['telefone', 35],
  ['email', 40],
  ['data-nascimento', 45],
  ['nome-mae', 50],
  ['cpf', 55],
  ['instalacao', 60],
  ['data-de-vencimento', 65],
  ['ativar-debito', 70],
  ['conta-debito', 75],
  ['confirmando-dados', 80],
  ['validacao', 88],
  ['erro1', 89],
  ['erro2', 89],
  ['data-instalacao', 90],
  ['confirmacao', 95],
  ['pedido-realizado', 100],
]

describe('the progress bar (F§4, D13)', () => {
  test.each(table)('%s is at %d %%', (step, percent) => {
    expect(progressOf(order, step)).toBe(percent)
  })

  test('knows every step of the specification', () => {
    expect(table.map(([step]) => step)).toEqual(SPECIFIED)
  })

  test.each([
    [0, 88],
    [1, 89],
    [2, 89],
    [5, 89],
  ])(
    'on validacao it grows with %d answered questions to %d %%, short of the next step',
    (count, percent) => {
      expect(progressOf(order, 'validacao', count)).toBe(percent)
    },
  )

  test('has the five stages in order, and every step is in one of them', () => {
    expect(stagesOf(order, 'chat')).toEqual(STAGES)
    const stands = ids.map((id) => STAGES.indexOf(pageOf(order, id).stage))
    expect(stands).toEqual([...stands].sort((a, b) => a - b))
  })
})
