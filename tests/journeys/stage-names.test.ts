/** The progress bar names what is asked now; tracking gets the stage of the specification's table. */
import { describe, expect, it } from 'vitest'
import { parts as compact } from '../../src/app/journeys/compact/parts.ts'
import { parts as mobile } from '../../src/app/journeys/mobile/parts.ts'
import { frame } from '../../src/content/page-frame.ts'
import { stageOf } from '../../src/funnel/progress.ts'
import type { StepId } from '../../src/funnel/types.ts'
import { stageNameOf } from '../../src/questions/step-texts.ts'
import type { Tracker } from '../../src/sagas/runtime/dependencies.ts'
import { answerAll, journeyServer, wholeTable } from '../support/journey.ts'
import { SPECIFIED } from '../support/journey-orders.ts'
import type { Visit } from '../support/visit.ts'

const journeys = journeyServer()

/** What the progress bar calls the present stage, by step. */
function nameAt(visit: Visit, id: StepId): string {
  const order = visit.order()
  const { mode } = visit.ui()
  return stageNameOf(order, id, mode) ?? frame.stages[stageOf(order, id, mode)]
}

describe.each(['pages', 'chat'] as const)('in the %s', (mode) => {
  it('each question of an order is named, while its stage is tracked', async () => {
    const tracked: unknown[] = []
    const tracker: Tracker = {
      path: () => '/',
      pageView: () => {},
      funnel: () => {},
      webchat: (call, told) => void (call === 'funnelStep' && tracked.push(told)),
      ecommerce: () => {},
    }
    const visit = journeys().open({ mode, tracker })
    const named: Record<string, string[]> = {}
    for (const answer of wholeTable) {
      await visit.at(answer[0])
      if (SPECIFIED.includes(answer[0])) (named[nameAt(visit, answer[0])] ??= []).push(answer[0])
      await answerAll(visit, [answer])
    }
    await visit.at('pedido-realizado')
    expect(named).toEqual({
      Disponibilidade: ['cep', 'nr-imovel'],
      'Escolha do plano': ['planos'],
      'Dados pessoais': ['nome', 'telefone', 'email', 'data-nascimento', 'nome-mae', 'cpf'],
      Pagamento: ['data-de-vencimento', 'ativar-debito', 'conta-debito'],
      'Visita do técnico': ['data-instalacao'],
      'Revisão do pedido': ['confirmacao'],
    })
    for (const step of ['data-instalacao', 'confirmacao'])
      expect(tracked).toContainEqual({ step, stage: 'pagamento' })
    expect(['validacao', 'erro1', 'erro2'].map((step) => nameAt(visit, step))).toEqual([
      'Sua identidade',
      'Sua identidade',
      'Análise do pedido',
    ])
  })
})

it('a page with several questions has a name of its own, and the chat one for each question', () => {
  const at = 'ativar-debito'
  expect(stageNameOf({ journey: compact.id }, at, 'pages')).toBe('Instalação e pagamento')
  expect(stageNameOf({ journey: compact.id }, at, 'chat')).toBeUndefined()
})

it('the mobile line is named where it is asked', async () => {
  await mobile.later?.()
  expect(stageNameOf({ journey: mobile.id }, 'consulta-telefone', 'pages')).toBe('Seu celular TIM')
})
