/** An address check that is repeated creates one lead, whatever the browser now reports about itself. */
import { expect, it } from 'vitest'
import { journeyParts as compact } from '../../src/app/journeys/compact.ts'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { answerAll, answersBefore, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always } from '../support/faulty-connection.ts'

addLater('compact')
const journeys = journeyServer()
const PREFS = { user_prefs2: '{"language":"pt-BR"}' }

const checks = (visit: Visit) => visit.wire.calls.filter(({ path }) => path === '/lead-v2')
const lost = (visit: Visit) => visit.until('the wait', ({ ui }) => ui.wait?.status === 'failed')

it('a lost check is repeated unchanged after a reload', async () => {
  const visit = journeys().open()
  visit.wire.disturb(always(/lead-v2$/, 'lost-reply'))
  await answerAll(visit, answersBefore('planos'))
  await lost(visit)
  visit.wire.disturb(() => 'offline')
  const again = await journeys().openOn('planos', {
    kept: visit.kept,
    told: PREFS,
    step: 'verificando-disponibilidade',
  })
  const [first] = checks(visit)
  expect(checks(again)).toEqual([first])
  expect(first?.key).not.toBeNull()
})

it('a lost check is repeated unchanged when the same page is sent again, also with a name', async () => {
  const told: typeof PREFS | Record<string, never> = {}
  const visit = journeys().open({ parts: compact, prefix: 'c', told })
  const table = Object.fromEntries(everyAnswer)
  const first = ['cep', 'nr-imovel', 'nome', 'telefone', 'email']
  const send = () => {
    const answers = Object.fromEntries(first.map((id) => [id, table[id] ?? {}]))
    visit.store.dispatch(answersSubmitted({ answers }))
  }
  visit.wire.disturb(always(/lead-v2$/, 'lost-reply'))
  send()
  await lost(visit)
  visit.link('cep')
  Object.assign(told, PREFS)
  visit.wire.disturb(null)
  send()
  await visit.at('planos')
  const [one, ...others] = checks(visit)
  expect(others.length).toBeGreaterThan(0)
  for (const each of others) expect(each).toEqual(one)
})
