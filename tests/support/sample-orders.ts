/** Sample plans, orders and leads for unit tests of the funnel and the store. */
import { firstEdition } from '../../src/edition/first-edition.ts'
import { exampleAnswers } from '../../scripts/example-answers.ts'
import type { Lead } from '../../src/contract/lead.ts'
import type { Plan } from '../../src/contract/plan.ts'
import '../../src/app/journeys/standard.ts'
import '../../src/app/journeys/b.ts'
import '../../src/app/journeys/compact.ts'
import { checkoutSteps } from '../../src/app/journeys/standard/checkout-steps-and-texts.ts'
import { idsOf, stepOf } from '../../src/funnel/journey-registry.ts'
import { noFacts } from '../../src/funnel/initial-server-data-and-clearing-rules.ts'
import { instalacao } from '../../src/funnel/steps/instalacao.ts'
import type {
  Answers,
  Facts,
  JourneyId,
  Order,
  StepId,
  Values,
} from '../../src/funnel/step-and-journey-types.ts'
import { addPart } from '../../src/questions/journey-part-registry.ts'

/** Adds the checkout's later steps to a journey at once. */
export const addLater = (journey: JourneyId) => addPart(journey, checkoutSteps)

// rules are tested with every step at hand
for (const journey of ['standard', 'b', 'compact']) addLater(journey)

/** Tuesday. */
export const TODAY = '2026-11-24'

/** How plans are sold and shown, by their skus. */
const marks = new Map(
  firstEdition.plans.map(
    ({ sku, plan_download, speed = plan_download, badge, toggle, keepsStreaming, comparedFirst }) => [
      sku,
      { speed, badge, toggle, keepsStreaming, comparedFirst },
    ],
  ),
)

export function samplePlan(id: string, more: Partial<Plan> = {}): Plan {
  return {
    id,
    sku: id,
    plan: `Plano ${id}`,
    description: '',
    discount: 40,
    price_full: 99.99,
    price: 69.99,
    price_with_dacc: 59.99,
    plan_download: 500,
    plan_upload: 250,
    speed: Number(/\d+/.exec(id)?.[0] ?? 0),
    ...marks.get(id),
    installationSchedule: true,
    plan_type: null,
    subscriptions: [],
    benefits: [],
    regulations: 'geral',
    showOnLanding: true,
    addonBonus: [],
    livelo_dacc_points: null,
    whatsApps: [],
    ...more,
  }
}

const place = {
  cep: '01310100',
  address: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

export const planWithVisitDate = samplePlan('p500')
export const planWithoutVisitDate = samplePlan('p300', {
  installationSchedule: false,
  price_with_dacc: 49.99,
})

export const complementTypes = [
  { id: 'AP', name: 'Apartamento' },
  { id: 'BL', name: 'Bloco' },
]

export const freeDates = [
  { date: '27/11/2026', periods: ['manha', 'tarde'] },
  { date: '28/11/2026', periods: ['tarde'] },
  { date: '02/01/2027', periods: ['manha'] },
] as const satisfies Facts['freeDates']

/**
 * One valid answer to every question of the standard journey, as it is stored in an order; the steps' examples are
 * separate.
 */
export const answerValues = {
  cep: { cep: '01310100' },
  'nr-imovel': {
    number: '130',
    complement: '',
    is_block_allotment: 'false',
    block_number: '',
    allotment_number: '',
  },
  planos: { idPlan: planWithVisitDate.id },
  nome: { name: 'Maria da Silva' },
  telefone: { phone: '11987654321' },
  email: { email: 'maria@exemplo.com.br', accept_promotions: 'true' },
  cpf: { person_type: 'pf', cpf: '52998224725' },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'true' },
  'conta-debito': { bank: '341', agency: '1234', account_number: '12345-6' },
  'data-instalacao': { date: '27/11/2026', period: 'manha' },
} as const satisfies Partial<Record<StepId, Values>>

const noParts = Object.fromEntries(
  instalacao.fields.map(({ name, kind }) => [name, kind === 'checkbox' ? 'false' : '']),
)
export const street: Values = { ...noParts, address: 'Rua das Flores' }

export type Answered = Readonly<Record<StepId, Values>>

export function answersOf(values: Answered): Answers {
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, { values: each }]))
}

/** What differs from the usual order; facts are given one by one. */
export type Changed = Partial<Omit<Order, 'facts'>> & Partial<Facts>

/** An order with every answer and an approved risk check, up to the review. */
export function wholeOrder(more: Changed = {}, changed: Answered = {}): Order {
  const facts: Record<string, unknown> = {
    ...noFacts,
    coverage: { infra: 'I-SYSTEMS', plans: [planWithVisitDate, planWithoutVisitDate], address: place },
    complementTypes: [],
    risk: 'approved',
    freeDates,
  }
  const order: Record<string, unknown> = {
    journey: 'standard',
    prefix: '',
    wish: {},
    today: TODAY,
    answers: answersOf({ ...exampleAnswers, ...answerValues, ...changed }),
    finished: null,
  }
  for (const [name, value] of Object.entries(more)) (name in facts ? facts : order)[name] = value
  return { ...order, facts } as unknown as Order
}

export function emptyLead(more: Partial<Lead> = {}): Lead {
  return {
    success: true,
    id: '7b1c4a52-1d9e-4a55-9a1e-0c8f2b1a7d11',
    address: {
      ...place,
      number: '130',
      complement: '',
      is_block_allotment: false,
      block_number: '',
      allotment_number: '',
      complemento1: '',
      complemento2: '',
      customComplement: '',
      notFoundComplement: false,
      accessNotes: '',
    },
    infra: 'I-SYSTEMS',
    plansOffers: [planWithVisitDate, planWithoutVisitDate],
    addon: '',
    idPlan: null,
    name: null,
    email: null,
    accept_promotions: null,
    birth_date: null,
    due_date: null,
    direct_debit: null,
    bank: null,
    schedules: [],
    masked: {},
    answered: [],
    versions: {},
    risk: 'none',
    orderNumber: null,
    schedule: null,
    ...more,
  }
}

/** The questions of the standard journey that every order answers. */
const asked = idsOf({ journey: 'standard' }, 'pages')
  .filter((id) => id in answerValues || id in exampleAnswers)
  .map((id) => stepOf({ journey: 'standard' }, id))

/** The examples as GET lead returns them: it names the values as the step's call does, and omits secrets. */
const exampleFields = (): Partial<Lead> =>
  Object.assign(
    {},
    ...asked
      .filter(({ id, secret }) => !secret && exampleAnswers[id] !== undefined)
      .map(({ id, save }) => save?.(exampleAnswers[id] ?? {}, wholeOrder())?.body),
  ) as Partial<Lead>

/** A lead that holds every answer of the standard journey. */
export function wholeLead(more: Partial<Lead> = {}): Lead {
  return emptyLead({
    ...exampleFields(),
    idPlan: planWithVisitDate.id,
    name: 'Maria da Silva',
    email: 'maria@exemplo.com.br',
    accept_promotions: true,
    due_date: 10,
    direct_debit: true,
    bank: '341',
    schedules: [{ date: '27/11/2026', period: 'manha' }],
    masked: {
      cpf: '***.982.247-**',
      mothers_name: 'A**** S****',
      phone: '(11) 9****-**21',
      agency: '****34',
      account_number: '****5-6',
    },
    answered: [...new Set(asked.flatMap(({ wire = [] }) => wire))] as Lead['answered'],
    risk: 'approved',
    ...more,
  })
}
