import { expect, test } from 'vitest'
import { ativarDebito } from '../../content/steps/ativar-debito.ts'
import { finished, wholeTown } from '../../../tests/support/orders-at-step.ts'
import {
  answerValues,
  complementTypes,
  planWithoutVisitDate,
  street,
  wholeOrder,
} from '../../../tests/support/sample-orders.ts'
import { choosePlan } from '../../funnel/plans-matching-link.ts'
import { withAnswer } from '../../funnel/apply-answer-and-clear-dependents.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import { emptyOrder } from '../../store/order.ts'
import { answerText } from '../format-answer-as-text.ts'
import { optionsWithSavings } from '../direct-debit-notes.ts'
import { orderSummaryOf, orderView } from './build-order-card-and-receipt-texts.ts'
import { acceptedPrice, reviewOf } from './build-review-rows.ts'

const plain = (text = '') => text.replaceAll('\u00a0', ' ')

const rowsOf = (order: Order) => reviewOf(order).flatMap(({ rows }) => rows)
const valueOf = (order: Order, label: string) => rowsOf(order).find((row) => row.label === label)?.value

/** The order with plans that have something more. */
const withPlans = (order: Order, more: object): Order => {
  const { coverage } = order.facts
  const plans = coverage?.plans.map((plan) => ({ ...plan, ...more })) ?? []
  return { ...order, facts: { ...order.facts, coverage: coverage && { ...coverage, plans } } }
}

/** The row of the plan in the review of an order that began with this wish. */
const planRow = (wish: object) => {
  const order = { ...wholeOrder(), wish }
  return { order, row: rowsOf(order).find(({ step }) => step === 'planos') }
}

test('the review names the plan, and lets it be changed, whoever chose it (U6)', () => {
  const { order, row } = planRow({})
  expect(row?.value).toBe(orderView(order)?.name)
  const sku = orderView(order) && order.facts.coverage?.plans[0]?.sku
  const linked = planRow({ sku })
  expect(choosePlan(linked.order.facts.coverage?.plans ?? [], linked.order.wish).only).not.toBeNull()
  expect(linked.row).toEqual(row)
})

test.each([
  ['true', 'R$ 59,99', 'com débito automático', 'R$ 1.919,76'],
  ['false', 'R$ 69,99', 'sem débito automático', 'R$ 2.039,76'],
])(
  'every price has its condition, for how long it holds and what is paid then, paid by debit: %s (D99, D107)',
  (direct_debit, price, condition, whole) => {
    const order = withAnswer(wholeOrder(), 'ativar-debito', { direct_debit })
    const terms = `${condition}, por 12 meses; depois R$ 99,99`
    expect(plain(valueOf(order, 'Mensalidade'))).toBe(`${price} por mês ${terms}`)
    expect(plain(valueOf(order, 'Em 24 meses'))).toBe(whole)
    expect(orderSummaryOf(order).plan?.condition).toBe(condition)
    expect(plain(orderSummaryOf(order).plan?.terms)).toBe(terms)
    // in one line above the button that accepts it (D159)
    expect(plain(acceptedPrice(order))).toBe(`${price}/mês ${condition}`)
    expect(plain(answerText(order, 'planos'))).toBe(
      'Plano p500, R$ 59,99 por mês com débito automático, por 12 meses; depois R$ 99,99',
    )
  },
)

test('the review says which of the ordered plans brings a loyalty period, or that none does (D136)', () => {
  expect(valueOf(wholeOrder(), 'Fidelidade')).toBe('Não tem')
  const bound = withPlans(wholeOrder(), { plan: '500 Mega HBO Max', subscriptions: ['MAX'] })
  expect(valueOf(bound, 'Fidelidade')).toBe(
    '12 meses, pelo 500 Mega HBO Max. Quem cancela antes pode pagar multa proporcional ao que falta.',
  )
})

test('before the payment is chosen, the review says what both ways to pay cost in all (D136)', () => {
  const { 'ativar-debito': _, ...answers } = wholeOrder().answers
  expect(plain(valueOf({ ...wholeOrder(), answers }, 'Em 24 meses'))).toBe(
    'R$ 1.919,76 com débito automático, R$ 2.039,76 sem',
  )
})

test('before the payment is chosen, the summary says the price without debit too (D99, D107)', () => {
  const { 'ativar-debito': _, ...answers } = wholeOrder().answers
  const order = { ...wholeOrder(), answers }
  const { condition, otherwise, terms } = orderSummaryOf(order).plan ?? {}
  expect([condition, otherwise].map(plain)).toEqual(['com débito automático', 'R$ 69,99 sem'])
  expect(plain(terms)).toBe('com débito automático, por 12 meses (R$ 69,99 sem débito); depois R$ 99,99')
  // until then the payment that was pressed above the plans leads (D158)
  const pressed = orderSummaryOf(order, false).plan
  expect([pressed?.price, pressed?.condition, pressed?.otherwise]).toEqual([
    69.99,
    'sem débito automático',
    undefined,
  ])
  expect(plain(pressed?.terms)).toBe('sem débito automático, por 12 meses; depois R$ 99,99')
  expect(orderSummaryOf(order, true).plan?.price).toBe(59.99)
  // a renewal does not ask
  const renewal = orderSummaryOf({ ...order, journey: 'renewal' }).plan
  expect(renewal?.otherwise).toBeUndefined()
  expect(plain(renewal?.terms)).toBe('com débito automático, por 12 meses; depois R$ 99,99')
  expect(orderSummaryOf(wholeOrder()).plan?.otherwise).toBeUndefined()
})

test('each answer about debit says the price that it leads to, for how long, and what is paid then (D99, D107)', () => {
  const [byDebit, byBill] = optionsWithSavings(wholeOrder(), ativarDebito.options).map(({ detail }) =>
    plain(detail),
  )
  expect(byDebit).toMatch(
    /^R\$ 59,99 por mês, por 12 meses; depois R\$ 99,99\. Você economiza R\$ 10,00 por mês\. /,
  )
  expect(byBill).toMatch(/^R\$ 69,99 por mês, por 12 meses; depois R\$ 99,99\. /)
  const nothing = { ...wholeOrder(), answers: {} }
  for (const { detail } of optionsWithSavings(nothing, ativarDebito.options))
    expect(detail).not.toContain('R$')
})

test('the review of a plan without a day says that the visit is arranged, and by whom (L12)', () => {
  const order = withAnswer(wholeOrder(), 'planos', { idPlan: planWithoutVisitDate.id })
  const [row, ...others] = reviewOf(order).find(({ title }) => title === 'Instalação')?.rows ?? []
  expect(row).toEqual({
    label: 'Visita do técnico',
    value:
      'Vamos combinar com você o dia da instalação. A equipe vai falar com você pelo telefone do pedido.',
    step: null,
  })
  expect(others.map(({ step }) => step)).toEqual(['cep', 'nr-imovel'])
  const scheduled = reviewOf(wholeOrder()).find(({ title }) => title === 'Instalação')
  expect(scheduled?.rows.map(({ step }) => step)).toEqual(['data-instalacao', 'cep', 'nr-imovel'])
  const renewal = reviewOf({ ...order, journey: 'renewal' })
  expect(renewal.map(({ title }) => title)).not.toContain('Instalação')
})

const flat = { ...answerValues['nr-imovel'], complement: 'apto 3' }
const asFlat = { ...street, address: '', complemento1: 'AP', complemento2: '3' }
test.each([
  [
    'a street by hand',
    wholeOrder({ coverage: wholeTown }, { instalacao: { ...street, accessNotes: 'portão azul' } }),
    {
      Endereço: '130, sem complemento, Bela Vista, São Paulo/SP',
      'Rua ou avenida': 'Rua das Flores',
      'Como chegar': 'portão azul',
    },
  ],
  [
    'a street by hand and a flat',
    wholeOrder({ coverage: wholeTown }, { 'nr-imovel': flat, instalacao: street }),
    { Endereço: '130, apto 3, Bela Vista, São Paulo/SP', 'Rua ou avenida': 'Rua das Flores' },
  ],
  [
    'a flat with its type',
    wholeOrder({ complementTypes }, { 'nr-imovel': flat, instalacao: asFlat }),
    { Endereço: 'Avenida Paulista, 130, Bela Vista, São Paulo/SP', Complemento: 'Apartamento 3' },
  ],
  [
    'all of it by hand',
    wholeOrder(
      { coverage: wholeTown, complementTypes },
      {
        'nr-imovel': flat,
        instalacao: { ...street, notFoundComplement: 'true', customComplement: 'fundos' },
      },
    ),
    {
      Endereço: '130, Bela Vista, São Paulo/SP',
      'Rua ou avenida': 'Rua das Flores',
      Complemento: 'fundos',
    },
  ],
])('the review shows each part of the address once, under its name: %s (U6)', (_what, order, rows) => {
  const said =
    reviewOf(order)
      .find(({ title }) => title === 'Instalação')
      ?.rows.slice(2) ?? []
  expect(Object.fromEntries(said.map(({ label, value }) => [label, value]))).toEqual(rows)
  expect(said.map(({ step }) => step)).toEqual(['nr-imovel', ...said.slice(1).map(() => 'instalacao')])
})

test.each(['standard', 'compact'])(
  'the review says when and where somebody comes directly after plan and price, in the journey %s (U6)',
  (journey) => {
    const groups = reviewOf({ ...wholeOrder(), journey })
    expect(groups.map(({ title }) => title)).toEqual([
      'Plano e preço',
      'Instalação',
      'Seus dados',
      'Pagamento',
    ])
    expect(groups[1]?.rows[0]?.label).toBe('Visita do técnico')
    expect(groups[1]?.rows[0]?.value).toMatch(/^[A-Z].*-feira, /)
  },
)

test('the review says who tells of the first bill, where a due day is asked (D107)', () => {
  expect(valueOf(wholeOrder(), 'Sobre a fatura')).toMatch(/^A equipe diz o dia e o valor da primeira fatura/)
  expect(valueOf({ ...wholeOrder(), journey: 'renewal' }, 'Sobre a fatura') ?? '').not.toContain(
    'primeira fatura',
  )
})

test('before the first answer there is nothing to review: the cart says that it is empty', () => {
  expect(reviewOf(emptyOrder({ journey: 'standard', prefix: 'sp', wish: {}, today: '2026-11-27' }))).toEqual(
    [],
  )
})

test('once the order is made, review and summary name the visit that was booked, not the wishes (D71)', () => {
  const visit = 'sexta-feira, 27 de novembro, manhã (8h às 12h)'
  const values = { date: '24/11/2026', period: 'tarde', date2: '27/11/2026', period2: 'manha' }
  const order = { ...finished, answers: { ...finished.answers, 'data-instalacao': { values } } }
  expect(rowsOf(order).find(({ step }) => step === 'data-instalacao')?.value).toBe(`S${visit.slice(1)}`)
  expect(orderSummaryOf(order).rows.map(({ value }) => value)).toContain(visit)
  expect(orderSummaryOf({ ...order, finished: null }).rows.at(-1)?.value).toBe(
    `terça-feira, 24 de novembro, tarde (12h às 18h); ou ${visit}`,
  )
})

test('the review shows the e-mail whole where it was typed; telephone, mother, CPF and account stay masked (D63)', () => {
  const { answers } = wholeOrder()
  const typed = withAnswer(wholeOrder(), 'telefone', { phone: '11912345678' })
  const row = (order: Order, id: StepId) => rowsOf(order).find(({ step }) => step === id)
  expect(row(typed, 'telefone')?.value).toBe('(11) 9****-**78')
  expect(row(typed, 'telefone')?.whole).toBe('(11) 91234-5678')
  expect(row(typed, 'email')?.value).toBe(answers.email?.values.email)
  for (const id of ['nome-mae', 'cpf', 'conta-debito']) expect(row(typed, id)?.value).toContain('**')
  // after a reload only the server knows it
  const masked = '(11) 9****-**78'
  const resumed = { ...typed, answers: { ...typed.answers, telefone: { values: {}, masked } } }
  expect(row(resumed, 'telefone')?.value).toBe(masked)
  // as in the transcript
  expect(answerText(typed, 'telefone')).toBe(masked)
})

test.each([
  ['livelo', { livelo_dacc_points: 3000 }, 'Pontos Livelo', /^3\.000 pontos na sua conta Livelo/],
  ['globoplay/timblack', { addonBonus: [{ addon_description: 'x' }] }, 'Bônus no celular', /^Até 30 GIGA$/],
  ['sp', { sku: 'd900novo', state: 'SP' }, 'Preço da região', /^Vale só em São Paulo\.$/],
] as const)(
  'what %s promises stands in the summary, the review and the receipt (D106)',
  (prefix, more, label, value) => {
    const order = withPlans({ ...wholeOrder(), prefix }, more)
    const found = expect.objectContaining({ label, value: expect.stringMatching(value) as string }) as object
    expect(orderSummaryOf(order).rows).toContainEqual(found)
    expect(rowsOf(order)).toContainEqual(found)
    // no other campaign promises it, except that a regional price holds only there
    const general = rowsOf({ ...order, prefix: '' })
    expect(general.some((row) => row.label === label)).toBe(prefix === 'sp')
  },
)

test('points are not promised without debit, for which the catalogue names none (D106)', () => {
  const whole = withAnswer(wholeOrder(), 'ativar-debito', { direct_debit: 'false' })
  const order = withPlans({ ...whole, prefix: 'livelo' }, { livelo_dacc_points: 3000 })
  expect(orderSummaryOf(order).rows.find(({ label }) => label === 'Pontos Livelo')?.value).toContain(
    'são da oferta com débito',
  )
})
