/** Several answers in one message are stored in order, and never asked again (docs/decisions/0218). */
import { describe, expect, it } from 'vitest'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import {
  answersSubmitted,
  correctionRequested,
  retryRequested,
  answersVolunteered,
} from '../../src/store/redux-actions.ts'
import {
  answerAll,
  answersBefore,
  dates,
  house,
  journeyServer,
  everyAnswer,
  answersBetween,
  questionBefore,
} from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { always } from '../support/faulty-connection.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
// a message may be about any question, so it is read only once all of them are loaded
addLater('standard')

const aHouse = { ...house('1000'), home: 'house' }
// "é casa" was said along with the number, so nothing more is asked about it
const table: Record<string, Values> = { ...Object.fromEntries(everyAnswer), 'nr-imovel': aHouse }
const open = () => journeys().open({ mode: 'chat' })
const say = (visit: Visit, answers: Readonly<Record<StepId, Values>>) =>
  visit.store.dispatch(answersVolunteered({ answers }))
const of = (...steps: StepId[]) => Object.fromEntries(steps.map((id) => [id, table[id] ?? {}]))
describe('several answers in one message', () => {
  it('goes straight to the plans with CEP, number and complement', async () => {
    const visit = open()
    say(visit, { cep: { cep: '01310100' }, 'nr-imovel': house('1000', 'apto 12') })
    await visit.at('planos')
    expect(visit.order().answers['nr-imovel']?.values).toMatchObject({
      number: '1000',
      complement: 'apto 12',
    })
    expect(visit.state().dialogue.messageAnswers).toMatchObject([
      { at: 'cep', answers: { cep: { cep: '01310100' } } },
    ])
  })

  it.each(rowsToRun(['nome', 'telefone', 'email'], (step) => step === 'telefone'))(
    'writes no %s down for a check whose reply is lost (S18)',
    async (step) => {
      const visit = open()
      visit.wire.disturb(always(/^POST \/lead-v2$/, 'lost-reply'))
      say(visit, { ...of(step), cep: { cep: '01310100' }, 'nr-imovel': aHouse })
      await visit.until('no reply', ({ ui }) => ui.wait?.status === 'failed')
      const written = JSON.stringify([...visit.kept])
      for (const value of Object.values(table[step] ?? {}).filter((each) => each.length > 5))
        expect(written).not.toContain(value.replace(/\D/g, '') || value)
      expect(written).not.toMatch(/98765|Maria|exemplo/)
      visit.wire.disturb(null)
      visit.store.dispatch(retryRequested())
      await visit.at('planos')
      const made = visit.wire.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /lead-v2')
      expect(new Set(made.map(({ key }) => key)).size).toBe(1)
    },
  )

  it('keeps what cannot be known yet until its question, and asks nothing twice', async () => {
    const visit = open()
    await answerAll(visit, answersBefore('telefone'))
    await visit.at('telefone')
    say(visit, {
      ...of('email', 'data-nascimento', 'data-de-vencimento', 'ativar-debito', 'conta-debito'),
      'data-instalacao': dates[1],
    })
    expect(visit.position()).toBe('telefone')
    expect(Object.keys(visit.ui().earlyAnswers)).toEqual(['conta-debito', 'data-instalacao'])
    await answerAll(visit, [['telefone', table.telefone ?? {}]])
    expect(visit.position()).toBe('nome-mae')
    await answerAll(visit, [
      ['nome-mae', table['nome-mae'] ?? {}],
      ['cpf', table.cpf ?? {}],
    ])
    await visit.at('confirmacao')
    expect(visit.order().answers['data-instalacao']?.values).toEqual(dates[1])
    expect(visit.order().answers['conta-debito']).toBeDefined()
  })

  it('asks where a value does not fit its question after all', async () => {
    const visit = open()
    say(visit, {
      ...of('cep', 'nr-imovel'),
      planos: { wish: '2000000' },
      'data-instalacao': { date: '01/12/2020' },
    })
    await visit.at('planos')
    expect(visit.ui().earlyAnswers).toEqual({ 'data-instalacao': { date: '01/12/2020' } })
    await answerAll(visit, answersBefore('data-instalacao').slice(2))
    await visit.at('data-instalacao')
    await visit.until('dropped', ({ ui }) => Object.keys(ui.earlyAnswers).length === 0)
    expect(visit.ui().problems).toEqual({})
  })

  it('marks the first plan where several meet the wish, and leaves the choice', async () => {
    const visit = open()
    say(visit, { ...of('cep', 'nr-imovel'), planos: { wish: 'globoplay' } })
    await visit.until('an offer', ({ order }) => order.facts.coverage !== null)
    const plans = visit.order().facts.coverage?.plans ?? []
    const met = plans.filter(({ subscriptions }) => subscriptions.includes('globo-play'))
    await visit.at(met.length === 1 ? 'nome' : 'planos')
    if (met.length > 1) expect(visit.ui().drafts.planos).toEqual({ idPlan: met[0]?.id })
  })

  it('corrects an earlier answer in place, and stays at the open question', async () => {
    const visit = open()
    await answerAll(visit, answersBefore('email'))
    await visit.at('email')
    say(visit, { nome: { name: 'Joana Prado' } })
    expect(visit.position()).toBe('email')
    expect(visit.order().answers.nome).toMatchObject({ values: { name: 'Joana Prado' }, changed: true })
    say(visit, of('cpf'))
    visit.store.dispatch(correctionRequested({ step: 'cpf' }))
    expect(visit.position()).toBe('cpf')
    visit.answer('cpf', { person_type: 'pf', cpf: '111.444.777-35' })
    expect(visit.position()).toBe('email')
  })

  it('gives no consent that was not said', async () => {
    const visit = open()
    await answerAll(visit, answersBefore('nome-mae'))
    await visit.at('nome-mae')
    say(visit, { ...of('nome-mae', 'cpf'), confirmacao: { accept_information: 'true' } })
    expect(visit.position()).toBe('data-de-vencimento')
    expect(visit.ui().earlyAnswers).toEqual({})
    await answerAll(visit, answersBetween('standard', questionBefore('data-de-vencimento'), 'confirmacao'))
    await visit.at('confirmacao')
    expect(visit.order().finished).toBeNull()
  })

  it('says what is wrong with the answer to the open question, and takes the rest', async () => {
    const visit = open()
    await answerAll(visit, answersBefore('telefone'))
    await visit.at('telefone')
    say(visit, { telefone: { phone: '98765-4321' }, ...of('email') })
    expect(visit.position()).toBe('telefone')
    expect(visit.order().answers.email).toBeDefined()
    expect(visit.state().dialogue.lines.at(-1)).toMatchObject({
      who: 'assistant',
      problem: { problem: 'telefone-ddd' },
    })
  })

  it('ignores the second half of a double click (X12)', async () => {
    const visit = open()
    say(visit, of('cep', 'nr-imovel'))
    visit.store.dispatch(answersSubmitted({ answers: of('cep') }))
    await visit.at('planos')
  })
})
