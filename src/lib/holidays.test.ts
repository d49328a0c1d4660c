import { expect, test } from 'vitest'
import { weekday } from './iso-dates.ts'
import { easterSunday, isNationalHoliday, nationalHolidays } from './holidays.ts'

test.each([
  [1943, '1943-04-25'],
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2100, '2100-03-28'],
])('Easter of %d is %s', (year, date) => expect(easterSunday(year)).toBe(date))

test('Easter is a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year < 2200; year++) {
    expect(weekday(easterSunday(year))).toBe(0)
    expect(easterSunday(year) >= `${year}-03-22` && easterSunday(year) <= `${year}-04-25`).toBe(true)
  }
})

test('the holidays of 2027, in order', () => {
  expect(nationalHolidays(2027).map((holiday) => holiday.date.slice(5))).toEqual(
    '01-01 03-26 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25'.split(' '),
  )
  expect(nationalHolidays(2027)[1]).toEqual({ date: '2027-03-26', name: 'Sexta-feira Santa' })
})

test('Carnival is a working day, 20 November is not', () => {
  expect(isNationalHoliday('2027-02-09')).toBe(false)
  expect(isNationalHoliday('2026-11-20')).toBe(true)
  expect(isNationalHoliday('2026-04-03')).toBe(true)
  expect(isNationalHoliday('2026-11-27')).toBe(false)
})
