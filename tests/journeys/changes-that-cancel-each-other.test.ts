/** Changes under one yes at the review (D131): what one of them cancels is not promised, and each is confirmed at the price of all. */
import { describe, expect, it } from 'vitest'
import { answersSubmitted, modeChangeRequested } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const DUE = 'data-de-vencimento'
const VISIT = 'data-instalacao'

const openReview = async () => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const say = async (text: string) => (await talk.say(text)).replaceAll('\u00a0', ' ')
  const values = (step: string) => visit.order().answers[step]?.values
  return { visit, talk, say, values }
}

it.each([
  'muda pro plano de 300 e a visita terça de tarde',
  'a visita terça de tarde e muda pro plano de 300',
])('a visit that ends with the new plan is told as that, and not promised: %s', async (message) => {
  const { say, values } = await openReview()
  const said = await say(message)
  expect(said).toMatch(/^Plano: 700 Mega → 300 Mega, .+; a visita de .+ cai; no 300 Mega .+ É isso\?$/)
  expect(said).not.toMatch(/terça|mudanças/)
  await say('sim')
  expect(values('planos')?.idPlan).toBeDefined()
  expect(values(VISIT)).toBeUndefined()
})

it('a visit at another address is not promised, but asked about later', async () => {
  const { talk, say, values } = await openReview()
  const said = await say('o cep é 20040-020, vencimento dia 20 e visita terça de tarde')
  expect(said).toMatch(
    /Depois pergunto: visita do técnico\. Entendi 2 mudanças:\nCEP: .+\nVencimento: .+\nÉ isso\?$/,
  )
  await say('sim')
  expect(values(DUE)).toEqual({ due_date: '20' })
  expect(talk.position()).toBe('nr-imovel')
})

it('the bill, another due day and another visit cancel nothing', async () => {
  const { say } = await openReview()
  const said = await say('quero boleto, vencimento dia 20 e visita terça de tarde')
  expect(said).toMatch(/^Entendi 3 mudanças:/)
})

it.each(['quero o de 300 mega, boleto e vencimento 20', 'vencimento 20, boleto e o de 300 mega'])(
  'each is confirmed at the price that all of them lead to: %s',
  async (message) => {
    const { talk, say, values } = await openReview()
    expect(await say(message)).toMatch(/Plano: 700 Mega → 300 Mega, R\$ 59,99 por mês sem débito automático/)
    const before = talk.told().length
    await say('sim')
    const told = talk.told().slice(before).join('\n').replaceAll('\u00a0', ' ')
    expect(told).toMatch(/Plano: 700 Mega → 300 Mega, R\$ 59,99 por mês sem débito automático/)
    expect(told).not.toContain('49,99')
    expect(told.match(/a conta do débito sai/g)).toHaveLength(1)
    expect(values('ativar-debito')).toEqual({ direct_debit: 'false' })
  },
)

it('a visit that is changed with the plan is not told to fall', async () => {
  const { visit, talk, say, values } = await openReview()
  await say('quero o de 500 mega e visita terça de tarde')
  const before = talk.told().length
  await say('sim')
  expect(talk.told().slice(before).join('\n')).not.toMatch(/cai/)
  await visit.until('the visit', () => values(VISIT) !== undefined)
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
})

describe('beside several changes', () => {
  it.each([
    ['quero vencimento dia 20, visita terça de tarde e o telefone é 1198765', /não entendi/],
    [
      'quero vencimento dia 20, visita terça de tarde e o telefone é 11 9876-543',
      /Depois pergunto: telefone/,
    ],
  ])('one that was not read is named: %s', async (message, named) => {
    const { say } = await openReview()
    const said = await say(message)
    expect(said).toMatch(named)
    expect(said).toContain('Entendi 2 mudanças')
  })

  it.each([
    'muda o vencimento pro dia 20 e a visita pra terça de tarde, quero falar com um atendente',
    'quero falar com uma pessoa, e muda o vencimento pro dia 20 e a visita pra terça de tarde',
  ])('the wish for a person leads to people: %s', async (message) => {
    const { visit, values } = await openReview().then(async (open) => {
      await open.say(message)
      return open
    })
    expect(visit.state().dialogue.aside).toBe('human')
    expect(values(DUE)).not.toEqual({ due_date: '20' })
  })
})

it('wait for their yes where the order is placed by the pages, to which the visitor has gone meanwhile', async () => {
  const { visit, talk, say, values } = await openReview()
  await say('quero vencimento dia 20, visita terça de tarde e meu e-mail é b@exemplo.com.br')
  visit.store.dispatch(modeChangeRequested({ mode: 'pages' }))
  await visit.until('the pages', ({ ui }) => ui.mode === 'pages')
  visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
  await visit.until('the chat', ({ ui }) => ui.mode === 'chat')
  await visit.saved()
  expect(visit.order().finished).toBeNull()
  expect(talk.texts().at(-1)).toMatch(/Entendi 3 mudanças:/)
  await say('sim')
  expect(values(DUE)).toEqual({ due_date: '20' })
  expect(visit.order().finished).toBeNull()
})
