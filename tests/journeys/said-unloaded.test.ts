/** What a marketing page hands over while the code of the later questions cannot be loaded (src/app/start.tsx). */
import { expect, it } from 'vitest'
import { parts as standard } from '../../src/app/journeys/standard.ts'
import { volunteered } from '../../src/store/events.ts'
import { answerAll, journeyServer, type Answer } from '../support/journey.ts'

const journeys = journeyServer()

const telefone = { phone: '(11) 98765-4321', acceptPhoneContact: 'true' }
const before: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
  ['planos', { idPlan: 'plan-d600a' }],
  ['nome', { name: 'Maria da Silva' }],
]

it('is no answer yet: by pages its question is asked', async () => {
  const visit = journeys().open({ parts: standard })
  visit.store.dispatch(volunteered({ answers: { telefone } }))
  expect(visit.order().answers.telefone).toBeUndefined()
  // kept for its question
  expect(visit.flow().ahead.telefone).toEqual(telefone)
  await answerAll(visit, before)
  await visit.at('telefone')
})
