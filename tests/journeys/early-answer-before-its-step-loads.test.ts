/** What a marketing page passes to the order is kept until the code of its question has loaded. */
import { afterAll, expect, it } from 'vitest'
import { journeyParts as standard } from '../../src/app/journeys/standard.ts'
import { addSteps, journeyOf, stepOf } from '../../src/funnel/journey-registry.ts'
import type { Step, StepId } from '../../src/funnel/step-and-journey-types.ts'
import { answersVolunteered } from '../../src/store/redux-actions.ts'
import { answerAll, journeyServer, type Answer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()

const ID: StepId = 'telefone'
const telefone = { phone: '(11) 98765-4321', acceptPhoneContact: 'true' }
const before: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
  ['planos', { idPlan: 'plan-d600a' }],
  ['nome', { name: 'Maria da Silva' }],
]

/** The state before `later` has loaded, whichever test ran first; returns the step that loads then. */
async function withoutItsCode(): Promise<Step> {
  await standard.later?.()
  const step = stepOf({ journey: standard.id }, ID)
  ;(journeyOf({ journey: standard.id }).steps as Map<StepId, Step>).delete(ID)
  return step
}

let brought: Step | null = null
afterAll(() => {
  if (brought) addSteps(standard.id, [brought])
})

it('an early answer whose step has not loaded is kept, and its question is still asked by pages', async () => {
  brought = await withoutItsCode()
  const visit = journeys().open({ parts: standard })
  visit.store.dispatch(answersVolunteered({ answers: { telefone } }))
  expect(visit.order().answers.telefone).toBeUndefined()
  // kept for its question
  expect(visit.ui().earlyAnswers.telefone).toEqual(telefone)
  addSteps(standard.id, [brought])
  await answerAll(visit, before)
  await visit.at(ID)
})
