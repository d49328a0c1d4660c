import { describe, expect, test } from 'vitest'
import {
  answersOf,
  complementTypes,
  street,
  planWithoutVisitDate,
  wholeOrder,
} from '../../tests/support/sample-orders.ts'
import { isAnswerChanged, leavesMaskedUnchanged, startingValues } from './form-values.ts'
import { apiCallThatSaves } from './api-call-that-saves-answer.ts'
import { withAnswer } from './apply-answer-and-clear-dependents.ts'
import { stepOf } from './journey-registry.ts'
import type { Order, StepId, Values } from './step-and-journey-types.ts'

const before = wholeOrder(
  { complementTypes, risk: 'quiz', quizFields: ['q1'] },
  { instalacao: street, validacao: {} },
)

/** What is lost after an answer: steps without their answer, and the parts of the order that were reset. */
function forgotten(order: Order): string[] {
  const steps = Object.keys(before.answers).filter((id) => order.answers[id] === undefined)
  const parts = (['coverage', 'complementTypes', 'freeDates'] as const).filter(
    (part) => order.facts[part] === null,
  )
  return [...steps, ...parts, ...(order.facts.risk === 'none' ? ['risk'] : [])].sort()
}

describe('a correction clears only what depends on it (D15)', () => {
  const address = ['instalacao', 'coverage', 'complementTypes', 'freeDates']
  test.each<[StepId, Values, string[]]>([
    ['cep', { cep: '01311000' }, address],
    ['nr-imovel', { number: '131' }, address],
    ['planos', { idPlan: planWithoutVisitDate.id }, ['data-instalacao', 'freeDates']],
    ['nome', { name: 'Ana Souza' }, ['risk']],
    ['telefone', { phone: '11911112222' }, []],
    ['email', { email: 'a@b.com', accept_promotions: 'false' }, []],
    ['data-nascimento', { birth_date: '14/05/1990' }, ['risk']],
    ['nome-mae', { mothers_name: 'Eva Souza' }, ['risk']],
    ['cpf', { person_type: 'pf', cpf: '11144477735' }, ['risk']],
    ['instalacao', { ...street, address: 'Rua Nova' }, []],
    ['data-de-vencimento', { due_date: '15' }, []],
    ['ativar-debito', { direct_debit: 'false' }, ['conta-debito']],
    ['conta-debito', { bank: '001', agency: '1', account_number: '12-3' }, []],
    ['data-instalacao', { date: '28/11/2026', period: 'tarde' }, []],
  ])('%s', (id, values, expected) => {
    const after = withAnswer(before, id, values)
    expect(forgotten(after)).toEqual(expected.sort())
    expect(after.answers[id]).toMatchObject({ values, changed: true })
    if (expected.includes('risk')) expect(after.facts.quizFields).toEqual([])
  })

  test('the same answer again changes nothing at all', () => {
    for (const [id, answer] of Object.entries(before.answers)) {
      expect(withAnswer(before, id, answer.values)).toBe(before)
    }
  })

  test('a first answer clears nothing and is not marked as changed', () => {
    const { nome: _gone, ...answers } = before.answers
    const after = withAnswer({ ...before, answers }, 'nome', { name: 'Ana Souza' })
    expect(forgotten(after)).toEqual([])
    expect(after.answers.nome).toEqual({ values: { name: 'Ana Souza' } })
  })
})

describe('what a correction puts in doubt (D62)', () => {
  const unsureOf = (order: Order) =>
    Object.keys(order.answers).filter((id) => order.answers[id]?.isUnsure === true)
  // built by each test: what is built while the file loads belongs to no test
  const move = () => withAnswer(before, 'instalacao', { ...street, address: 'Rua Nova' })

  test('is the house number of another street, and nothing else', () => {
    expect(unsureOf(before)).toEqual([])
    expect(unsureOf(move())).toEqual(['nr-imovel'])
    expect(unsureOf(withAnswer(before, 'nome', { name: 'Ana Souza' }))).toEqual([])
  })

  test('is nothing that was never answered', () => {
    const { 'nr-imovel': _gone, ...answers } = before.answers
    const after = withAnswer({ ...before, answers }, 'instalacao', { ...street, address: 'Rua Nova' })
    expect(after.answers['nr-imovel']).toBeUndefined()
    expect(unsureOf(after)).toEqual([])
  })

  test('is sure again once the same is said, which clears nothing', () => {
    const moved = move()
    const values = moved.answers['nr-imovel']?.values ?? {}
    expect(isAnswerChanged(moved, 'nr-imovel', values)).toBe(true)
    const sure = withAnswer(moved, 'nr-imovel', values)
    expect(unsureOf(sure)).toEqual([])
    expect(sure.facts).toBe(moved.facts)
    expect(Object.keys(sure.answers)).toEqual(Object.keys(moved.answers))
    expect(sure.answers['nr-imovel']?.changed).toBeUndefined()
  })
})

describe('a secret answer', () => {
  const cpf = stepOf({ journey: 'standard' }, 'cpf')
  const typed: Values = { person_type: 'pf', cpf: '52998224725' }
  const sent = withAnswer(wholeOrder({ answers: {} }), 'cpf', typed)
  const restored = wholeOrder({
    answers: { cpf: { values: { person_type: 'pf' }, masked: '***.982.247-**' } },
  })

  test('is masked from the moment it is sent', () => {
    expect(sent.answers.cpf?.masked).toBe('***.982.247-**')
  })

  test('starts empty when it is corrected, but for its choices', () => {
    expect(startingValues(cpf, { values: typed, masked: '***' })).toEqual({ person_type: 'pf' })
    expect(
      startingValues(stepOf({ journey: 'standard' }, 'nome'), { values: { name: 'Ana Souza' } }),
    ).toEqual({ name: 'Ana Souza' })
  })

  test.each([
    ['left empty', { person_type: 'pf', cpf: '' }, true],
    ['left untouched', {}, true],
    ['typed anew', { person_type: 'pf', cpf: '111' }, false],
    ['of another kind', { person_type: 'pj', cpf: '', cnpj: '' }, false],
  ])('%s', (_how, raw, kept) => {
    expect(leavesMaskedUnchanged(cpf, raw, sent)).toBe(kept)
    expect(leavesMaskedUnchanged(cpf, raw, restored)).toBe(kept)
  })

  test('is no change when it is typed the same, as far as we know it', () => {
    expect(isAnswerChanged(sent, 'cpf', typed)).toBe(false)
    expect(isAnswerChanged(restored, 'cpf', typed)).toBe(true)
  })

  test('one that was never given is not kept', () => {
    expect(leavesMaskedUnchanged(cpf, {}, wholeOrder({ answers: {} }))).toBe(false)
  })
})

test('nothing is saved of a step without an answer', () => {
  expect(apiCallThatSaves(wholeOrder({ answers: {} }), 'nome')).toBeNull()
  expect(
    apiCallThatSaves(wholeOrder({ answers: answersOf({ nome: { name: 'Ana Souza' } }) }), 'nome'),
  ).not.toBeNull()
})
