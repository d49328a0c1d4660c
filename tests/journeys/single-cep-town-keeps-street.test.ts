/** In a town with a single CEP, the street that was told is kept when the house number changes, also after a reload. */
import { expect, it } from 'vitest'
import { doubtfulAnswerDiscarded } from '../../src/store/redux-actions.ts'
import { answerAll, answersBefore, house, journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()

it.each(rowsToRun(['pages', 'chat'] as const, 1))(
  'another number keeps the street that was just said, in %s (D62)',
  async (mode) => {
    const visit = journeys().open({ mode })
    const town = { cep: { cep: '37640-000' }, 'nr-imovel': house('77') }
    await answerAll(visit, answersBefore('data-de-vencimento', town))
    await answerAll(visit, [['instalacao', { address: 'Rua das Amoreiras' }]])
    await visit.at('data-de-vencimento')
    await visit.correct('instalacao', { address: 'Rua do Carmo' })
    await visit.at('nr-imovel')
    visit.store.dispatch(doubtfulAnswerDiscarded({ step: 'nr-imovel' }))
    await answerAll(visit, [['nr-imovel', house('78')]])
    await visit.at('data-de-vencimento')
    expect(visit.order().answers.instalacao?.values.address).toBe('Rua do Carmo')
    await visit.saved()
    const again = await journeys().openOn('data-de-vencimento', { mode, kept: visit.kept })
    expect(again.order().answers.instalacao?.values.address).toBe('Rua do Carmo')
    expect(again.order().answers['nr-imovel']?.values.number).toBe('78')
  },
)
