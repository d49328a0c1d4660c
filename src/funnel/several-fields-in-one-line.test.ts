/** Steps with several fields that the chat asks for in one line: what is typed there, read into the fields and back. */
import { describe, expect, test } from 'vitest'
import { checkedInWords } from '../../tests/support/problem-texts.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import { checkAnswer } from './check-answer.ts'
import { cpf } from './steps/cpf.ts'
import { nrImovel } from './steps/nr-imovel.ts'
import type { Step, Values } from './step-and-journey-types.ts'

const lineOf = ({ line }: Step) => {
  if (!line) throw new Error('asked field by field')
  return line
}
const read = (step: Step, typed: string, draft: Values = {}) => lineOf(step).read(typed, draft)

describe('what is typed into the line is shown unchanged', () => {
  test.each([
    [nrImovel, '1000 apto 12 '],
    [nrImovel, 'quadra 2 lo'],
    [cpf, '529.98'],
    [cpf, '11.222.333/0001-81'],
    [cpf, 'sou empresa'],
  ])('row %#: %j', (step, typed) => {
    expect(lineOf(step).text(read(step, typed))).toBe(typed)
    expect(lineOf(step).text({ ...read(step, '12.ABC.345/01DE-35'), ...read(step, typed) })).toBe(typed)
  })
})

test.each(['1000', '1000 apto 12', 'S/N', 'q2 l15', 'quadra 2 lote 15 casa 3'])(
  'the answer to %j is shown as a line that is read as the same answer',
  (typed) => {
    const first = checkAnswer(nrImovel, read(nrImovel, typed), wholeOrder())
    const line = lineOf(nrImovel).text('values' in first ? first.values : {})
    expect(checkAnswer(nrImovel, read(nrImovel, line), wholeOrder())).toEqual(first)
  },
)

describe('whether a document is of a person or a company is recognised by its format (D17, D31)', () => {
  test.each([
    ['529.982.247-25', 'pf'],
    ['52998224725', 'pf'],
    ['11.222.333/0001-81', 'pj'],
    ['11222333000181', 'pj'],
    ['12abc34501de35', 'pj'],
    ['5299822472', 'pf'],
    ['529982247251', 'pj'],
  ])('%s: %s', (typed, type) => expect(read(cpf, typed).person_type).toBe(type))

  test.each([
    'na verdade a casa é 77',
    'o número da casa é 77, não 88',
    '77a é o número',
    '77a',
    'n77',
    'meu apto é 12b',
    'meu cep é 01310-100 e o número 1000',
    'nasci em 15/03/1988 e moro no 77',
  ])('a sentence with a number is no CNPJ: %j', (typed) => expect(read(cpf, typed).person_type).toBe('pf'))

  test.each(['12.abc.345/01DE-35', '12 ABC 345 01DE 35', 'cnpj: 12ABC34501DE35', '12ABC.345'])(
    'a CNPJ with letters is of a company: %s',
    (typed) => expect(read(cpf, typed).person_type).toBe('pj'),
  )

  test('once a company was named, an unfinished number counts as its CNPJ, but a whole CPF is a person’s', () => {
    const named = { person_type: 'pj' }
    expect(read(cpf, '', named)).toEqual({ person_type: 'pj', cpf: '', cnpj: '' })
    expect(read(cpf, '11.222.3', named).person_type).toBe('pj')
    expect(read(cpf, '529.982.247-25', named).person_type).toBe('pf')
  })

  test('the answer is the same as from the fields of the page', () => {
    expect(checkAnswer(cpf, read(cpf, '11.222.333/0001-81'), wholeOrder())).toEqual({
      values: { person_type: 'pj', cnpj: '11222333000181' },
    })
    expect(checkedInWords(checkAnswer(cpf, read(cpf, '529.982.247-2'), wholeOrder()))).toEqual({
      problems: { cpf: 'CPF tem 11 números; você digitou 10' },
    })
  })
})
