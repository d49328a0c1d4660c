/**
 * Property test: digits that stand apart in a message become no number together. Numbers, times and dates are joined at
 * random by ':', ',', '/' or words; a value may hold only digits that are typed in one of its own written forms.
 */
import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { isFull } from '../support/rows-to-run.ts'

beforeAll(loadJourneys)

/** Marks that a written form of each value has between its digits; of words, none. */
const FORMS: Readonly<Record<string, string>> = {
  phone: '[ .()-]{0,4}',
  cep: '[ .-]{0,3}',
  cpf: '[ .-]{0,3}',
  cnpj: '[ ./-]{0,3}',
  code: '[ .-]?',
}

const digits = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'.split('')), { minLength: least, maxLength: most })
    .map((all) => all.join(''))
const two = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((number) => String(number).padStart(2, '0'))
const number = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(two(0, 23), two(0, 59)).map((parts) => parts.join(':')) },
  { weight: 2, arbitrary: fc.tuple(two(1, 28), two(1, 12), two(2026, 2027)).map((parts) => parts.join('/')) },
  { weight: 1, arbitrary: fc.tuple(two(1, 28), two(1, 12)).map((parts) => parts.join('/')) },
  { weight: 4, arbitrary: digits(1, 5) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('11', '21', '35', '85', '98765', '4321', '529', '982', '247', '25'),
  },
)
const joint = fc.constantFrom(
  ': ',
  ':',
  ', ',
  ',',
  '/',
  ' / ',
  ' e ',
  ' depois ',
  ' e depois ',
  ' final ',
  ' às ',
  ' até ',
  ' dia ',
)
const message = fc
  .tuple(
    fc.constantFrom('', 'me liga às ', 'entre ', 'dia ', 'é ', 'o meu é ', 'anota: '),
    number,
    fc.array(fc.tuple(joint, number), { minLength: 1, maxLength: 4 }),
  )
  .map(([lead, first, others]) => `${lead}${first}${others.map(([mark, each]) => mark + each).join('')}`)

/** Whether a value stands in a message in one of its written forms. */
function isWritten(text: string, field: string, value: string): boolean {
  const form = FORMS[field]
  const marks = form === undefined ? null : value.replace(/\W/g, '').split('').join(form)
  return (
    marks === null ||
    new RegExp(`(?<![\\d:/,])${field === 'phone' ? '(?:\\+?55 ?)?0?\\(?' : ''}${marks}(?![\\d:/])`).test(text)
  )
}

describe('digits', { timeout: isFull ? 600_000 : 60_000 }, () => {
  it.each([
    'telefone',
    'cep',
    'cpf',
    'nome',
    'email',
    'codigo',
    'nr-imovel',
    'data-instalacao',
    'confirmacao',
  ])('that stand apart are joined to no value at %s', (step) => {
    const situation = situationAt(step, '2026-11-20')
    fc.assert(
      fc.property(message, (text) => {
        const joined = Object.entries(readAsChat(text, situation).answers).flatMap(([id, values]) =>
          Object.entries(values)
            .filter(([field, value]) => value !== '' && !isWritten(text, field, value))
            .map((each) => [id, ...each]),
        )
        expect({ text, joined }).toEqual({ text, joined: [] })
      }),
      { numRuns: isFull ? 3000 : 60, seed: 14 },
    )
  })

  test.each([
    ['telefone', 'me liga às 10:35 29/11/2026'],
    ['nome', 'pode ligar 11:30, 98765 ou 4321'],
    ['cep', '01310, 100'],
    ['telefone', '98765/4321'],
  ])('at %s, %j records no number', (step, text) => {
    expect(readAsChat(text, situationAt(step, '2026-11-20')).answers).toEqual({})
  })

  test.each([
    ['cpf', '11.222.333/0001-81', { cnpj: '11222333000181' }],
    ['telefone', '(11) 98765-4321', { phone: '11987654321' }],
    ['telefone', 'me liga no 11 98765-4321 depois das 18:30', { phone: '11987654321' }],
    ['cpf', '529982247 final 25', { cpf: '52998224725' }],
    ['data-nascimento', '12/03/1985', { birth_date: '12/03/1985' }],
  ])('at %s, %j is one of its own written forms', (step, text, values) => {
    expect(readAsChat(text, situationAt(step, '2026-11-20')).answers[step]).toMatchObject(values)
  })
})
