/** Sample orders that have reached a given step of the standard journey. */
import { idsOf, pageOf } from '../../src/funnel/journey-registry.ts'
import type { Order, Stage, StepId } from '../../src/funnel/step-and-journey-types.ts'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import { answerValues, emptyLead, wholeOrder, type Answered, type Changed } from './sample-orders.ts'

/** Every step in order; `src/funnel/steps.test.ts` compares it with the rows of the table. */
export const JOURNEY: readonly StepId[] = idsOf({ journey: 'standard' }, 'pages')

/** The steps of the standard journey that the specification knows. */
export const SPECIFIED: readonly StepId[] = JOURNEY.filter(
  (id) => pageOf({ journey: 'standard' }, id).isExtra !== true,
)

/** The questions that only some orders have. */
type Sometimes = 'instalacao' | 'conta-debito' | 'validacao'
const SOMETIMES: readonly StepId[] = ['instalacao', 'conta-debito', 'validacao'] satisfies Sometimes[]

/** What an order shows from its first question to its receipt: what every order has, and these questions. */
export const stepsOfOrder = (...some: readonly Sometimes[]): StepId[] =>
  JOURNEY.filter((id) => {
    const { layout, isOutcome } = pageOf({ journey: 'standard' }, id)
    if (layout === 'loading' || isOutcome) return false
    return !SOMETIMES.includes(id) || some.some((each) => each === id)
  })

/** Stages of the progress bar for a new order. */
export const STAGES: readonly Stage[] = [
  'disponibilidade',
  'dados-pessoais',
  'instalação',
  'pagamento',
  'pedido-realizado',
]

const place = (id: StepId) => JOURNEY.findIndex((each) => each === id)

/** An order in which everything before `id` has been answered, and nothing from there on. */
export function reached(id: StepId, more: Changed = {}, changed: Answered = {}): Order {
  const all = { ...exampleAnswers, ...answerValues, ...changed }
  const before = Object.entries(all).filter(
    ([step]) => JOURNEY.findIndex((each) => each === step) < place(id),
  )
  const whole = wholeOrder(more, changed)
  const order = wholeOrder(
    {
      ...more,
      coverage: place(id) > place('verificando-disponibilidade') ? whole.facts.coverage : null,
      risk: place(id) > place('confirmando-dados') ? whole.facts.risk : 'none',
      freeDates: place(id) > place('data-instalacao') ? whole.facts.freeDates : null,
    },
    changed,
  )
  const isBefore = ([step]: [string, unknown]) => before.some(([each]) => each === step)
  const kept = Object.fromEntries(Object.entries(order.answers).filter(isBefore))
  return { ...order, answers: kept }
}

export const nothingYet = reached('cep')

export const finished: Order = wholeOrder({
  finished: { orderNumber: 'P20261124ABCDEF', schedule: { date: '27/11/2026', period: 'manha' } },
})

/** After a check of an address: no network, or network without an offer. */
export const noNetwork = reached('planos', { coverage: { infra: null, plans: [], address: null } })
export const noOffer = reached('planos', { coverage: { infra: 'I-SYSTEMS', plans: [], address: null } })

/** A CEP of a whole town: the look-up knows no street. */
export const wholeTown = {
  infra: 'I-SYSTEMS',
  plans: wholeOrder().facts.coverage?.plans ?? [],
  address: { ...emptyLead().address, address: '' },
}
