/** Several changes that the chat asks about at the review are one question with one yes (D131). */
import { expect, it } from 'vitest'
import { orderPrice } from '../../src/funnel/chosen-plan-and-price.ts'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const DUE = 'data-de-vencimento'
const VISIT = 'data-instalacao'
const THREE = 'quero vencimento dia 20, visita terça de tarde e meu e-mail é b@exemplo.com.br'

const openReview = async () => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const press = () =>
    visit.store.dispatch(answersSubmitted({ answers: { confirmacao: { accept_information: 'true' } } }))
  const values = (step: string) => visit.order().answers[step]?.values
  return { visit, talk, press, values }
}

const ALL =
  /^Entendi 3 mudanças:\nVencimento: dia \d+ → dia 20\nVisita do técnico: .+ → .*terça.*\nE-mail: .+ → b@exemplo\.com\.br\nÉ isso\?$/

it('each is told, with before and after, and nothing is recorded yet', async () => {
  const { visit, talk, values } = await openReview()
  const before = visit.order().answers
  expect(await talk.say(THREE)).toMatch(ALL)
  expect(visit.order().answers).toEqual(before)
  expect(values(DUE)).not.toEqual({ due_date: '20' })
})

it.each([
  'muda o vencimento pro dia 20, a visita fica melhor na terça dia 24 à tarde, e em vez de débito automático quero pagar no boleto mesmo',
  'quero trocar de débito para boleto, o vencimento pro dia 20 e a visita terça de tarde',
])('a plain one among them is asked about with the others: %s', async (message) => {
  const { visit, talk, values } = await openReview()
  const before = visit.order().answers
  expect(await talk.say(message)).toMatch(/^Entendi 3 mudanças:/)
  expect(visit.order().answers).toEqual(before)
  await talk.say('sim')
  expect(values('ativar-debito')).toEqual({ direct_debit: 'false' })
  expect(values(DUE)).toEqual({ due_date: '20' })
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
})

it('one yes makes them all, and places no order', async () => {
  const { visit, talk, values } = await openReview()
  await talk.say(THREE)
  await talk.say('sim')
  expect(values(DUE)).toEqual({ due_date: '20' })
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
  expect(values('email')).toMatchObject({ email: 'b@exemplo.com.br' })
  expect(visit.state().dialogue.doubt).toBeNull()
  expect(visit.order().finished).toBeNull()
})

it('the button of the order places none while they wait, but asks about all of them again', async () => {
  const { visit, talk, press } = await openReview()
  await talk.say(THREE)
  press()
  const lead = 'Antes de confirmar, diga sim ou não.\n'
  await visit.until('the chat asks again', () => talk.texts().at(-1)?.startsWith(lead) ?? false)
  const asked = talk.texts().at(-1) ?? ''
  expect(asked.slice(lead.length)).toMatch(ALL)
  // and once more, with the same question
  const { doubtAt } = visit.state().dialogue
  press()
  await visit.until('the chat asks once more', ({ dialogue }) => dialogue.doubtAt !== doubtAt)
  expect(talk.texts().at(-1)).toContain(asked)
  expect(visit.order().finished).toBeNull()
  await talk.say('sim')
  expect(visit.order().answers[DUE]?.values).toEqual({ due_date: '20' })
  press()
  await visit.at('pedido-realizado')
})

it('a no asks about each, and says what else follows', async () => {
  const { visit, talk, values } = await openReview()
  await talk.say(THREE)
  expect(await talk.say('não')).toMatch(
    /Depois pergunto: visita do técnico e e-mail\. Vencimento: dia \d+ → dia 20\. É isso\?$/,
  )
  expect(await talk.say('não')).toMatch(/Depois pergunto: e-mail\. Visita do técnico: .+ É isso\?$/)
  expect(await talk.say('sim')).toMatch(/\nE-mail: .+ É isso\?$/)
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
  expect(await talk.say('não')).toMatch(/\nO que você quer corrigir\?$/)
  expect(values(DUE)).not.toEqual({ due_date: '20' })
  expect(values('email')).not.toMatchObject({ email: 'b@exemplo.com.br' })
  expect(visit.state().dialogue.doubt).toBeNull()
  expect(visit.order().finished).toBeNull()
})

it('one that is told again is corrected, and the others are still asked about', async () => {
  const { visit, talk, values } = await openReview()
  await talk.say(THREE)
  await talk.say('vencimento dia 25')
  expect(talk.texts().at(-1)).toMatch(/Visita do técnico: .+\nE-mail: .+ → b@/)
  await talk.say('sim')
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
  expect(values(DUE)).toEqual({ due_date: '25' })
  expect(visit.order().finished).toBeNull()
})

it('one that is repeated is no yes to the others', async () => {
  const { visit, talk, values } = await openReview()
  await talk.say(THREE)
  await talk.say('dia 20')
  expect(values(DUE)).toEqual({ due_date: '20' })
  expect(values('email')).not.toMatchObject({ email: 'b@exemplo.com.br' })
  expect(talk.texts().at(-1)).toMatch(/Visita do técnico: .+\nE-mail: .+ → b@/)
  expect(visit.order().finished).toBeNull()
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('what falls with one of them is told with it, and the one price that they lead to together', async () => {
  const { visit, talk, values } = await openReview()
  const said = plain(await talk.say('quero o de 500 mega, vencimento dia 20 e põe boleto'))
  const [asked, plan, due, payment, end] = said.split('\n')
  expect([asked, end]).toEqual(['Entendi 3 mudanças:', 'É isso?'])
  expect(plan).toMatch(
    /^Plano: .+ → 500 Mega, R\$ 69,99 por mês sem débito automático, .+; a visita de .+ cai: escolha outra$/,
  )
  expect(due).toMatch(/^Vencimento: dia \d+ → dia 20$/)
  expect(payment).toMatch(/^Forma de pagamento: .+ → fatura todo mês; a conta do débito sai do pedido$/)
  await talk.say('sim')
  expect(values('ativar-debito')).toEqual({ direct_debit: 'false' })
  const price = orderPrice(visit.order())
  expect(price).toBe(69.99)
})

it('a visit that is changed with the plan does not fall, whichever is said first', async () => {
  for (const message of [
    'visita terça de tarde e quero o de 500 mega',
    'quero o de 500 mega e visita terça de tarde',
  ]) {
    const { talk } = await openReview()
    const said = await talk.say(message)
    expect(said).toMatch(/Entendi 2 mudanças/)
    expect(said).toMatch(/Visita do técnico: .+ → .*terça/)
    expect(said).not.toMatch(/cai|escolha outra/)
  }
})

it('one that is not on offer is asked about after the others, which say so', async () => {
  const { visit, talk, values } = await openReview()
  const said = await talk.say(
    'quero vencimento dia 12, visita terça de tarde e meu e-mail é b@exemplo.com.br',
  )
  expect(said).toMatch(
    /^(?:.+\n)?Depois pergunto: vencimento\. Entendi 2 mudanças:\nVisita do técnico: .+\nE-mail: /,
  )
  for (let turn = 0; turn < 4 && visit.state().dialogue.doubt; turn += 1)
    await talk.say(visit.state().dialogue.doubt?.step === DUE ? 'dia 15' : 'sim')
  expect(values(DUE)).toEqual({ due_date: '15' })
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
  expect(values('email')).toMatchObject({ email: 'b@exemplo.com.br' })
})

it.each([
  ['a change', 'muda o e-mail pra b@exemplo.com.br? não sei'],
  ['the order', 'obrigado, acho que sim'],
])('after a no to %s the chat asks what to correct, by the groups of the review', async (_, message) => {
  const { visit, talk } = await openReview()
  await talk.say(message)
  expect(visit.state().dialogue.doubt).not.toBeNull()
  expect(await talk.say('não')).toMatch(/O que você quer corrigir\?$/)
  expect(talk.buttons()).toEqual(['Plano e preço', 'Instalação', 'Seus dados', 'Pagamento'])
})

it('the button of a group opens its only question, or asks which answer of it', async () => {
  const { talk } = await openReview()
  await talk.say('obrigado, acho que sim')
  await talk.say('não')
  await talk.press('Seus dados')
  expect(talk.texts().at(-1)).toBe('Qual resposta você quer corrigir?')
  expect(talk.buttons()).toContain('Corrigir telefone')
  expect(talk.buttons()).not.toContain('Corrigir vencimento')
  await talk.press('Corrigir telefone')
  expect(talk.position()).toBe('telefone')
})

it('a group may be typed, and one with one answer opens it', async () => {
  const { talk } = await openReview()
  await talk.say('obrigado, acho que sim')
  await talk.say('não')
  await talk.say('plano e preço')
  expect(talk.position()).toBe('planos')
})
