/** Several changes that the chat asks about at the review are one question with one yes (D131). */
import { expect, it } from 'vitest'
import { answersSubmitted } from '../../src/store/redux-actions.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'

const journeys = journeyServer()

const DUE = 'data-de-vencimento'
const VISIT = 'data-instalacao'
const THREE = 'quero vencimento dia 20, visita terça de tarde e meu e-mail é b@exemplo.com.br'

const openReview = async () => {
  const visit = journeys().open({ mode: 'chat', step: null })
  const talk = await openChatInTab(visit)
  await goTo(visit, 'confirmacao')
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
  await visit.until(
    'the chat asks again',
    () => talk.texts().at(-2)?.startsWith('Antes de confirmar') ?? false,
  )
  expect(talk.texts().at(-1)).toMatch(ALL)
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
  await talk.say('não')
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

it('what falls with one of them is told with it', async () => {
  const { talk } = await openReview()
  const said = await talk.say('quero o de 500 mega, vencimento dia 20 e põe boleto')
  expect([said, ...talk.texts()].join('\n').replaceAll('\u00a0', ' ')).toMatch(
    /a visita de .+ cai: escolha outra/,
  )
})

it('one that is not on offer is asked about after the others, which say so', async () => {
  const { visit, talk, values } = await openReview()
  const said = await talk.say(
    'quero vencimento dia 12, visita terça de tarde e meu e-mail é b@exemplo.com.br',
  )
  expect(said).toMatch(/vencimento/i)
  expect(said).toMatch(/visita|e-mail/i)
  for (let turn = 0; turn < 4 && visit.state().dialogue.doubt; turn += 1)
    await talk.say(visit.state().dialogue.doubt?.step === DUE ? 'dia 15' : 'sim')
  expect(values(DUE)).toEqual({ due_date: '15' })
  expect(values(VISIT)).toEqual({ date: '24/11/2026', period: 'tarde' })
  expect(values('email')).toMatchObject({ email: 'b@exemplo.com.br' })
})
