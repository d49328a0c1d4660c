/** Review, receipt and header of a journey that places no order speak of none. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeOrder } from '../../../tests/support/sample-orders.ts'
import type { JourneyWords, StepText } from '../../content/text-types.ts'
import { coverageJourney } from '../../funnel/journeys/coverage/journey.ts'
import { demoJourney } from '../../funnel/journeys/demo/journey.ts'
import { addJourney, placesOrder } from '../../funnel/journey-registry.ts'
import { confirmacao } from '../../funnel/steps/confirmacao.ts'
import { nome } from '../../funnel/steps/nome.ts'
import { pedidoRealizado } from '../../funnel/steps/pedido-realizado.ts'
import type { Order, Page, StepId } from '../../funnel/step-and-journey-types.ts'
import { QuestionHeader } from '../../questions/QuestionHeader.tsx'
import OrderCard from '../../questions/order/OrderCard.tsx'
import { QuestionForm } from '../../questions/QuestionForm.tsx'
import { emptyOrder } from '../../store/order.ts'
import { keptInBrowser } from '../../sagas/server-record/order-kept-in-browser.ts'
import './coverage.ts'
import { registerJourney } from './register-journey.ts'
import { showWith, storeAt } from '../../../tests/support/store-at-question.tsx'

const text: StepText = {
  title: 'Recado',
  heading: 'Está tudo certo com o recado?',
  consent: 'Ao confirmar, você aceita que a gente leia o recado.',
  labels: { name: 'Nome', accept_information: 'Aceito' },
  submit: 'Mandar',
  help: 'Confira o recado.',
  name: 'recado',
  words: [],
}

/** Adds a journey that asks a name, and places no order. */
function addMessageJourney(id: string, words: JourneyWords): void {
  const page = (step: StepId, stage: Page['stage']): Page => ({
    path: `/${id}/${step}/`,
    layout: 'cart',
    stage,
    steps: [step],
  })
  addJourney({
    id,
    root: `/${id}`,
    pages: [
      page('nome', 'dados-pessoais'),
      page('confirmacao', 'confirmação'),
      page('pedido-realizado', 'pedido-realizado'),
    ],
    recordKind: id,
    placesNoOrder: true,
  })
  registerJourney({
    id,
    words,
    steps: [
      [nome, { ...text, row: { group: 'person', label: 'Nome' } }],
      [confirmacao, text],
      [pedidoRealizado, { ...text, heading: 'Pronto, recado dado' }],
    ],
    ...keptInBrowser(id),
  })
}

addMessageJourney('recado', { deskName: 'Recado' })
addMessageJourney('indicacao-de-teste', {
  deskName: 'Indicação',
  result: {
    progress: 'Progresso da indicação',
    done: 'Indicação feita',
    groups: { person: 'Seu amigo' },
    confirming: 'Confirmando a indicação',
    whole: 'Sua indicação completa',
    readOnly: 'Esta indicação já foi feita.',
    seeWhole: 'Ver a indicação completa',
    given: 'Quem você indicou',
  },
})

function show(journey: string, position: StepId, finished: Order['finished']): void {
  const order: Order = {
    ...emptyOrder({ journey, prefix: '', wish: {}, today: '2026-11-20' }),
    answers: { nome: { values: { name: 'Carlos Lima' } }, cep: { values: { cep: '01310100' } } },
    finished,
  }
  const store = storeAt(position, { order })
  showWith(
    store,
    <>
      <QuestionHeader />
      <QuestionForm step={position} variant="page" />
    </>,
  )
}

const done = { orderNumber: '', schedule: null }
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const PATIENT = { timeout: 5000 }

test.each([
  ['recado', 'Suas respostas'],
  ['indicacao-de-teste', 'Seu amigo'],
])('the open review of %s names what was answered (D122)', async (journey, group) => {
  show(journey, 'confirmacao', null)
  await screen.findByRole('button', { name: text.submit }, PATIENT)
  expect(headings()).toEqual([text.heading, group])
  expect(document.body.textContent).not.toMatch(/pedido|pediu|seus dados/i)
})

test.each([
  [
    'recado',
    'Tudo o que você respondeu',
    'Suas respostas',
    'Você já confirmou. Aqui está o que você respondeu.',
  ],
  ['indicacao-de-teste', 'Sua indicação completa', 'Seu amigo', 'Esta indicação já foi feita.'],
])('the review of %s that is confirmed speaks of no order (D122)', async (journey, whole, group, says) => {
  show(journey, 'confirmacao', done)
  expect(await screen.findByText(says, {}, PATIENT)).toBeTruthy()
  expect(headings()).toEqual([whole, group])
  expect(document.body.textContent).not.toMatch(/pedido|pediu|seus dados/i)
})

test.each([
  ['recado', 'O que você respondeu', 'Ver tudo o que você respondeu'],
  ['indicacao-de-teste', 'Quem você indicou', 'Ver a indicação completa'],
])(
  'the receipt of %s speaks of no order, and of no fibre on its way (D122)',
  async (journey, given, link) => {
    show(journey, 'pedido-realizado', done)
    expect(await screen.findByRole('link', { name: link }, PATIENT)).toBeTruthy()
    expect(screen.getByRole('heading', { name: given })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/pedido|pediu|a fibra já tem caminho/i)
  },
)

test.each([
  ['recado', 'Progresso', 'Concluído'],
  ['indicacao-de-teste', 'Progresso da indicação', 'Indicação feita'],
])('the header of %s names its end from the first question on (D64)', (journey, progress, end) => {
  show(journey, 'nome', null)
  expect(screen.getByRole('progressbar', { name: progress })).toBeTruthy()
  expect(
    [...document.querySelectorAll('.progress__stages li')].map(({ textContent }) => textContent),
  ).toEqual(['Dados pessoais', 'Confirmação', end, '10%'])
})

test('a check of coverage is the first part of an order, and its progress says so', () => {
  show(coverageJourney.id, 'cep', null)
  expect(screen.getByRole('progressbar', { name: 'Progresso do pedido' })).toBeTruthy()
})

test('beside the plans of a check of coverage is no order', () => {
  const { coverage } = wholeOrder().facts
  const order = emptyOrder({ journey: coverageJourney.id, prefix: '', wish: {}, today: '2026-11-20' })
  const facts = { ...order.facts, coverage }
  const store = storeAt('planos', { order: { ...order, facts } })
  showWith(store, <OrderCard />)
  expect(screen.getByRole('region', { name: 'Suas respostas' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/pedido/i)
})

test('the demo ends in no order of the shop', () => {
  expect(placesOrder({ journey: demoJourney.id, finished: null })).toBe(false)
})
