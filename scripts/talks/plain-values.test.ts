/** What a visitor of a talk takes for said plainly, and for what was meant. */
import { describe, expect, it } from 'vitest'
import { isPlain, sayPlainly } from './plain-values.ts'
import { proposalIn } from './replies.ts'
import { isAsMeant } from './stored-and-meant.ts'

const seen = {
  plans: [
    { id: 'plan-d500b', name: '500 Mega HBO Max' },
    { id: 'plan-d1000a', name: '1 Giga' },
  ],
  banks: [{ id: '077', name: 'Banco Inter' }],
}

describe('what is said plainly', () => {
  it.each([
    ['cep', { cep: '01310100' }, 'tá na conta de água, é 01310-100', true],
    ['cep', { cep: '01310100' }, 'é 01310-100?', false],
    ['telefone', { phone: '27998120034' }, '27 99812-0034, só atendo quem eu conheço', true],
    ['data-de-vencimento', { due_date: '5' }, 'dia 5, e a primeira vem quando?', true],
    ['data-de-vencimento', { due_date: '5' }, 'dia 5 ou dia 10', false],
    ['data-de-vencimento', { due_date: '5' }, 'dia 15', false],
    ['planos', { idPlan: 'plan-d500b' }, 'o de 500 com a hbo', true],
    ['planos', { idPlan: 'plan-d500b' }, 'o de 500', false],
    ['planos', { idPlan: 'plan-d1000a' }, 'quero um giga', true],
    ['nr-imovel', { number: '418', complement: 'ap 12' }, 'no 418, apto 12', true],
    ['nr-imovel', { number: '41', complement: '' }, '418', false],
    ['nome', { name: 'João Pereira' }, 'joao pereira, muito prazer', true],
  ] as const)('at %s, of %o: “%s” is %s', (step, values, text, isSaid) => {
    expect(isPlain(text, step, values, seen)).toBe(isSaid)
  })

  it.each([
    ['cep', { cep: '01310100' }, null, '01310-100'],
    ['cpf', { person_type: 'pj', cnpj: '40261401000110' }, null, 'CNPJ 40.261.401/0001-10'],
    ['conta-debito', { bank: '077', agency: '0001', account_number: '12345-6' }, 'bank', 'Banco Inter'],
    ['nr-imovel', { number: '10', complement: '' }, 'complement', 'é casa'],
    ['data-instalacao', { date: '24/11/2026', period: 'tarde' }, null, '24/11 à tarde'],
  ] as const)('of the answer to %s %o is what a person types', (step, values, part, text) => {
    expect(sayPlainly(step, values, part, seen)).toBe(text)
  })
})

it('takes spellings of one value for the same, and another value for another', () => {
  expect(isAsMeant({ complement: 'Apto 12' }, { complement: 'ap 12' }, seen)).toBe(true)
  expect(isAsMeant({ phone: '(11) 98765-4321' }, { phone: '11987654321' }, seen)).toBe(true)
  expect(isAsMeant({ idPlan: '1 Giga' }, { idPlan: 'plan-d1000a' }, seen)).toBe(true)
  expect(isAsMeant({ due_date: '10' }, { due_date: '15' }, seen)).toBe(false)
  expect(isAsMeant({ due_date: '10' }, undefined, seen)).toBe(false)
})

it('knows what is asked back, and what is a choice', () => {
  const isMeant = (text: string) => text.includes('500')
  expect(proposalIn(['Entendi o CEP 01310-100. É isso?'], [], isMeant, true)?.isYesNo).toBe(true)
  expect(proposalIn(['Essa eu não entendi.'], ['Quero o de 500'], isMeant, true)?.button).toBe(
    'Quero o de 500',
  )
  expect(proposalIn(['Entendi 500 Mega e 1 Giga. Qual você prefere?'], [], isMeant, true)?.isYesNo).toBe(
    false,
  )
  expect(proposalIn(['Qual é o número da casa ou do prédio?'], [], isMeant, true)).toBeNull()
})
