/** Test customers, answers and helpers for journey tests of a migration to fibre (docs/test-people.md). */
import { journeyParts } from '../../src/app/journeys/migration.ts'
import { completeAnswers } from '../../scripts/example-answers.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { answerAll, payment, type Answer, type JourneyServer } from './journey-test-setup.ts'
import type { Visit, VisitOptions } from './visit-without-browser.ts'

/** Customers of the old network: at Miguel's address on record there is fibre, at Marta's there is none. */
export const MIGUEL = '30000000701'
export const MARTA = '30000000973'
const PREFIX = 'migracao-ultrafibra'

/** A page of the migration's campaign. */
export const openPage = (journeys: JourneyServer, options: VisitOptions = {}): Visit =>
  journeys.open({
    parts: journeyParts,
    journey: journeyParts.id,
    prefix: PREFIX,
    step: 'consulta-cpf',
    ...options,
  })

/** Opens a page of the migration's campaign with a migration lead that this browser has kept. */
export async function openLead(
  journeys: JourneyServer,
  cpf: string,
  { step = 'ofertas', ...options }: VisitOptions = {},
) {
  const { body } = await journeys.call('POST', '/api/fiber-migration/offers', { cpf })
  return openPage(journeys, { kept: new Map([['migration', String(body.idLead)]]), step, ...options })
}

const document: Answer = ['consulta-cpf', { cpf: '300.000.007-01' }]
export const offer: Answer = ['ofertas', { idPlan: 'plan-mg600' }]
export const same: Answer = ['endereco', { same_address: 'true' }]
export const confirmation: Answer = ['confirmacao', { accept_information: 'true' }]
/** Avenida Brigadeiro Faria Lima: covered up to number 3900. */
export const elsewhere: readonly Answer[] = [
  ['endereco', { same_address: 'false' }],
  ['cep', { cep: '04538-133' }],
  ['nr-imovel', { number: '100', complement: '', is_block_allotment: 'false' }],
]

/** What a migration asks: birth date and document are on record, and of customers nobody asks the mother's name. */
const asked = idsOf({ journey: journeyParts.id }, 'pages').filter(
  (id) => id !== 'data-nascimento' && id !== 'nome-mae',
)

/** Everything that a migration asks, in order, without another address and with one. */
export const stays: readonly Answer[] = completeAnswers(
  [document, offer, same, ...payment, confirmation],
  asked,
)
export const movesOut: readonly Answer[] = completeAnswers(
  [document, offer, ...elsewhere, ...payment, confirmation],
  asked,
)
/** Goes from the offers up to a step. */
export async function goTo(visit: Visit, step: StepId, table: readonly Answer[] = stays): Promise<void> {
  const at = table.findIndex(([id]) => id === step)
  await answerAll(visit, table.slice(1, at))
  await visit.at(step)
}

/** Leaves the page as a browser does, and opens it again. */
export function reloadPage(
  journeys: JourneyServer,
  visit: Visit,
  step: StepId | null = visit.position(),
): Visit {
  visit.leave()
  return openPage(journeys, { kept: visit.kept, mode: visit.ui().mode, step })
}
