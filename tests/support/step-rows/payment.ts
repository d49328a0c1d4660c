/** Test data of the steps about payment, up to the bank account, one row per step. */
import { emptyLead, planWithoutVisitDate, wholeLead, wholeOrder } from '../sample-orders.ts'
import { reached, wholeTown } from '../orders-at-step.ts'
import type { StepRow } from './row-type.ts'

const debit = { 'ativar-debito': { direct_debit: 'true' } }
const noDebit = { 'ativar-debito': { direct_debit: 'false' } }
const account = { bank: '341', agency: '1234', account_number: '12345-6' }

export const payment: readonly StepRow[] = [
  {
    id: 'data-de-vencimento',
    stage: 'pagamento',
    next: [
      { when: 'first', order: reached('ativar-debito'), to: 'ativar-debito' },
      { when: 'again', order: wholeOrder(), to: 'ativar-debito' },
    ],
    back: [
      { when: 'the address was whole', order: wholeOrder(), to: 'cpf' },
      { when: 'instalacao was shown', order: wholeOrder({ coverage: wholeTown }), to: 'instalacao' },
    ],
    guard: [
      { when: 'the tax id is missing', order: reached('cpf'), to: 'cpf' },
      { when: 'the tax id is known', order: reached('data-de-vencimento'), to: 'allowed' },
      {
        when: 'the address lacks its street',
        order: reached('data-de-vencimento', { coverage: wholeTown }),
        to: 'instalacao',
      },
    ],
    accepts: ['1', '5', '10', '15', '20', '25'].map((due_date) => ({
      raw: { due_date },
      values: { due_date },
    })),
    refuses: [
      { raw: {}, problems: { due_date: 'Escolha o melhor dia de vencimento' } },
      { raw: { due_date: '2' }, problems: { due_date: 'Escolha o melhor dia de vencimento' } },
    ],
    save: [{ values: { due_date: '10' }, call: { step: 'dueDate', body: { due_date: 10 } } }],
    restore: [
      { lead: wholeLead(), answer: { values: { due_date: '10' } } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { due_date: '10' }, text: 'Dia 10' }],
  },
  {
    id: 'ativar-debito',
    stage: 'pagamento',
    next: [
      { when: 'with direct debit', order: reached('conta-debito', {}, debit), to: 'conta-debito' },
      { when: 'without', order: reached('confirmando-dados', {}, noDebit), to: 'confirmando-dados' },
      { when: 'again, without', order: wholeOrder({}, noDebit), to: 'data-instalacao' },
      { when: 'again, with', order: wholeOrder(), to: 'conta-debito' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'data-de-vencimento' }],
    guard: [
      { when: 'the due date is missing', order: reached('data-de-vencimento'), to: 'data-de-vencimento' },
      { when: 'the due date is known', order: reached('ativar-debito'), to: 'allowed' },
    ],
    accepts: [
      { raw: { direct_debit: 'true' }, values: { direct_debit: 'true' } },
      { raw: { direct_debit: 'false' }, values: { direct_debit: 'false' } },
    ],
    refuses: [{ raw: {}, problems: { direct_debit: 'Escolha como prefere pagar' } }],
    save: [
      { values: { direct_debit: 'false' }, call: { step: 'bankInfo', body: { direct_debit: false } } },
      { values: { direct_debit: 'true' }, call: { step: 'bankInfo', body: { direct_debit: true } } },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: { direct_debit: 'true' } } },
      { lead: wholeLead({ direct_debit: false }), answer: { values: { direct_debit: 'false' } } },
      { lead: emptyLead(), answer: null },
    ],
    show: [
      { values: { direct_debit: 'true' }, text: 'Débito automático' },
      { values: { direct_debit: 'false' }, text: 'Fatura todo mês' },
    ],
    clears: ['bankInfo', 'price'],
  },
  {
    id: 'conta-debito',
    stage: 'pagamento',
    next: [
      { when: 'first', order: reached('confirmando-dados'), to: 'confirmando-dados' },
      { when: 'again', order: wholeOrder(), to: 'data-instalacao' },
      {
        when: 'again, with a plan without dates',
        order: wholeOrder({}, { planos: { idPlan: planWithoutVisitDate.id } }),
        to: 'confirmacao',
      },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'ativar-debito' }],
    guard: [
      { when: 'direct debit was chosen', order: reached('conta-debito'), to: 'allowed' },
      {
        when: 'direct debit was declined',
        order: reached('conta-debito', {}, noDebit),
        to: 'confirmando-dados',
      },
      { when: 'nothing was chosen', order: reached('ativar-debito'), to: 'ativar-debito' },
    ],
    accepts: [
      { raw: { bank: '341', agency: '1234', account_number: '12345 6' }, values: account },
      {
        raw: { bank: '001', agency: '1234-x', account_number: '1234-X' },
        values: { bank: '001', agency: '1234-X', account_number: '1234-X' },
      },
    ],
    refuses: [
      {
        raw: {},
        problems: {
          bank: 'Escolha o seu banco',
          agency: 'Digite a agência',
          account_number: 'Digite a conta com o dígito',
        },
      },
      {
        raw: { bank: '341', agency: '123456', account_number: '1' },
        problems: {
          agency: 'Agência tem até 5 números; você digitou 6',
          account_number: 'Falta um pedaço da conta. Digite com o dígito, como 12345-6',
        },
      },
    ],
    save: [{ values: account, call: { step: 'bankInfo', body: { direct_debit: true, bankInfo: account } } }],
    restore: [
      { lead: wholeLead(), answer: { values: {}, masked: { bank: '341', account: '****5-6' } } },
      { lead: wholeLead({ direct_debit: false }), answer: null },
      { lead: wholeLead({ bank: null }), answer: null },
    ],
    show: [{ values: account, text: 'Banco 341, conta ****5-6' }],
    secret: true,
  },
]
