import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { addDays, isIsoDate, isoToBr, weekday } from './iso-dates.ts'
import { formatLong, parseBirthDate, parseDate } from './parse-and-format-dates.ts'

const INVALID_DATE = expect.stringMatching(/^Data inválida: /)

const TODAY = '2026-11-24'

describe('parseDate', () => {
  test.each([
    ['13/05/1990', '13/05/1990'],
    ['13/5/90', '13/05/1990'],
    ['13-05-1990', '13/05/1990'],
    ['13.5.1990', '13/05/1990'],
    ['13 5 1990', '13/05/1990'],
    ['13 / 5 / 1990', '13/05/1990'],
    ['13051990', '13/05/1990'],
    ['130590', '13/05/1990'],
    ['1990-05-13', '13/05/1990'],
    ['13 de maio de 1990', '13/05/1990'],
    ['13 maio 1990', '13/05/1990'],
    ['13/mai/90', '13/05/1990'],
    ['13 - mai - 90', '13/05/1990'],
    ['1º de março de 1985', '01/03/1985'],
    ['Dia 2 de Fevereiro de 1985', '02/02/1985'],
    ['29/02/2000', '29/02/2000'],
    ['24/11/26', '24/11/2026'],
    ['25/11/26', '25/11/1926'],
    ['29/2/26', null],
    ['29/02/1900', null],
    ['31/04/1990', null],
    ['00/05/1990', null],
    ['13/13/1990', null],
    ['13/05/0000', null],
    ['13/05', null],
    ['13 de foo de 1990', null],
    ['13 de ma de 1990', null],
    ['ontem', null],
    ['1305199', null],
    // a date among other words is not a date
    ['em 1990-05-13', null],
    ['1990-05-13 cedo', null],
    ['em 13051990', null],
    ['em 13/05/1990', null],
    ['13/05/1990 cedo', null],
    ['em 13 de maio de 1990', null],
    ['13 de maio de 1990 cedo', null],
  ])('reads %j as %j', (raw, value) =>
    expect(withProblemText(parseDate(raw, TODAY))).toEqual(value ? { value } : { problem: INVALID_DATE }),
  )

  test.each([
    ['31/02/1985', 'fevereiro de 1985 tem 28 dias'],
    ['30/2/1984', 'fevereiro de 1984 tem 29 dias'],
    ['31/04/90', 'abril tem 30 dias'],
    ['00/01/1990', 'janeiro de 1990 tem 31 dias'],
    ['13/13/1990', 'o mês vai de 1 a 12'],
    ['1990-13-05', 'o mês vai de 1 a 12'],
    ['13/05', 'faltou o ano'],
    ['13/05/19900', 'uma data tem até 8 números; você digitou 9'],
    ['13 de foo de 1990', 'digite dia, mês e ano, nesta ordem'],
    ['ontem', 'digite dia, mês e ano, nesta ordem'],
  ])('says what is wrong with %j (D110)', (raw, what) =>
    expect(withProblemText(parseDate(raw, TODAY))).toEqual({ problem: `Data inválida: ${what}` }),
  )

  test('asks for an empty date', () =>
    expect(withProblemText(parseDate(' ', TODAY))).toEqual({ problem: 'Digite a data' }))

  test('reads back every day it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 3_000 }), (days) => {
        const iso = addDays(TODAY, days)
        expect(isIsoDate(iso)).toBe(true)
        expect(parseDate(isoToBr(iso), TODAY)).toEqual({ value: isoToBr(iso) })
        expect(addDays(iso, -days)).toBe(TODAY)
        expect(weekday(addDays(iso, 1))).toBe((weekday(iso) + 1) % 7)
      }),
    )
  })
})

describe('parseBirthDate', () => {
  test.each([
    ['24/11/2008', { value: '24/11/2008' }],
    [
      '25/11/2008',
      {
        problem:
          'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
      },
    ],
    [
      '13/5/10',
      {
        problem:
          'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
      },
    ],
    ['25/11/1905', { value: '25/11/1905' }],
    ['24/11/1905', { problem: 'O ano 1905 não parece certo. Confira o que você digitou.' }],
    ['13/05/2090', { problem: 'Essa data ainda não chegou. Confira o ano.' }],
    [
      '24/11/2026',
      {
        problem:
          'Para contratar é preciso ter 18 anos ou mais. Confira o ano, ou peça com os dados de um adulto.',
      },
    ],
    ['31/02/1990', { problem: INVALID_DATE }],
    [' ', { problem: 'Digite a data de nascimento' }],
    ['', { problem: 'Digite a data de nascimento' }],
  ])('%j', (raw, parsed) => expect(withProblemText(parseBirthDate(raw, TODAY))).toEqual(parsed))
})

test('formatLong writes weekday, day and month', () => {
  expect(formatLong('2026-11-27')).toBe('sexta-feira, 27 de novembro')
  expect(formatLong('2027-03-01')).toBe('segunda-feira, 1º de março')
})
