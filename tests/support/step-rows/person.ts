/** Test data for the personal-data steps that follow the e-mail step, one row per step. */
import { complementTypes, emptyLead, street, wholeLead, wholeOrder } from '../sample-orders.ts'
import { reached, wholeTown } from '../orders-at-step.ts'
import type { StepRow } from './row-type.ts'

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

export const person: readonly StepRow[] = [
  {
    id: 'data-nascimento',
    stage: 'dados-pessoais',
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
      {
        raw: { birth_date: '31/02/1990' },
        problems: { birth_date: 'Data inválida: fevereiro de 1990 tem 28 dias' },
      },
      {
        raw: { birth_date: '25/11/2008' },
        problems: {
          birth_date:
            'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
        },
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
    show: [{ values: { birth_date: '13/05/1990' }, text: '13 de maio de 1990' }],
    clears: ['risk'],
  },
  {
    id: 'nome-mae',
    stage: 'dados-pessoais',
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
    refuses: [
      {
        raw: { mothers_name: 'Ana' },
        problems: { mothers_name: 'Falta o sobrenome. Digite o nome e o sobrenome.' },
      },
    ],
    save: [
      {
        values: { mothers_name: 'Ana de Souza' },
        call: { step: 'motherName', body: { mothers_name: 'Ana de Souza' } },
      },
    ],
    restore: [
      { lead: wholeLead(), answer: { values: {}, masked: 'A**** S****' } },
      { lead: emptyLead(), answer: null },
    ],
    show: [{ values: { mothers_name: 'Ana de Souza' }, text: 'A**** S****' }],
    secret: true,
    clears: ['risk'],
  },
  {
    id: 'cpf',
    stage: 'dados-pessoais',
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
      {
        raw: { person_type: 'pf', cpf: '11.222.333/0001-81' },
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
