/** Opens visits at the last questions before the risk check, and reads the calls that they make, for journey tests. */
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { goTo, type JourneyServer } from './journey-test-setup.ts'
import type { Visit } from './visit-without-browser.ts'
import { firstOnes } from './faulty-connection.ts'

/** The account for direct debit, the last answer of all. */
export const debitAccount = [
  'conta-debito',
  { bank: '077', agency: '0001', account_number: '12345-6' },
] as const satisfies readonly [StepId, Values]

export const RISK_CHECK_CALL = 'PUT /lead-v2/{id}'
export const DATES_CALL = 'GET /lead-v2/{id}/scheduleDate'

/**
 * At a payment question, everything before it is stored and the lists are fetched. The risk check that is made ahead
 * has failed, so that the step that waits makes it.
 */
export async function atPayment(journeys: JourneyServer, step: StepId = 'conta-debito'): Promise<Visit> {
  const visit = journeys.open()
  visit.wire.disturb(firstOnes(1, /^PUT/, 'offline'))
  await goTo(visit, step)
  await visit.saved()
  await visit.until('banks', ({ order }) => order.facts.banks !== null)
  return visit
}

/** The risk check that is made ahead has been answered. */
export const riskChecked = (visit: Visit) =>
  visit.until('the check', ({ order, ui }) => order.facts.risk !== 'none' && !ui.isRiskAsked)

/** The calls that something makes. */
export async function callsDuring(visit: Visit, act: () => Promise<void>): Promise<string[]> {
  const before = visit.wire.calls.length
  await act()
  return visit.wire.lines().slice(before)
}

export const riskCheckCalls = (visit: Visit) =>
  visit.wire.calls.filter(({ method, path }) => `${method} ${path}` === RISK_CHECK_CALL)
