/** Builds the state of a visitor at a given question, in which `npm run understand` reads a message. */
import { loadJourney } from '../../src/app/journeys/load-journey.ts'
import { noFacts } from '../../src/funnel/initial-server-data-and-clearing-rules.ts'
import { formOf, idsOf, isStepOf, journeyOf } from '../../src/funnel/journey-registry.ts'
import type {
  Answers,
  Journey,
  JourneyId,
  Order,
  StepId,
  Values,
} from '../../src/funnel/step-and-journey-types.ts'
import { findChoiceFieldWithoutExtractor } from '../../src/questions/find-choice-field-without-extractor.ts'
import { textOf } from '../../src/questions/look-up-step-texts.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import type { Situation } from '../../src/understanding/reading.ts'
import { exampleAnswers } from '../example-answers.ts'
import { seedCustomerOffers, seedOffer } from '../../server/db/seed-customers.ts'

const shortestFirst = journeys
  .filter(({ isHidden }) => isHidden !== true)
  .toSorted((one, other) => one.pages.length - other.pages.length)
const isComposed = ({ pages }: Journey) => pages.some(({ steps }) => steps.length > 1)
const idsWhere = (holds: (journey: Journey) => boolean) => shortestFirst.filter(holds).map(({ id }) => id)

/** Journeys whose pages ask several questions at once. */
const COMPOSED: readonly JourneyId[] = idsWhere(isComposed)

// a step is tried in the first of these journeys that has it: that of most visitors, then the shortest
const JOURNEYS: readonly JourneyId[] = [
  ...idsWhere(({ id }) => id === 'standard'),
  ...idsWhere((journey) => journey.id !== 'standard' && !isComposed(journey)),
  ...COMPOSED,
]

/** Answers to all steps before the one that a message is tried at. A message can correct these answers. */
const GIVEN: Readonly<Record<StepId, Values>> = {
  ...exampleAnswers,
  cep: { cep: '01310100' },
  'nr-imovel': { number: '1000', complement: 'apto 12', is_block_allotment: 'false' },
  nome: { name: 'Maria da Silva' },
  telefone: { phone: '11987654321' },
  'consulta-telefone': { phone: '11987654321' },
  email: { email: 'maria@exemplo.com.br', accept_promotions: 'false' },
  'consulta-cpf': { cpf: '52998224725' },
  cpf: { person_type: 'pf', cpf: '52998224725' },
  'data-de-vencimento': { due_date: '10' },
  'ativar-debito': { direct_debit: 'true' },
  'conta-debito': { bank: '341', agency: '1234', account_number: '12345-6' },
  endereco: { same_address: 'true' },
}

type CustomerFlow = Parameters<typeof seedCustomerOffers>[0]

/** Returns which offers a journey of existing customers chooses from; null for a journey of new customers. */
const customerFlowOf = (journey: JourneyId): CustomerFlow | null => {
  const { recordKind } = journeyOf({ journey })
  return recordKind === 'renewal' || recordKind === 'migration' ? recordKind : null
}

/** Loads all journeys with their steps, so that any step can be tried. */
export async function loadJourneys(): Promise<void> {
  for (const journey of JOURNEYS) await (await loadJourney(journey)).later?.()
}

/** Returns the situation at the first question of a composed page, such as 'dados-pessoais'. */
function atPage(name: string, today: string): Situation {
  for (const journey of COMPOSED) {
    const page = journeyOf({ journey }).pages.find((each) => formOf(each) === name)
    const [first] = page?.steps ?? []
    if (first !== undefined) return situationAt(first, today, [journey])
  }
  throw new Error(`no journey asks ${name}`)
}

const known = new Map<string, Situation>()

/**
 * Returns the situation of a visitor at Avenida Paulista, as in the seed data, who has answered everything before a
 * step. It is made once for each step, because a test reads thousands of messages there.
 * @param today ISO date
 * @param among the journeys to search; the first that has the step is used
 * @throws Error if no journey has the step
 */
export function situationAt(step: StepId, today: string, among: readonly JourneyId[] = JOURNEYS): Situation {
  const place = [step, today, ...among].join(' ')
  const situation = known.get(place) ?? makeSituation(step, today, among)
  known.set(place, situation)
  return situation
}

function makeSituation(step: StepId, today: string, among: readonly JourneyId[]): Situation {
  const journey = among.find((each) => isStepOf({ journey: each }, step))
  if (journey === undefined) return atPage(step, today)
  const { plans, banks, freeDates, complementTypes, address, infra } = seedOffer(today)
  const flow = customerFlowOf(journey)
  const isMigration = flow === 'migration'
  const offers = flow ? seedCustomerOffers(flow) : null
  const ids = idsOf({ journey }, 'chat')
  // a customer who keeps the address on record has not given another one
  const untold = isMigration ? ['cep', 'nr-imovel'] : []
  const before = ids.slice(0, ids.indexOf(step)).filter((id) => !untold.includes(id))
  // most plans are installed by appointment, so that the order asks for the day
  const byAppointment = plans.find(({ installationSchedule }) => installationSchedule)
  const chosen: Values = { idPlan: byAppointment?.id ?? '' }
  const given: Readonly<Record<StepId, Values>> = {
    ...GIVEN,
    planos: chosen,
    ofertas: chosenOffer(),
    'data-instalacao': soonest(),
  }
  const answers: Answers = Object.fromEntries(
    before.flatMap((id) => (given[id] ? [[id, { values: given[id] }]] : [])),
  )
  const isCovered = before.includes('nr-imovel') || isMigration
  const order: Order = {
    journey,
    prefix: '',
    wish: {},
    answers,
    facts: {
      ...noFacts,
      coverage: isCovered ? { infra, plans, address } : null,
      complementTypes,
      freeDates,
      offers,
      onRecord: isMigration ? { address: 'Avenida P******, 18**' } : null,
    },
    finished: null,
    today,
  }
  const words = Object.fromEntries(ids.map((id) => [id, textOf(order, id).words]))
  const choice = findChoiceFieldWithoutExtractor(order, step)
  return { step, order, quiz: null, banks, words, doubt: null, draft: {}, choice }

  function chosenOffer(): Values {
    const id = offers?.plans[0]?.id ?? ''
    return flow === 'renewal' ? { offer1: id, offer2: '' } : { idPlan: id }
  }

  function soonest(): Values {
    const [first] = freeDates
    return { date: first?.date ?? '', period: first?.periods[0] ?? '' }
  }
}
