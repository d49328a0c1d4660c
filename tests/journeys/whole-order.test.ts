/** A whole order on pages, in the chat, and switching between them: the calls, what they send, and the stored row. */
import { describe, expect, it } from 'vitest'
import { isOrderNumber } from '../../server/rules/order-number.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import type { Mode, Order, StepId } from '../../src/funnel/step-and-journey-types.ts'
import {
  questionAfter,
  answersBefore,
  answerAll,
  type Answer,
  checkoutStep,
  journeyServer,
  everyAnswer,
} from '../support/journey-test-setup.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()
const standard = { journey: 'standard' }

type Call = readonly [line: string, body: object]

/**
 * What an answer asks the server, and what it sends: dates as dd/mm/yyyy, CEP, telephone and CPF as digits alone,
 * however they were typed.
 */
const SENT: Readonly<Partial<Record<StepId, Call>>> = {
  'nr-imovel': ['POST /lead-v2', { cep: '01310100', number: '1000', complement: '' }],
  planos: ['PATCH /lead-v2/{id}/plan', { idPlan: 'plan-d600a' }],
  nome: ['PATCH /lead-v2/{id}/name', { name: 'Maria da Silva' }],
  telefone: ['PATCH /lead-v2/{id}/phone', { phone: '11987654321' }],
  email: ['PATCH /lead-v2/{id}/email', { email: 'maria@exemplo.com.br', accept_promotions: true }],
  'data-nascimento': ['PATCH /lead-v2/{id}/birthDate', { birth_date: '13/05/1990' }],
  'nome-mae': ['PATCH /lead-v2/{id}/motherName', { mothers_name: 'Ana de Souza' }],
  cpf: ['PATCH /lead-v2/{id}/documentNumber', { cpf: '52998224725' }],
  // with the due date, and answered with the dates, while the visitor chooses how to pay
  'data-de-vencimento': ['PUT /lead-v2/{id}', { items: [{ step: 'dueDate', body: { due_date: 10 } }] }],
  'ativar-debito': ['PATCH /lead-v2/{id}/bankInfo', { direct_debit: true }],
  'conta-debito': [
    'PATCH /lead-v2/{id}/bankInfo',
    { direct_debit: true, bankInfo: { bank: '077', agency: '0001', account_number: '12345-6' } },
  ],
  'data-instalacao': [
    'PATCH /lead-v2/{id}/scheduleDate',
    { schedules: [{ date: '23/11/2026', period: 'manha' }] },
  ],
  confirmacao: ['PUT /lead/{id}', { accept_information: true }],
}

/** All calls of an order. A question that is not stated here sends what its step saves. */
const callsOf = (order: Order): readonly Call[] =>
  everyAnswer.flatMap(([id, values]): readonly Call[] => {
    const stated = SENT[id]
    if (stated) return [stated]
    const save = checkoutStep(id)?.save?.(values, order)
    return save ? [[`PATCH /lead-v2/{id}/${save.step}`, save.body]] : []
  })

/** Lists that are fetched ahead, whenever there is time. */
const AHEAD = ['GET /banks', 'GET /tim-api/address-info/complementTypes?infraco=I-SYSTEMS']

/** The CEP is looked up only where the visitor takes a moment for the number. */
const isAhead = (line: string) => AHEAD.includes(line) || line.startsWith('GET /cep/information/')

/** The calls of a visit, without the lists, ids, keys and channel. */
const asked = (visit: Visit) =>
  visit.wire.calls
    .map(({ method, path, body, version }) => ({ line: `${method} ${path}`, body, version }))
    .filter(({ line }) => !isAhead(line))

/** Answers, and waits each time until it is saved, so that the queue joins nothing. */
async function slowly(visit: Visit, answers: readonly Answer[], then: (step: StepId) => void = () => {}) {
  for (const answer of answers) {
    await answerAll(visit, [answer])
    await visit.saved()
    then(answer[0])
  }
}

async function orderIn(mode: Mode): Promise<Visit> {
  const visit = journeys().open({ mode })
  await slowly(visit, everyAnswer)
  await visit.at('pedido-realizado')
  return visit
}

let onPages: Promise<Visit> | undefined
/** An order by pages, made once for all tests that only look at it. */
const orderOnPages = () => (onPages ??= orderIn('pages'))

async function storedOrder(visit: Visit) {
  const { recordId: leadId } = visit.ui()
  const [order] = await journeys().sql(
    `select number, plan_id, sku, price, price_full, direct_debit, due_day, installation_day::text, installation_period
     from orders where lead_id = $1`,
    [leadId],
  )
  return order
}

describe('an order from the first question to its number', () => {
  it('is made on pages: the calls, what they send, and the row in the database (F5.10, F5.11, F5.12, F5.13, F5.14)', async () => {
    const visit = await orderOnPages()
    const calls = callsOf(visit.order())
    expect(visit.wire.lines().filter((line) => !isAhead(line))).toEqual(calls.map(([line]) => line))
    // each once, though several steps need them
    expect(
      visit.wire
        .lines()
        .filter((line) => AHEAD.includes(line))
        .toSorted(),
    ).toEqual(AHEAD)
    const bodies = asked(visit).map(({ body }) => body)
    expect(bodies).toMatchObject(calls.map(([, body]) => body))
    expect(bodies.flatMap((body) => Object.keys(body ?? {}))).toContain('bankInfo')
    expect(bodies[calls.length - 4]).not.toHaveProperty('bankInfo')
    const { orderNumber, schedule } = visit.order().finished ?? {}
    expect(isOrderNumber(orderNumber ?? '')).toBe(true)
    expect(schedule).toEqual({ date: '23/11/2026', period: 'manha' })
    expect(await storedOrder(visit)).toEqual({
      number: orderNumber,
      plan_id: 'plan-d600a',
      sku: 'd600a',
      price: 10999,
      price_full: 16999,
      direct_debit: true,
      due_day: 10,
      installation_day: '2026-11-23',
      installation_period: 'manha',
    })
    expect(visit.errors).toEqual([])
  })

  it('is made in the chat with the same calls and the same order', async () => {
    const [pages, chat] = [await orderOnPages(), await orderIn('chat')]
    expect(asked(chat)).toEqual(asked(pages))
    expect(new Set(chat.wire.calls.map((call) => call.channel))).toEqual(new Set(['chat']))
    const { number: _one, ...inPages } = (await storedOrder(pages)) ?? {}
    const { number: _other, ...inChat } = (await storedOrder(chat)) ?? {}
    expect(inChat).toEqual(inPages)
  })

  it('asks a company for its CNPJ, and skips dates where the plan has none', async () => {
    const visit = journeys().open({ prefix: 'timpre' })
    const changed = {
      planos: { idPlan: 'plan-d300a' },
      cpf: { person_type: 'pj', cnpj: '12.ABC.345/01DE-35' },
      'ativar-debito': { direct_debit: 'false' },
    }
    await slowly(visit, answersBefore('conta-debito', changed))
    await visit.answerAt('confirmacao', { accept_information: 'true' })
    await visit.at('pedido-realizado')
    expect(await storedOrder(visit)).toMatchObject({ sku: 'd300a', price: 5999, installation_day: null })
    expect(asked(visit).find(({ line }) => line.endsWith('/documentNumber'))?.body).toEqual({
      cnpj: '12ABC34501DE35',
    })
  })

  it('asks for the CNPJ once a plan for companies alone is chosen after a CPF, and keeps the rest (M2.52)', async () => {
    const visit = journeys().open({ wish: { sku: 'd1000cb' } })
    await answerAll(visit, answersBefore('data-de-vencimento'))
    await visit.at('data-de-vencimento')
    visit.link('planos')
    await visit.answerAt('planos', { idPlan: 'plan-d1000cb' })
    await visit.answerAt('cpf', { cnpj: '12.ABC.345/01DE-35' })
    await visit.at('data-de-vencimento')
    expect(visit.order().answers.nome?.values).toEqual({ name: 'Maria da Silva' })
  })

  it('leaves a path of addresses that browser Back can follow: loading steps replace themselves', async () => {
    const visit = await orderOnPages()
    const pushed = visit.went.filter(({ how }) => how === 'push').map(({ step }) => step)
    const questions = everyAnswer.map(([step]) => step)
    const shown = ['verificando-disponibilidade', ...questions].filter(
      (step) => !['cep', 'planos'].includes(step),
    )
    expect(pushed).toEqual(idsOf(standard, 'pages').filter((step) => shown.includes(step)))
    const replaced = visit.went.filter(({ how }) => how === 'replace').map(({ step }) => step)
    expect(replaced).toEqual(['planos', 'pedido-realizado'])
  })
})

describe('one order, however often it is confirmed (X12)', () => {
  it('double click and Enter twice', async () => {
    const visit = journeys().open()
    await answerAll(visit, answersBefore('confirmacao'))
    await visit.at('confirmacao')
    for (let times = 0; times < 5; times += 1) visit.answer('confirmacao', { accept_information: 'true' })
    await visit.at('pedido-realizado')
    visit.answer('confirmacao', { accept_information: 'true' })
    expect(visit.wire.lines().filter((line) => line === 'PUT /lead/{id}')).toHaveLength(1)
    const rows = await journeys().ordersOf(visit)
    expect(rows).toEqual([{ number: visit.order().finished?.orderNumber }])
  })

  it('a question answered twice is saved once and moves one step', async () => {
    const visit = journeys().open()
    await answerAll(visit, answersBefore('nome'))
    await visit.answerAt('nome', { name: 'Maria da Silva' })
    visit.answer('nome', { name: 'Maria da Silva' })
    await visit.saved()
    expect(visit.position()).toBe(questionAfter('nome'))
    expect(visit.wire.lines().filter((line) => line.endsWith('/name'))).toHaveLength(1)
    await visit.answerAt('telefone', { phone: '11987654321' })
    visit.answer('nome', { name: 'Outra Pessoa' })
    expect(visit.position()).toBe(questionAfter('telefone'))
    expect(visit.order().answers.nome?.values).toEqual({ name: 'Maria da Silva' })
  })
})
