/**
 * A valid answer to each question of an order, in order, and the questions before and after each. It imports no test
 * runner, so that scripts can use it too.
 */
import { completeAnswers } from '../../scripts/example-answers.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import '../../src/funnel/journeys/standard/journey.ts'
import type { JourneyId, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'

export type Answer = readonly [step: StepId, values: Values]

/** Avenida Paulista: covered, several plans; everyone with this name is approved. */
const address: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
]
const person: readonly Answer[] = [
  ['nome', { name: 'Maria da Silva' }],
  ['telefone', { phone: '(11) 98765-4321' }],
  ['email', { email: 'maria@exemplo.com.br', accept_promotions: 'true' }],
  ['cpf', { person_type: 'pf', cpf: '529.982.247-25' }],
]
export const payment: readonly Answer[] = [
  ['data-de-vencimento', { due_date: '10' }],
  ['ativar-debito', { direct_debit: 'true' }],
  ['conta-debito', { bank: '077', agency: '0001', account_number: '12345-6' }],
]
const plan: Answer = ['planos', { idPlan: 'plan-d600a' }]
/** The server's clock shows Friday, 20 November 2026; Monday is the first free day. */
export const dates: Answer = ['data-instalacao', { date: '23/11/2026', period: 'manha' }]
export const confirmation: Answer = ['confirmacao', { accept_information: 'true' }]

/** Everything that is asked, in order. */
export const everyAnswer: readonly Answer[] = completeAnswers(
  [...address, plan, ...person, ...payment, dates, confirmation],
  idsOf({ journey: 'standard' }, 'pages'),
)

/** The question that follows another one in the table. */
export const questionAfter = (step: StepId): StepId => beside(step, 1)
/** The question that precedes another one in the table. */
export const questionBefore = (step: StepId): StepId => beside(step, -1)

function beside(step: StepId, by: number): StepId {
  const [id] = everyAnswer[everyAnswer.findIndex(([each]) => each === step) + by] ?? []
  if (id === undefined) throw new Error(`nothing is asked beside ${step}`)
  return id
}

/** The table's answers to the questions that a journey asks between two others, on pages. */
export function answersBetween(journey: JourneyId, from: StepId, to: StepId): Answer[] {
  const ids = idsOf({ journey }, 'pages')
  const asked = ids.slice(ids.indexOf(from) + 1, ids.indexOf(to))
  return everyAnswer.filter(([id]) => asked.includes(id))
}
