import { expect, it } from 'vitest'
import { weekdayOfMonth } from './month-or-weekday-of-month.ts'

const TODAY = '2026-11-20'

it.each([
  ['na primeira quarta de dezembro', '2026-12-02'],
  ['segunda terca de dezembro', '2026-12-08'],
  ['a ultima segunda-feira do mes', '2026-11-30'],
  ['terceira sexta do mes que vem', '2026-12-18'],
  ['primeiro sabado de janeiro', '2027-01-02'],
])('%s is %s', (said, date) => {
  expect(weekdayOfMonth(said, TODAY)?.date).toBe(date)
})

it('a weekday alone is not counted', () => {
  expect(weekdayOfMonth('na segunda de manha', TODAY)).toBeNull()
})
