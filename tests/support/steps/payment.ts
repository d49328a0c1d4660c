import { reached, wholeTown } from '../journey-orders.ts'
import { complementTypes, emptyLead, street, unscheduled, wholeLead, wholeOrder } from '../orders.ts'
import type { StepRow } from '../step-rows.ts'

const debit = { 'ativar-debito': { direct_debit: 'true' } }
const noDebit = { 'ativar-debito': { direct_debit: 'false' } }
const apartment = {
  'nr-imovel': {
    number: '130',
    complement: 'apto 42',
    is_block_allotment: 'false',
    block_number: '',
    allotment_number: '',
  },
}
const inTown = reached('instalacao', { coverage: wholeTown })
const inApartment = reached('instalacao', { complementTypes }, apartment)
const account = { bank: '341', agency: '1234', account_number: '12345-6' }
const noAddress = { address: undefined, complemento1: undefined, complemento2: undefined }

/** Steps of the stages instalação and pagamento up to the account. */
export const payment: readonly StepRow[] = [
  {
    id: 'instalacao',
    path: '/checkout/instalacao/',
    stage: 'instalação',
    kind: 'question',
    next: [
      {
        when: 'first',
        order: reached('data-de-vencimento', { coverage: wholeTown }, { instalacao: street }),
        to: 'data-de-vencimento',
      },
    ],
    back: [{ when: 'always', order: inTown, to: 'cpf' }],
    guard: [
      { when: 'the CEP is a whole town’s', order: inTown, to: 'allowed' },
      { when: 'the complement has no type yet', order: inApartment, to: 'allowed' },
      { when: 'the address is whole', order: reached('instalacao'), to: 'data-de-vencimento' },
      { when: 'the tax id is missing', order: reached('cpf', { coverage: wholeTown }), to: 'cpf' },
    ],
    accepts: [
      { in: inTown, raw: { address: ' Rua  das Flores ' }, values: street },
      {
        in: inTown,
        raw: {
          address: 'Rua das Flores',
          complemento1: 'AP',
          customComplement: 'x',
          accessNotes: 'portão azul',
        },
        values: { ...street, accessNotes: 'portão azul' },
      },
      {
        in: inApartment,
        raw: { address: 'hidden', complemento1: 'AP', complemento2: '42', customComplement: 'hidden' },
        values: { ...street, address: '', complemento1: 'AP', complemento2: '42' },
      },
      {
        in: inApartment,
        raw: { notFoundComplement: 'true', customComplement: 'casa dos fundos', complemento1: 'AP' },
        values: {
          ...street,
          address: '',
          notFoundComplement: 'true',
          customComplement: 'casa dos fundos',
        },
      },
    ],
    refuses: [
      { in: inTown, raw: {}, problems: { address: 'Digite o nome da rua' } },
      {
        in: inTown,
        raw: { address: 'x'.repeat(129) },
        problems: { address: 'Use no máximo 128 caracteres' },
      },
      {
        in: inApartment,
        raw: {},
        problems: {
          complemento1: 'Escolha o tipo de complemento',
          complemento2: 'Digite o número ou a letra',
        },
      },
      {
        in: inApartment,
        raw: { complemento1: 'XX', complemento2: '42' },
        problems: { complemento1: 'Escolha o tipo de complemento' },
      },
      {
        in: inApartment,
        raw: { notFoundComplement: 'true' },
        problems: { customComplement: 'Descreva o complemento' },
      },
    ],
    save: [
      {
        values: street,
        call: {
          step: 'address',
          body: {
            ...noAddress,
            address: 'Rua das Flores',
            customComplement: undefined,
            notFoundComplement: false,
            accessNotes: undefined,
          },
        },
      },
      {
        values: {
          ...street,
          address: '',
          notFoundComplement: 'true',
          customComplement: 'fundos',
          accessNotes: 'x',
        },
        call: {
          step: 'address',
          body: { ...noAddress, customComplement: 'fundos', notFoundComplement: true, accessNotes: 'x' },
        },
      },
    ],
    restore: [
      { lead: emptyLead(), answer: null },
      {
        lead: emptyLead({
          answered: ['address'],
          streetByHand: true,
          address: { ...emptyLead().address, address: 'Rua das Flores', accessNotes: 'portão azul' },
        }),
        answer: { values: { ...street, accessNotes: 'portão azul' } },
      },
      {
        lead: emptyLead({
          answered: ['address'],
          address: { ...emptyLead().address, complemento1: 'AP', complemento2: '42' },
        }),
        answer: { values: { ...street, address: '', complemento1: 'AP', complemento2: '42' } },
      },
    ],
    show: [
      { in: inTown, values: street, text: 'Rua das Flores' },
      {
        in: inApartment,
        values: {
          ...street,
          address: '',
          complemento1: 'AP',
          complemento2: '42',
          accessNotes: 'portão azul',
        },
        text: 'Apartamento 42, portão azul',
      },
      {
        in: inApartment,
        values: { ...street, address: '', notFoundComplement: 'true', customComplement: 'casa dos fundos' },
        text: 'casa dos fundos',
      },
    ],
  },
  {
    id: 'data-de-vencimento',
    path: '/checkout/data-de-vencimento/',
    stage: 'pagamento',
    kind: 'question',
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
    path: '/checkout/ativar-debito/',
    stage: 'pagamento',
    kind: 'question',
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
    path: '/checkout/conta-debito/',
    stage: 'pagamento',
    kind: 'question',
    next: [
      { when: 'first', order: reached('confirmando-dados'), to: 'confirmando-dados' },
      { when: 'again', order: wholeOrder(), to: 'data-instalacao' },
      {
        when: 'again, with a plan without dates',
        order: wholeOrder({}, { planos: { idPlan: unscheduled.id } }),
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
          account_number: 'Digite a conta com o dígito, como 12345-6',
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
