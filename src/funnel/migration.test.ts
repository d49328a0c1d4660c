/** Tests the checkout's steps as the journey `migration` adapts them, and its own step `endereco`: where to install. */
import { describe, expect, test } from 'vitest'
import { checkedInWords } from '../../tests/support/problem-texts.ts'
import {
  addLater,
  answersOf,
  TODAY,
  wholeLead,
  wholeOrder,
  type Changed,
} from '../../tests/support/sample-orders.ts'
import { checkAnswer } from './check-answer.ts'
import { apiCallThatSaves } from './api-call-that-saves-answer.ts'
import { addSteps, stepOf } from './journey-registry.ts'
import { migrationJourney } from './journeys/migration/journey.ts'
import { restoreMigration } from './restore-migration-order.ts'
import { codigo } from './steps/codigo.ts'
import { endereco } from './journeys/migration/endereco.ts'
import { ofertas } from './journeys/migration/ofertas.ts'
import { migrationSteps } from './journeys/migration/adapted-checkout-steps.ts'
import type { StepId, Values } from './step-and-journey-types.ts'

addLater(migrationJourney.id)
addSteps(migrationJourney.id, [ofertas, endereco, ...migrationSteps, codigo])

const orderWith = (id: StepId, values: Values, more: Changed = {}) =>
  wholeOrder({ journey: migrationJourney.id, ...more, answers: answersOf({ [id]: values }) })

describe('each answer is saved on its own, as it was given', () => {
  const numbered = { is_block_allotment: 'false', block_number: '', allotment_number: '' }
  test.each<[StepId, Values, unknown]>([
    ['ofertas', { idPlan: 'p500' }, { step: 'plan', body: { idPlan: 'p500' } }],
    ['endereco', { same_address: 'true' }, { step: 'address', body: {} }],
    ['cep', { cep: '04538133' }, { step: 'cep', body: { cep: '04538133' } }],
    [
      'nr-imovel',
      { number: '130', complement: 'apto 42', ...numbered },
      { step: 'number', body: { number: '130', complement: 'apto 42', is_block_allotment: false } },
    ],
    [
      'nr-imovel',
      { is_block_allotment: 'true', block_number: '2', allotment_number: '15' },
      {
        step: 'number',
        body: {
          number: '',
          complement: '',
          is_block_allotment: true,
          block_number: '2',
          allotment_number: '15',
        },
      },
    ],
  ])('%s: %j', (id, values, call) => {
    const order = orderWith(id, values)
    const save = apiCallThatSaves(order, id)
    expect(save).toEqual(call)
    // by this name a refusal from the server finds its question
    expect(stepOf(order, id).wire).toContain(save?.step)
  })
})

describe('"neste endereço ou em outro"', () => {
  const onRecord = { address: 'Rua ***' }
  const kept = { values: { same_address: 'true' } }
  const another = { values: { same_address: 'false' } }
  const refused = {
    problems: { same_address: 'Não dá para instalar nesse endereço. Diga outro CEP' },
  }
  const noPlans = { infra: null, plans: [], address: null }
  test.each([
    ['covered, both can be chosen', { onRecord }, kept],
    ['not covered, only another one', { onRecord, coverage: noPlans }, refused],
    ['not on record, only another one', {}, refused],
  ])('%s', (_what, more, same) => {
    const order = orderWith('ofertas', { idPlan: 'p500' }, more)
    expect(checkedInWords(checkAnswer(endereco, { same_address: 'true' }, order))).toEqual(same)
    expect(checkedInWords(checkAnswer(endereco, { same_address: 'false' }, order))).toEqual(another)
  })
})

test('what is on the customer’s record is restored from a lead as mask', () => {
  const masked = {
    name: 'M**** S****',
    phone: '(11) 9****-**21',
    email: 'm***@e******.com.br',
    birth_date: '**/**/****',
  }
  const unknown = { name: null, email: null, accept_promotions: null, birth_date: null }
  const order = restoreMigration(wholeLead({ ...unknown, masked }), {
    journey: migrationJourney.id,
    prefix: '',
    wish: {},
    today: TODAY,
  })
  expect(order.answers).toMatchObject({
    nome: { masked: masked.name },
    telefone: { masked: masked.phone },
    email: { masked: masked.email },
    // which date it is, a mask of it does not say
    'data-nascimento': { masked: { isHidden: 'true' } },
  })
  expect(order.facts.onRecord).toEqual({
    name: masked.name,
    phone: masked.phone,
    email: masked.email,
    birthDate: masked.birth_date,
  })
})
