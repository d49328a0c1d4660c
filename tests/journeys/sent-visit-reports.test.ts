/** Which reports a visit sends about itself, with a real store and a real server. */
import { expect, it } from 'vitest'
import { journeyParts as compact } from '../../src/app/journeys/compact.ts'
import {
  visitObserver,
  type MisunderstoodMessage,
  type VisitMemory,
} from '../../src/app/counting/visit-observer.ts'
import { Count } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { handleMessage } from '../../src/conversation/message-handler.ts'
import { answersSubmitted, asideOpened, modeChangeRequested } from '../../src/store/redux-actions.ts'
import { answerAll, goTo, house, journeyServer, everyAnswer } from '../support/journey-test-setup.ts'
import { addLater } from '../support/sample-orders.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()
addLater('standard')
addLater('compact')

/** Counts a visit by a clock that shows `at`, in seconds. */
function counted(visit: Visit, memory: VisitMemory = { seen: {}, here: [] }) {
  const counts: Count[] = []
  const clock = { at: 0 }
  const missed: MisunderstoodMessage[] = []
  const tell = (count: Count) => void counts.push(Count.parse(count))
  const observer = visitObserver(memory, tell, (each) => void missed.push(each), 0)
  const see = () => observer.see({ state: visit.state(), at: clock.at * 1000, isInOrder: true })
  see()
  const stop = visit.store.subscribe(see)
  const of = (what: Count['what']) => counts.filter((count) => count.what === what)
  const stepsOf = (what: Count['what']) => of(what).map(({ step }) => step)
  return { counts, missed, clock, memory, of, stepsOf, stop, helped: observer.helped }
}

it('an order: each question once, answered once, in its class of time; the visit is at the receipt', async () => {
  const visit = journeys().open()
  const { clock, of, stepsOf } = counted(visit)
  clock.at = 5
  await answerAll(visit, everyAnswer)
  await visit.at('pedido-realizado')
  const shown = stepsOf('shown')
  expect(new Set(shown).size).toBe(shown.length)
  for (const [step] of everyAnswer) expect(shown).toContain(step)
  expect(shown.at(-1)).toBe('pedido-realizado')
  expect(stepsOf('answered')).toEqual(shown.slice(0, -1))
  expect(stepsOf('gone')).toEqual(shown.slice(0, -1))
  expect(stepsOf('returned')).toEqual([])
  expect(of('shown').filter((each) => each.what === 'shown' && each.isEntry)).toEqual([
    { what: 'shown', step: 'cep', channel: 'pages', isEntry: true },
  ])
  // 5 s after the page had opened: the class from 4 to 7 s; all others in the same instant
  expect(of('answered')[0]).toEqual({ what: 'answered', step: 'cep', channel: 'pages', time: 2 })
  expect(of('answered')[1]).toMatchObject({ time: 0 })
})

it('a refusal by the key of its text, never by what was typed', async () => {
  const visit = journeys().open()
  const { of } = counted(visit)
  visit.answer('cep', { cep: '1234' })
  visit.answer('cep', { cep: '' })
  expect(of('refused')).toEqual([
    { what: 'refused', step: 'cep', channel: 'pages', text: 'cep-tamanho' },
    { what: 'refused', step: 'cep', channel: 'pages', text: 'cep-vazio' },
  ])
  expect(of('answered')).toEqual([])
})

it('a correction: the way back and forth, the change, no second exposure', async () => {
  const visit = journeys().open()
  const { stepsOf } = counted(visit)
  await goTo(visit, 'email')
  await visit.correct('nome', { name: 'Maria de Souza' })
  await visit.at('email')
  expect(stepsOf('corrected')).toEqual(['nome'])
  expect(stepsOf('returned')).toEqual(['nome', 'email'])
  expect(stepsOf('shown').filter((step) => step === 'nome' || step === 'email')).toEqual(['nome', 'email'])
  const stands = (step: string) =>
    [...stepsOf('shown'), ...stepsOf('returned')].filter((each) => each === step).length -
    stepsOf('gone').filter((each) => each === step).length
  expect([stands('cep'), stands('nome'), stands('email')]).toEqual([0, 0, 1])
})

it('a switch between chat and pages, and help, belong to the question they happened at', async () => {
  const visit = journeys().open()
  const { of, helped } = counted(visit)
  await goTo(visit, 'nome')
  visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
  visit.store.dispatch(asideOpened('human'))
  helped()
  expect(of('switched')).toEqual([{ what: 'switched', step: 'nome', channel: 'pages' }])
  expect(of('helped')).toHaveLength(2)
})

it('a reload counts nothing twice, and the order goes on where it was', async () => {
  const first = journeys().open()
  const before = counted(first)
  await goTo(first, 'telefone')
  await first.saved()
  before.stop()
  const memory = JSON.parse(JSON.stringify(before.memory)) as VisitMemory
  const second = journeys().open({ kept: first.kept, step: 'telefone' })
  const after = counted(second, memory)
  await second.at('telefone')
  expect(after.counts).toEqual([])
  second.answer('telefone', { phone: '(11) 98765-4321' })
  await second.at('email')
  // how long it took is no longer known
  expect(after.of('answered')).toEqual([{ what: 'answered', step: 'telefone', channel: 'pages' }])
  expect(after.stepsOf('shown')).toEqual(['email'])
})

it('a message that the chat does not understand, as the conversation shows it: no other line', async () => {
  const visit = journeys().open()
  const { counts, missed } = counted(visit)
  await goTo(visit, 'email')
  visit.store.dispatch(modeChangeRequested({ mode: 'chat' }))
  handleMessage(visit.store, 'a antena apita 1234567')
  handleMessage(visit.store, 'ajuda')
  handleMessage(visit.store, '???')
  handleMessage(visit.store, 'ajuda')
  handleMessage(visit.store, 'o gato dorme na antena')
  const at = { step: 'email', channel: 'pages' }
  // the last one waits for the campaign's FAQ
  await visit.until('the last one', ({ dialogue }) => dialogue.aside !== 'searching')
  expect(missed).toEqual([
    { ...at, text: 'a antena apita …' },
    { ...at, text: 'o gato dorme na antena' },
  ])
  expect(JSON.stringify(counts)).not.toContain('antena')
})

it('an answer given before counting began is counted too', async () => {
  const visit = journeys().open()
  visit.answer('cep', { cep: '01310-100' })
  await visit.at('nr-imovel')
  const { counts } = counted(visit)
  expect(counts.map(({ what, step }) => `${what} ${step}`)).toEqual([
    'shown cep',
    'answered cep',
    'gone cep',
    'shown nr-imovel',
  ])
})

it('a composed page shows several questions at once', async () => {
  const visit = journeys().open({ parts: compact })
  const { stepsOf } = counted(visit)
  expect(stepsOf('shown')).toEqual(['cep', 'nr-imovel', 'nome', 'telefone', 'email'])
  visit.store.dispatch(
    answersSubmitted({
      answers: {
        cep: { cep: '01310-100' },
        'nr-imovel': house('1000'),
        nome: { name: 'Maria da Silva' },
        telefone: { phone: '(11) 98765-4321' },
        email: { email: 'maria@exemplo.com.br', accept_promotions: 'true' },
      },
    }),
  )
  await visit.at('planos')
  expect(stepsOf('answered').slice(0, 5)).toEqual(['cep', 'nr-imovel', 'nome', 'telefone', 'email'])
  expect(stepsOf('gone').slice(0, 5)).toEqual(['cep', 'nr-imovel', 'nome', 'telefone', 'email'])
})
