/** Test data of the steps from the risk check to the receipt, one row per step. */
import { finished, nothingYet, reached } from '../orders-at-step.ts'
import { emptyLead, planWithoutVisitDate, wholeLead, wholeOrder } from '../sample-orders.ts'
import type { StepRow } from './row-type.ts'

const noDebit = { 'ativar-debito': { direct_debit: 'false' } }
const noDates = { planos: { idPlan: planWithoutVisitDate.id } }
const atDates = reached('data-instalacao', { freeDates: wholeOrder().facts.freeDates })
const withDates = { ...atDates, facts: { ...atDates.facts, freeDates: wholeOrder().facts.freeDates } }
const quiz = reached('validacao', { risk: 'quiz', quizFields: ['q1', 'q2'] })

export const ending: readonly StepRow[] = [
  {
    id: 'confirmando-dados',
    stage: 'pagamento',
    kind: 'wait',
    next: [
      { when: 'approved', order: reached('data-instalacao'), to: 'data-instalacao' },
      {
        when: 'approved, and the plan has no dates',
        order: reached('data-instalacao', {}, noDates),
        to: 'confirmacao',
      },
      { when: 'a quiz is needed', order: quiz, to: 'validacao' },
      { when: 'rejected, one more quiz', order: reached('validacao', { risk: 'retry' }), to: 'erro1' },
      { when: 'rejected', order: reached('validacao', { risk: 'rejected' }), to: 'erro2' },
    ],
    back: [{ when: 'always', order: reached('confirmando-dados'), to: 'ativar-debito' }],
    guard: [
      { when: 'the account is missing', order: reached('conta-debito'), to: 'conta-debito' },
      { when: 'all is answered', order: reached('confirmando-dados'), to: 'allowed' },
      { when: 'it is done', order: wholeOrder(), to: 'confirmacao' },
    ],
  },
  {
    id: 'validacao',
    stage: 'pagamento',
    next: [
      { when: 'passed', order: reached('data-instalacao'), to: 'data-instalacao' },
      { when: 'failed once', order: reached('validacao', { risk: 'retry' }), to: 'erro1' },
      { when: 'failed twice', order: reached('validacao', { risk: 'rejected' }), to: 'erro2' },
    ],
    back: [{ when: 'always', order: quiz, to: 'ativar-debito' }],
    guard: [
      { when: 'a quiz is needed', order: quiz, to: 'allowed' },
      { when: 'it was passed', order: wholeOrder(), to: 'confirmacao' },
      { when: 'it failed once', order: reached('validacao', { risk: 'retry' }), to: 'erro1' },
      { when: 'the check was not made', order: reached('confirmando-dados'), to: 'confirmando-dados' },
    ],
    accepts: [{ in: quiz, raw: { q1: 'a', q2: 'b', q3: 'c' }, values: { q1: 'a', q2: 'b' } }],
    refuses: [
      { in: quiz, raw: { q1: 'a' }, problems: { q2: 'Escolha uma resposta para esta pergunta' } },
      {
        in: quiz,
        raw: {},
        problems: {
          q1: 'Escolha uma resposta para esta pergunta',
          q2: 'Escolha uma resposta para esta pergunta',
        },
      },
    ],
    show: [{ values: {}, text: 'Respostas enviadas' }],
  },
  {
    id: 'erro1',
    path: '/checkout/validacao/erro1',
    stage: 'pagamento',
    kind: 'outcome',
    next: [{ when: 'the second quiz is drawn', order: quiz, to: 'validacao' }],
    back: [{ when: 'always', order: reached('validacao', { risk: 'retry' }), to: 'ativar-debito' }],
    guard: [
      { when: 'the quiz failed once', order: reached('validacao', { risk: 'retry' }), to: 'allowed' },
      { when: 'it failed twice', order: reached('validacao', { risk: 'rejected' }), to: 'erro2' },
      { when: 'it was passed', order: wholeOrder(), to: 'confirmacao' },
    ],
  },
  {
    id: 'erro2',
    path: '/checkout/validacao/erro2',
    stage: 'pagamento',
    kind: 'outcome',
    next: [],
    back: [{ when: 'always', order: reached('validacao', { risk: 'rejected' }), to: 'ativar-debito' }],
    guard: [
      { when: 'rejected', order: reached('validacao', { risk: 'rejected' }), to: 'allowed' },
      { when: 'one more quiz may be tried', order: reached('validacao', { risk: 'retry' }), to: 'erro1' },
    ],
  },
  {
    id: 'data-instalacao',
    stage: 'pagamento',
    next: [{ when: 'always', order: wholeOrder(), to: 'confirmacao' }],
    back: [
      { when: 'with direct debit', order: wholeOrder(), to: 'conta-debito' },
      { when: 'without', order: wholeOrder({}, noDebit), to: 'ativar-debito' },
    ],
    guard: [
      { when: 'the risk check is behind', order: atDates, to: 'allowed' },
      { when: 'the plan has no dates', order: wholeOrder({}, noDates), to: 'confirmacao' },
      { when: 'the risk check is not made', order: reached('confirmando-dados'), to: 'confirmando-dados' },
    ],
    accepts: [
      {
        in: withDates,
        raw: { date: '27/11/2026', period: 'tarde' },
        values: { date: '27/11/2026', period: 'tarde' },
      },
      {
        in: withDates,
        raw: { date: '27/11', period: 'manha' },
        values: { date: '27/11/2026', period: 'manha' },
      },
      {
        in: withDates,
        raw: { date: '2/1/27', period: 'manha' },
        values: { date: '02/01/2027', period: 'manha' },
      },
      {
        in: withDates,
        raw: {
          date: '27/11/2026',
          period: 'manha',
          date2: '',
          period2: 'tarde',
          date3: '28/11',
          period3: 'tarde',
        },
        values: { date: '27/11/2026', period: 'manha', date3: '28/11/2026', period3: 'tarde' },
      },
    ],
    refuses: [
      { in: withDates, raw: {}, problems: { date: 'Escolha o dia da instalação' } },
      {
        in: withDates,
        raw: { date: '31/11', period: 'manha' },
        problems: { date: 'Data inválida: novembro tem 30 dias' },
      },
      {
        in: withDates,
        raw: { date: '29/11/2026', period: 'manha' },
        problems: { date: 'Não há horário livre nesse dia. Escolha um dos dias marcados' },
      },
      { in: withDates, raw: { date: '27/11/2026' }, problems: { period: 'Escolha manhã ou tarde' } },
      {
        in: withDates,
        raw: { date: '27/11/2026', period: 'manha', date2: '28/11/2026', period2: 'manha' },
        problems: { period2: 'Esse período já está cheio nesse dia. Escolha o outro' },
      },
    ],
    save: [
      {
        values: { date: '27/11/2026', period: 'manha', date3: '28/11/2026', period3: 'tarde' },
        call: {
          step: 'scheduleDate',
          body: {
            schedules: [
              { date: '27/11/2026', period: 'manha' },
              { date: '28/11/2026', period: 'tarde' },
            ],
          },
        },
      },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: { date: '27/11/2026', period: 'manha' } } },
      {
        lead: wholeLead({
          schedules: [
            { date: '27/11/2026', period: 'manha' },
            { date: '28/11/2026', period: 'tarde' },
          ],
        }),
        answer: { values: { date: '27/11/2026', period: 'manha', date2: '28/11/2026', period2: 'tarde' } },
      },
      { lead: emptyLead(), answer: null },
    ],
    show: [
      {
        values: { date: '27/11/2026', period: 'manha', date2: '28/11/2026', period2: 'tarde' },
        text: 'sexta-feira, 27 de novembro, manhã (8h às 12h); ou sábado, 28 de novembro, tarde (12h às 18h)',
      },
    ],
  },
  {
    id: 'confirmacao',
    stage: 'pagamento',
    kind: 'review',
    next: [{ when: 'the order is made', order: finished, to: 'pedido-realizado' }],
    back: [
      { when: 'the plan has dates', order: wholeOrder(), to: 'data-instalacao' },
      { when: 'no dates, direct debit', order: wholeOrder({}, noDates), to: 'conta-debito' },
      {
        when: 'no dates, no direct debit',
        order: wholeOrder({}, { ...noDates, ...noDebit }),
        to: 'ativar-debito',
      },
      { when: 'the order is made', order: finished, to: 'pedido-realizado' },
    ],
    guard: [
      { when: 'all is answered', order: wholeOrder(), to: 'allowed' },
      { when: 'the dates are missing', order: atDates, to: 'data-instalacao' },
      { when: 'nothing is known', order: nothingYet, to: 'start' },
      { when: 'the order is made: read-only', order: finished, to: 'allowed' },
    ],
  },
  {
    id: 'pedido-realizado',
    path: '/pedido-realizado/',
    stage: 'pedido-realizado',
    kind: 'receipt',
    next: [],
    back: [{ when: 'the order is made', order: finished, to: 'confirmacao' }],
    guard: [
      { when: 'the order is made', order: finished, to: 'allowed' },
      { when: 'it is not confirmed', order: wholeOrder(), to: 'confirmacao' },
      { when: 'nothing is known', order: nothingYet, to: 'start' },
    ],
  },
]
