/** Test data of the steps about address, coverage and plan, one row per step. */
import { finished, noNetwork, noOffer, nothingYet, reached } from '../orders-at-step.ts'
import {
  answerValues,
  emptyLead,
  planWithVisitDate,
  planWithoutVisitDate,
  wholeLead,
  wholeOrder,
} from '../sample-orders.ts'
import type { StepRow } from './row-type.ts'

const home = answerValues['nr-imovel']
const blockAndLot = {
  number: '',
  complement: '',
  is_block_allotment: 'true',
  block_number: '12',
  allotment_number: '7',
}
const oneMatches = { wish: { sku: planWithVisitDate.sku } }

export const availability: readonly StepRow[] = [
  {
    id: 'cep',
    stage: 'disponibilidade',
    next: [
      { when: 'first', order: reached('nr-imovel'), to: 'nr-imovel' },
      { when: 'again', order: wholeOrder(), to: 'nr-imovel' },
    ],
    back: [{ when: 'always', order: nothingYet, to: 'start' }],
    guard: [
      { when: 'nothing is known', order: nothingYet, to: 'allowed' },
      { when: 'all is answered', order: wholeOrder(), to: 'allowed' },
      { when: 'the order is made', order: finished, to: 'pedido-realizado' },
    ],
    accepts: [
      { raw: { cep: '01310-100' }, values: { cep: '01310100' } },
      { raw: { cep: ' 01.310 100 ' }, values: { cep: '01310100' } },
      { raw: { cep: '01310100', number: '5' }, values: { cep: '01310100' } },
    ],
    refuses: [
      { raw: {}, problems: { cep: 'Digite o CEP' } },
      { raw: { cep: '0131' }, problems: { cep: 'CEP tem 8 números; você digitou 4' } },
      { raw: { cep: '00000-000' }, problems: { cep: 'Esse CEP não existe. Confira os números.' } },
    ],
    save: [{ values: { cep: '01310100' }, call: null }],
    restore: [{ lead: emptyLead(), answer: { values: { cep: '01310100' } } }],
    show: [{ values: { cep: '01310100' }, text: '01310-100' }],
    clears: ['coverage'],
  },
  {
    id: 'nr-imovel',
    stage: 'disponibilidade',
    next: [
      { when: 'first', order: reached('verificando-disponibilidade'), to: 'verificando-disponibilidade' },
      { when: 'again, unchanged', order: wholeOrder(), to: 'planos' },
      { when: 'again, changed', order: wholeOrder({ coverage: null }), to: 'verificando-disponibilidade' },
      { when: 'again, and nothing is sold here', order: noOffer, to: 'oferta-indisponivel' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'cep' }],
    guard: [
      { when: 'nothing is known', order: nothingYet, to: 'cep' },
      { when: 'the CEP is known', order: reached('nr-imovel'), to: 'allowed' },
      { when: 'the order is made', order: finished, to: 'pedido-realizado' },
    ],
    accepts: [
      { raw: { number: '130' }, values: home },
      { raw: { number: '130 apto 42' }, values: { ...home, complement: 'apto 42' } },
      { raw: { number: '130', complement: ' casa  2 ' }, values: { ...home, complement: 'casa 2' } },
      { raw: { number: 'sem número' }, values: { ...home, number: 'S/N' } },
      {
        raw: {
          number: '130',
          is_block_allotment: 'true',
          block_number: '12',
          allotment_number: '7',
        },
        values: blockAndLot,
      },
      {
        raw: { number: '130', is_block_allotment: 'false', block_number: '12', allotment_number: '7' },
        values: home,
      },
      { raw: { number: 'quadra 12 lote 7' }, values: blockAndLot },
      {
        raw: { is_block_allotment: 'true', block_number: 'quadra 12', allotment_number: ' Lt.  7 ' },
        values: blockAndLot,
      },
      {
        raw: { number: 'Qd. 12, Lt. 7, casa 3', is_block_allotment: 'false' },
        values: { ...blockAndLot, complement: 'casa 3' },
      },
    ],
    refuses: [
      { raw: {}, problems: { number: 'Digite o número. Se não tiver, digite S/N' } },
      {
        raw: { number: 'banana' },
        problems: { number: 'Falta o número da casa. Se não tiver, digite S/N' },
      },
      {
        raw: { number: 'Avenida Paulista 1000' },
        problems: { number: 'Aqui vai só o número, sem a rua. É o 1000?' },
      },
      {
        raw: { number: '1'.repeat(65) },
        problems: { number: 'O número pode ter até 64 caracteres; você digitou 65' },
      },
      {
        raw: { number: '1', complement: 'x'.repeat(129) },
        problems: { complement: 'O texto passa de 128 caracteres. Escreva menos.' },
      },
      {
        raw: { number: '130', is_block_allotment: 'true' },
        problems: { block_number: 'Digite a quadra', allotment_number: 'Digite o lote' },
      },
    ],
    save: [{ values: home, call: null }],
    restore: [
      { lead: emptyLead(), answer: { values: home } },
      {
        lead: emptyLead({
          address: {
            ...emptyLead().address,
            number: '',
            is_block_allotment: true,
            block_number: '12',
            allotment_number: '7',
          },
        }),
        answer: { values: blockAndLot },
      },
      { lead: emptyLead({ address: { ...emptyLead().address, number: '' } }), answer: null },
    ],
    show: [
      { values: home, text: '130' },
      { values: { ...home, complement: 'apto 42' }, text: '130, apto 42' },
      { values: blockAndLot, text: 'Quadra 12, lote 7' },
      { values: { ...blockAndLot, complement: 'casa 3' }, text: 'Quadra 12, lote 7, casa 3' },
    ],
    clears: ['coverage'],
  },
  {
    id: 'verificando-disponibilidade',
    stage: 'disponibilidade',
    kind: 'wait',
    next: [
      { when: 'several plans', order: reached('planos'), to: 'planos' },
      { when: 'exactly one plan matches, taken', order: reached('nome', oneMatches), to: 'nome' },
      { when: 'no network', order: noNetwork, to: 'oferta-indisponivel' },
      { when: 'network without an offer', order: noOffer, to: 'oferta-indisponivel' },
    ],
    back: [{ when: 'always', order: reached('verificando-disponibilidade'), to: 'nr-imovel' }],
    guard: [
      { when: 'the number is missing', order: reached('nr-imovel'), to: 'nr-imovel' },
      { when: 'the address is known', order: reached('verificando-disponibilidade'), to: 'allowed' },
      { when: 'it is done', order: reached('telefone'), to: 'telefone' },
    ],
    accepts: [{ raw: { x: '1' }, values: {} }],
  },
  {
    id: 'oferta-indisponivel',
    stage: 'disponibilidade',
    kind: 'outcome',
    next: [{ when: 'nothing is sold here', order: noOffer, to: 'oferta-indisponivel' }],
    back: [{ when: 'always', order: noNetwork, to: 'nr-imovel' }],
    guard: [
      { when: 'no network', order: noNetwork, to: 'allowed' },
      { when: 'no offer', order: noOffer, to: 'allowed' },
      { when: 'there are plans', order: reached('planos'), to: 'planos' },
      { when: 'nothing is known', order: nothingYet, to: 'cep' },
    ],
    accepts: [
      {
        raw: { name: 'Maria da Silva', phone: '(11) 98765-4321', email: 'maria@EXEMPLO.com.br' },
        values: { name: 'Maria da Silva', phone: '11987654321', email: 'maria@exemplo.com.br' },
      },
      {
        raw: { name: 'Maria da Silva', phone: '(11) 98765-4321' },
        values: { name: 'Maria da Silva', phone: '11987654321', email: '' },
      },
    ],
    refuses: [
      { raw: {}, problems: { name: 'Digite o nome completo', phone: 'Digite o telefone com DDD' } },
      {
        raw: { name: 'Maria da Silva', phone: '(11) 98765-4321', email: 'maria' },
        problems: { email: 'Falta o @ no e-mail. Digite o e-mail inteiro.' },
      },
    ],
  },
  {
    id: 'planos',
    stage: 'disponibilidade',
    next: [
      { when: 'first', order: reached('nome'), to: 'nome' },
      { when: 'again', order: wholeOrder(), to: 'nome' },
      { when: '"Trocar plano", where a link had skipped it', order: wholeOrder(oneMatches), to: 'nome' },
    ],
    back: [{ when: 'always', order: wholeOrder(), to: 'nr-imovel' }],
    guard: [
      { when: 'nothing is known', order: nothingYet, to: 'start' },
      { when: 'nothing is sold here', order: noOffer, to: 'start' },
      { when: 'there are plans', order: reached('planos'), to: 'allowed' },
      { when: 'a link had skipped it', order: wholeOrder(oneMatches), to: 'allowed' },
      { when: 'the order is made', order: finished, to: 'pedido-realizado' },
    ],
    accepts: [{ raw: { idPlan: planWithoutVisitDate.id }, values: { idPlan: planWithoutVisitDate.id } }],
    refuses: [
      { raw: {}, problems: { idPlan: 'Escolha um dos planos disponíveis no seu endereço' } },
      { raw: { idPlan: 'other' }, problems: { idPlan: 'Escolha um dos planos disponíveis no seu endereço' } },
    ],
    save: [{ values: { idPlan: 'p500' }, call: { step: 'plan', body: { idPlan: 'p500' } } }],
    restore: [
      { lead: wholeLead(), answer: { values: { idPlan: 'p500' } } },
      { lead: emptyLead(), answer: null },
    ],
    show: [
      {
        values: { idPlan: 'p500' },
        text: 'Plano p500, R$\u00A059,99 por mês com débito automático, por 12 meses; depois R$\u00A099,99',
      },
    ],
    clears: ['slots', 'price'],
  },
]
