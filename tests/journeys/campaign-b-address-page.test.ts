/** Campaign b asks for CEP and house number on one page. */
import { describe, expect, it } from 'vitest'
import { journeyParts as b } from '../../src/app/journeys/b.ts'
import { backRequested } from '../../src/store/redux-actions.ts'
import { selectBackTarget } from '../../src/store/selectors.ts'
import { firstPlanWithDate, answerInChat, submitPage } from '../support/pages-with-several-questions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'

const journeys = journeyServer()

// what the pages draw of a step must be known before its first check
addLater('b')

describe('campaign b', () => {
  it('asks CEP and number on one page and skips nr-imovel both ways (D4)', async () => {
    const visit = journeys().open({ parts: b, prefix: 'b' })
    submitPage(visit, ['cep', 'nr-imovel'])
    await visit.at('planos')
    visit.answer('planos', firstPlanWithDate(visit))
    await visit.at('nome')
    expect(selectBackTarget(visit.state())).toBe('cep')
    visit.store.dispatch(backRequested())
    expect(visit.position()).toBe('cep')
    visit.store.dispatch(backRequested())
    expect(visit.went.at(-1)).toMatchObject({ step: 'start' })
  })

  it('asks them as two questions in the chat', async () => {
    const visit = journeys().open({ parts: b, prefix: 'b', mode: 'chat' })
    await answerInChat(visit, 'nome')
    visit.store.dispatch(backRequested())
    expect(visit.position()).toBe('nr-imovel')
    visit.store.dispatch(backRequested())
    expect(visit.position()).toBe('cep')
  })

  it('goes on at the same page with the CEP that the start page asked', async () => {
    const visit = journeys().open({ parts: b, prefix: 'b' })
    visit.answer('cep', { cep: '01310-100' })
    expect(visit.position()).toBe('nr-imovel')
    submitPage(visit, ['cep', 'nr-imovel'])
    await visit.at('planos')
  })
})
