/** Test data of the steps about contact data, up to the e-mail address, one row per step. */
import { emptyLead, wholeLead, wholeOrder } from '../sample-orders.ts'
import { finished, noOffer, nothingYet, reached } from '../orders-at-step.ts'
import type { StepRow } from './row-type.ts'

export const contact: readonly StepRow[] = [
  {
    id: 'nome',
    stage: 'dados-pessoais',
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
      { raw: { name: 'Maria' }, problems: { name: 'Falta o sobrenome. Digite o nome e o sobrenome.' } },
      {
        raw: { name: 'quero falar com um atendente' },
        problems: { name: '“quero” não parece parte de um nome. Escreva só o nome e o sobrenome.' },
      },
      { raw: { name: 'Maria 2 Silva' }, problems: { name: 'O nome não pode ter “2”. Use só letras.' } },
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
    stage: 'dados-pessoais',
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
      {
        raw: { phone: '(20) 98765-4321' },
        problems: { phone: 'O DDD 20 não existe. Confira os 2 primeiros números.' },
      },
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
    stage: 'dados-pessoais',
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
      { raw: { email: 'maria' }, problems: { email: 'Falta o @ no e-mail. Digite o e-mail inteiro.' } },
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
      {
        values: { no_email: 'true' },
        call: { step: 'email', body: { email: '', accept_promotions: false, no_email: true } },
      },
    ],
    restore: [
      {
        lead: wholeLead(),
        answer: { values: { email: 'maria@exemplo.com.br', accept_promotions: 'true' } },
      },
      { lead: emptyLead(), answer: null },
    ],
    show: [
      { values: { email: 'm@x.com', accept_promotions: 'true' }, text: 'm@x.com' },
      { values: { no_email: 'true' }, text: 'Não tenho e-mail' },
    ],
  },
]
