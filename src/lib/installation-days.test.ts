import { describe, expect, it, test } from 'vitest'
import {
  freeDates,
  installationDays,
  easterSunday,
  isNationalHoliday,
  nationalHolidays,
} from './installation-days.ts'
import { weekday } from './iso-dates.ts'

/** A Friday; in São Paulo still 19 November until 03:00. */
const NOW = new Date('2026-11-20T12:00:00Z')

describe('installation days (D23)', () => {
  it('are the third to the thirtieth from today, without Sundays and national holidays', () => {
    const days = installationDays(NOW)
    expect(days[0]).toBe('2026-11-23')
    expect(days.at(-1)).toBe('2026-12-19')
    expect(days).toHaveLength(24)
    expect(days).toContain('2026-11-28')
    expect(days).not.toContain('2026-11-29')
    expect(installationDays(new Date('2026-12-10T12:00:00Z'))).not.toContain('2026-12-25')
  })

  it('reach to the thirtieth, and count from the day in São Paulo', () => {
    expect(installationDays(new Date('2026-11-19T12:00:00Z')).at(-1)).toBe('2026-12-19')
    expect(installationDays(new Date('2026-11-20T02:59:00Z'))).toEqual(
      installationDays(new Date('2026-11-19T12:00:00Z')),
    )
  })
})

it('free dates leave out full periods, and days without any', () => {
  const full = new Set(['2026-11-23 manha', '2026-11-24 manha', '2026-11-24 tarde'])
  expect(freeDates(NOW, full).slice(0, 2)).toEqual([
    { date: '23/11/2026', periods: ['tarde'] },
    { date: '25/11/2026', periods: ['manha', 'tarde'] },
  ])
})

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
