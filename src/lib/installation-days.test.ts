import { describe, expect, it } from 'vitest'
import { freeDates, installationDays } from './installation-days.ts'

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
