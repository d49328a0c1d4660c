/** Opens visits at the question for the house number, whose answer creates the lead, for journey tests. */
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { answerAll, house, type JourneyServer } from './journey-test-setup.ts'
import type { Visit, VisitOptions } from './visit-without-browser.ts'
import { slowConnection } from './faulty-connection.ts'

export const houseNumber: Values = house('1000')
export const plan: Values = { idPlan: 'plan-d600a' }

/** The checks that have reached the server. */
export const leadCreations = ({ wire }: Visit) =>
  wire.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /lead-v2')

export const countLeads = async ({ rows }: JourneyServer) => (await rows('leads')).length

/** At the number's question, with the result of the CEP's look-up. */
export async function atHouseNumber({ open }: JourneyServer, options: VisitOptions = {}, cep = '01310-100') {
  const visit = open(options)
  await answerAll(visit, [['cep', { cep }]])
  await visit.until('what the CEP is', ({ order }) => order.facts.place !== null)
  return visit
}

/** Sends the number, and holds the check back until it is released. */
export async function whileCreatingLead(journeys: JourneyServer, options: VisitOptions = {}) {
  const { wire, held, release } = slowConnection(/POST .*lead-v2$/)
  const visit = await atHouseNumber(journeys, { ...options, wire })
  visit.answer('nr-imovel', houseNumber)
  return { visit, held, release }
}

export const leadCreated = (visit: Visit) => visit.until('the lead', ({ ui }) => ui.recordId !== null)
