/** A mobile line that a marketing page asked for before the order reaches that question. */
import { expect, it } from 'vitest'
import { journeyParts as mobile } from '../../src/app/journeys/mobile.ts'
import type { Mode, Values } from '../../src/funnel/step-and-journey-types.ts'
import { noticeClosed, answersVolunteered } from '../../src/store/redux-actions.ts'
import { resultShown } from '../support/shown-answers-and-notices.ts'
import { answerAll, journeyServer, type Answer } from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

/** docs/test-people.md */
const black: Values = { phone: '(11) 92222-0001', acceptPhoneContact: 'true' }
const unknown: Values = { phone: '11987654321', acceptPhoneContact: 'true' }
const address: readonly Answer[] = [
  ['cep', { cep: '01310-100' }],
  ['nr-imovel', { number: '1000', complement: '', is_block_allotment: 'false' }],
]
const plan: Answer = ['planos', { idPlan: 'plan-d600a' }]

/** What is given early is taken once the later questions are loaded (src/app/boot/start.tsx). */
async function open(mode: Mode) {
  await mobile.later?.()
  return journeys().open({ parts: mobile, prefix: 'timblack', mode })
}
const told = resultShown
const looks = (visit: Visit) => visit.wire.lines().filter((line) => line === 'GET /lead/{id}').length

const given: readonly (readonly [Mode, Values, boolean, string])[] = [
  ['pages', black, true, 'Sua linha tem bônus, e ele já está no seu pedido.'],
  ['chat', unknown, false, 'Não achamos essa linha; seguimos sem o bônus'],
]
it.each(rowsToRun(given, ([mode]) => mode === 'chat'))(
  'with the address, in the %s: what it earns is said',
  async (mode, phone, hasBonus, text) => {
    const visit = await open(mode)
    visit.store.dispatch(answersVolunteered({ answers: { telefone: phone } }))
    await answerAll(visit, address)
    await visit.at('planos')
    await visit.until('told', () => told(visit) !== null)
    expect(told(visit)).toBe(text)
    expect(visit.ui().notice).toMatchObject({ tone: hasBonus ? 'done' : 'info' })
    expect(visit.order().facts.lineHasBonus).toBe(hasBonus)
    // it is neither asked for nor reported again
    visit.store.dispatch(noticeClosed())
    await answerAll(visit, [plan])
    await visit.at('nome')
    await visit.saved()
    expect([told(visit), looks(visit)]).toEqual([null, 1])
  },
)

it('without an answer from the server the order goes on untold', async () => {
  const visit = await open('pages')
  visit.wire.disturb((method, path) => (method === 'GET' && path === '/lead/{id}' ? 'offline' : null))
  visit.store.dispatch(answersVolunteered({ answers: { telefone: black } }))
  await answerAll(visit, [...address, plan])
  await visit.at('nome')
  expect([told(visit), visit.errors]).toEqual([null, []])
})
