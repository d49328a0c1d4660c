import { expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseUpcomingDate } from './parse-upcoming-date.ts'

const INVALID_DATE = expect.stringMatching(/^Data inválida: /)

test.each([
  ['27/11', '27/11/2026'],
  ['24/11', '24/11/2026'],
  ['5/1', '05/01/2027'],
  ['27/11/26', '27/11/2026'],
  ['27/11/2026', '27/11/2026'],
  ['27 de novembro', '27/11/2026'],
  ['dia 2 de janeiro', '02/01/2027'],
  ['2026-11-27', '27/11/2026'],
  ['27/11/2025', '27/11/2025'],
  ['29/2', null],
  ['31/11', null],
  ['27', null],
  ['terça', null],
])('%j, typed on 24 November 2026, is read as %j', (raw, value) =>
  expect(withProblemText(parseUpcomingDate(raw, '2026-11-24'))).toEqual(
    value ? { value } : { problem: INVALID_DATE },
  ),
)

test.each(['', ' '])('says that a date is missing if nothing was typed (%j)', (raw) =>
  expect(withProblemText(parseUpcomingDate(raw, '2026-11-24'))).toEqual({ problem: 'Digite a data' }),
)
