import { complementTypes, emptyLead, street, wholeLead, wholeOrder } from '../orders.ts'
import { finished, noOffer, nothingYet, reached, wholeTown } from '../journey-orders.ts'
import type { StepRow } from '../step-rows.ts'

const inApartment = {
  'nr-imovel': {
    number: '130',
    complement: 'apto 42',
    is_block_allotment: 'false',
    block_number: '',
    allotment_number: '',
  },
}
const cnpj = { person_type: 'pj', cnpj: '12ABC34501DE35' }

/** Steps of the stage dados-pessoais. */
export const person: readonly StepRow[] = [
  {
    id: 'nome',
    path: '/checkout/nome/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'first', order: reached('telefone'), to: 'telefone' },
      { when: 'again', order: wholeOrder(), to: 'telefone' },
    ],
    back: [
      { when: 'no addon', order: wholeOrder(), to: 'nr-imovel' },
      { when: 'addon b', order: wholeOrder({ journey: 'b', prefix: 'b' }), to: 'cep' },
      { when: 'addon b/r', order: wholeOrder({ journey: 'b', prefix: 'b/r' }), to: 'cep' },
      { when: 'addon black-friday', order: wholeOrder({ prefix: 'black-friday' }), to: 'nr-imovel' },
    ],
    guard: [
      { when: 'nothing is known', order: nothingYet, to: 'start' },
      { when: 'nothing is sold here', order: noOffer, to: 'start' },
      { when: 'no plan is chosen', order: reached('planos'), to: 'planos' },
      { when: 'a plan is chosen', order: reached('nome'), to: 'allowed' },
      { when: 'the order is made', order: finished, to: 'pedido-realizado' },
    ],
    accepts: [{ raw: { name: '  Maria   da Silva ' }, values: { name: 'Maria da Silva' } }],
    refuses: [
      { raw: {}, problems: { name: 'Digite o nome completo' } },
      { raw: { name: 'Maria' }, problems: { name: 'Digite o nome e o sobrenome' } },
      {
        raw: { name: 'quero falar com um atendente' },
        problems: { name: 'Escreva só o nome e o sobrenome: “quero” não parece parte de um nome' },
      },
      { raw: { name: 'Maria 2 Silva' }, problems: { name: 'Use só letras no nome: “2” não pode' } },
    ],
    save: [{ values: { name: 'Maria da Silva' }, call: { step: 'name', body: { name: 'Maria da Silva' } } }],
    restore: [
      { lead: wholeLead(), answer: { values: { name: 'Maria da Silva' } } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { name: 'Maria da Silva' }, text: 'Maria da Silva' }],
    clears: ['risk'],
  },
  {
    id: 'telefone',
    path: '/checkout/telefone/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'first', order: reached('email'), to: 'email' },
      { when: 'again', order: wholeOrder(), to: 'email' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'nome' }],
    guard: [
      { when: 'the name is missing', order: reached('nome'), to: 'nome' },
      { when: 'the name is known', order: reached('telefone'), to: 'allowed' },
    ],
    accepts: [
      { raw: { phone: '+55 (11) 98765-4321' }, values: { phone: '11987654321' } },
      { raw: { phone: '011 3333 4444' }, values: { phone: '1133334444' } },
    ],
    refuses: [
      { raw: {}, problems: { phone: 'Digite o telefone com DDD' } },
      {
        raw: { phone: '98765-4321' },
        problems: { phone: 'Faltou o DDD: digite os 2 números antes de 98765-4321' },
      },
      { raw: { phone: '(20) 98765-4321' }, problems: { phone: 'O DDD 20 não existe' } },
      {
        raw: { phone: '(11) 88765-4321' },
        problems: { phone: 'Esse número não é válido. Verifique a digitação.' },
      },
    ],
    save: [{ values: { phone: '11987654321' }, call: { step: 'phone', body: { phone: '11987654321' } } }],
    restore: [
      { lead: wholeLead(), answer: { values: {}, masked: '(11) 9****-**21' } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { phone: '11987654321' }, text: '(11) 9****-**21' }],
    secret: true,
  },
  {
    id: 'email',
    path: '/checkout/email/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'first', order: reached('data-nascimento'), to: 'data-nascimento' },
      { when: 'again', order: wholeOrder(), to: 'data-nascimento' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'telefone' }],
    guard: [
      { when: 'the phone is missing', order: reached('telefone'), to: 'telefone' },
      { when: 'the phone is known', order: reached('email'), to: 'allowed' },
    ],
    accepts: [
      {
        raw: { email: ' Maria@Exemplo.COM.br ' },
        values: { email: 'Maria@exemplo.com.br', accept_promotions: 'false' },
      },
      {
        raw: { email: 'm@x.com', accept_promotions: 'on' },
        values: { email: 'm@x.com', accept_promotions: 'true' },
      },
    ],
    refuses: [
      { raw: {}, problems: { email: 'Digite o e-mail' } },
      { raw: { email: 'maria' }, problems: { email: 'Falta o @ no e-mail' } },
      { raw: { email: 'maria@exemplo' }, problems: { email: 'Falta o final do e-mail: exemplo.com?' } },
    ],
    save: [
      {
        values: { email: 'm@x.com', accept_promotions: 'true' },
        call: { step: 'email', body: { email: 'm@x.com', accept_promotions: true } },
      },
      {
        values: { email: 'm@x.com', accept_promotions: 'false' },
        call: { step: 'email', body: { email: 'm@x.com', accept_promotions: false } },
      },
    ],
    restore: [
      {
        lead: wholeLead(),
        answer: { values: { email: 'maria@exemplo.com.br', accept_promotions: 'true' } },
      },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { email: 'm@x.com', accept_promotions: 'true' }, text: 'm@x.com' }],
  },
  {
    id: 'data-nascimento',
    path: '/checkout/data-nascimento/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'first', order: reached('nome-mae'), to: 'nome-mae' },
      { when: 'again', order: wholeOrder(), to: 'nome-mae' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'email' }],
    guard: [
      { when: 'the e-mail is missing', order: reached('email'), to: 'email' },
      { when: 'the e-mail is known', order: reached('data-nascimento'), to: 'allowed' },
    ],
    accepts: [
      { raw: { birth_date: '13/5/90' }, values: { birth_date: '13/05/1990' } },
      { raw: { birth_date: '24/11/2008' }, values: { birth_date: '24/11/2008' } },
    ],
    refuses: [
      { raw: {}, problems: { birth_date: 'Digite a data de nascimento' } },
      { raw: { birth_date: '31/02/1990' }, problems: { birth_date: 'Data inválida' } },
      {
        raw: { birth_date: '25/11/2008' },
        problems: { birth_date: 'Para contratar é preciso ter 18 anos ou mais' },
      },
    ],
    save: [
      {
        values: { birth_date: '13/05/1990' },
        call: { step: 'birthDate', body: { birth_date: '13/05/1990' } },
      },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: { birth_date: '13/05/1990' } } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { birth_date: '13/05/1990' }, text: '13/05/1990' }],
    clears: ['risk'],
  },
  {
    id: 'nome-mae',
    path: '/checkout/nome-mae/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'first', order: reached('cpf'), to: 'cpf' },
      { when: 'again', order: wholeOrder(), to: 'cpf' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'data-nascimento' }],
    guard: [
      { when: 'the birth date is missing', order: reached('data-nascimento'), to: 'data-nascimento' },
      { when: 'the birth date is known', order: reached('nome-mae'), to: 'allowed' },
    ],
    accepts: [{ raw: { mothers_name: 'Ana  de Souza' }, values: { mothers_name: 'Ana de Souza' } }],
    refuses: [{ raw: { mothers_name: 'Ana' }, problems: { mothers_name: 'Digite o nome e o sobrenome' } }],
    save: [
      {
        values: { mothers_name: 'Ana de Souza' },
        call: { step: 'motherName', body: { mothers_name: 'Ana de Souza' } },
      },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: {}, masked: 'A** ** S****' } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { mothers_name: 'Ana de Souza' }, text: 'A** ** S****' }],
    secret: true,
    clears: ['risk'],
  },
  {
    id: 'cpf',
    path: '/checkout/cpf/',
    stage: 'dados-pessoais',
    kind: 'question',
    next: [
      { when: 'the address is whole', order: reached('instalacao'), to: 'data-de-vencimento' },
      {
        when: 'the CEP is a whole town’s',
        order: reached('instalacao', { coverage: wholeTown }),
        to: 'instalacao',
      },
      {
        when: 'the complement has no type yet',
        order: reached('instalacao', { complementTypes }, inApartment),
        to: 'instalacao',
      },
      {
        when: 'there are types, but no complement',
        order: reached('instalacao', { complementTypes }),
        to: 'data-de-vencimento',
      },
      {
        when: 'again, with an address completed',
        order: wholeOrder({ coverage: wholeTown }, { instalacao: street }),
        to: 'instalacao',
      },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'nome-mae' }],
    guard: [
      { when: 'the mother’s name is missing', order: reached('nome-mae'), to: 'nome-mae' },
      { when: 'the mother’s name is known', order: reached('cpf'), to: 'allowed' },
    ],
    accepts: [
      { raw: { cpf: '529.982.247-25' }, values: { person_type: 'pf', cpf: '52998224725' } },
      { raw: { person_type: 'pj', cnpj: '12.ABC.345/01DE-35', cpf: '529' }, values: cnpj },
      {
        raw: { person_type: 'pj', cnpj: '11.222.333/0001-81' },
        values: { person_type: 'pj', cnpj: '11222333000181' },
      },
    ],
    refuses: [
      { raw: {}, problems: { cpf: 'Digite o CPF' } },
      { raw: { cpf: '529.982.247-2' }, problems: { cpf: 'CPF tem 11 números; você digitou 10' } },
      { raw: { cpf: '529.982.247-26' }, problems: { cpf: 'Esse CPF não é válido. Confira os números.' } },
      { raw: { person_type: 'pj', cpf: '52998224725' }, problems: { cnpj: 'Digite o CNPJ' } },
      {
        raw: { person_type: 'pj', cnpj: '11222333000182' },
        problems: { cnpj: 'Esse CNPJ não é válido. Confira as letras e os números.' },
      },
    ],
    save: [
      {
        values: { person_type: 'pf', cpf: '52998224725' },
        call: { step: 'documentNumber', body: { cpf: '52998224725' } },
      },
      { values: cnpj, call: { step: 'documentNumber', body: { cnpj: '12ABC34501DE35' } } },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: { person_type: 'pf' }, masked: '***.982.247-**' } },
      {
        lead: wholeLead({ masked: { cnpj: '**.ABC.345/****-**' } }),
        answer: { values: { person_type: 'pj' }, masked: '**.ABC.345/****-**' },
      },
      { lead: emptyLead(), answer: null },
    ],
    show: [
      { values: { person_type: 'pf', cpf: '52998224725' }, text: '***.982.247-**' },
      { values: cnpj, text: '**.ABC.345/****-**' },
    ],
    secret: true,
    clears: ['risk'],
  },
]
