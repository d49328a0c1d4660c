/** A whole order in the specified order, without a login: the lead's id is enough to come back. */
import { describe, expect, it } from 'vitest'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { SPECIFIED } from '../support/orders-at-step.ts'
import { answerAll, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()

describe('a visitor', () => {
  it('goes from postcode to order number, asked in this order, and signs in nowhere (F1.1, F1.4, F6.1)', async () => {
    const visit = journeys().open()
    const asked: (StepId | null)[] = []
    for (const answer of everyAnswer) {
      await visit.at(answer[0])
      asked.push(visit.position())
      await answerAll(visit, [answer])
    }
    await visit.at('pedido-realizado')
    const stages = [
      ['cep', 'nr-imovel', 'planos'],
      ['nome', 'telefone', 'email', 'data-nascimento', 'nome-mae', 'cpf'],
      ['data-de-vencimento', 'ativar-debito', 'conta-debito'],
      ['data-instalacao', 'confirmacao'],
    ]
    // without the questions that the specification does not name
    expect(asked.filter((id) => id === null || SPECIFIED.includes(id))).toEqual(stages.flat())
    expect(visit.order().finished?.orderNumber).toMatch(/^P\d{6}\w{6}$/)
    expect(visit.wire.lines().filter((line) => /login|auth|sign|session|password/i.test(line))).toEqual([])
  })

  it('comes back by the lead’s id, which alone the browser keeps (F4.5)', async () => {
    const visit = journeys().open()
    await answerAll(visit, everyAnswer.slice(0, 5))
    await visit.saved()
    const { recordId } = visit.ui()
    expect(recordId).toMatch(/^[0-9a-f-]{36}$/)
    expect([...visit.kept.values()].filter((value) => value.includes(recordId ?? 'none'))).toHaveLength(1)
    const again = journeys().open({ kept: visit.kept, step: null })
    await again.until('the lead is back', ({ ui }) => ui.phase === 'ready' && ui.recordId === recordId)
    expect(again.order().answers.nome?.values).toEqual(visit.order().answers.nome?.values)
  })
})
