import { expect, test } from 'vitest'
import { calendarWeeks } from './arrange-calendar-weeks.ts'

test('whole weeks from Monday to Saturday, months named where they begin', () => {
  const { columns, cells } = calendarWeeks(['01/12/2026', '26/11/2026', '28/11/2026'])
  expect(columns).toBe(6)
  expect(cells.map((cell) => cell.day)).toEqual([23, 24, 25, 26, 27, 28, 30, 1, 2, 3, 4, 5])
  expect(cells.filter((cell) => cell.free).map((cell) => cell.date)).toEqual([
    '26/11/2026',
    '28/11/2026',
    '01/12/2026',
  ])
  expect(cells.filter((cell) => cell.month).map((cell) => [cell.day, cell.month])).toEqual([
    [23, 'nov'],
    [1, 'dez'],
  ])
})

test('a month that begins on a left-out Sunday is named on its Monday', () => {
  const { cells } = calendarWeeks(['30/10/2026', '03/11/2026'])
  expect(cells.filter((cell) => cell.month).map((cell) => [cell.day, cell.month])).toEqual([
    [26, 'out'],
    [2, 'nov'],
  ])
})

test('Sundays get a column only when one is free', () => {
  const { columns, cells } = calendarWeeks(['29/11/2026'])
  expect(columns).toBe(7)
  expect(cells).toHaveLength(7)
  expect(cells.at(-1)).toMatchObject({ date: '29/11/2026', free: true })
})

test.each([
  [['26/11/2026'], 'novembro de 2026'],
  [['01/12/2026', '30/11/2026'], 'novembro e dezembro de 2026'],
  [['31/12/2026', '04/01/2027'], 'dezembro de 2026 e janeiro de 2027'],
])('the months of %s are named with their year', (free, months) => {
  expect(calendarWeeks(free).months).toBe(months)
})

test('no days, no cells', () => {
  expect(calendarWeeks([]).cells).toEqual([])
})
