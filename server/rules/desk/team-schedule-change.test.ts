import { describe, expect, it } from 'vitest'
import {
  dayOff,
  mondayOf,
  slotCapacity,
  stateAfter,
  slotTargetsOf,
  UNCHANGED,
} from './team-schedule-change.ts'

const daysOf = (targets: readonly { readonly day: string }[]) => [...new Set(targets.map(({ day }) => day))]

describe('a change of the calendar', () => {
  it('leaves alone Sundays, national holidays and past days', () => {
    const change = { kind: 'days', team: '', periods: ['tarde'], action: { kind: 'open' } } as const
    const { targets, left } = slotTargetsOf({ ...change, from: '2026-12-23', to: '2026-12-28' }, '2026-12-24')
    expect(daysOf(targets)).toEqual(['2026-12-24', '2026-12-26', '2026-12-28'])
    expect(targets).toHaveLength(3)
    expect(left).toEqual([
      { day: '2026-12-23', why: 'past', holiday: null },
      { day: '2026-12-25', why: 'holiday', holiday: 'Natal' },
      { day: '2026-12-27', why: 'sunday', holiday: 'sunday' },
    ])
  })

  it('copies each day to the same weekday, but what has no visits in the copied week', () => {
    const { targets, left } = slotTargetsOf(
      { kind: 'copy', team: 'a', week: '2026-12-21', weeks: 2 },
      '2026-12-01',
    )
    expect(targets.find(({ day }) => day === '2026-12-29')).toEqual({
      day: '2026-12-29',
      period: 'manha',
      source: '2026-12-22',
    })
    expect(daysOf(targets)).not.toContain('2027-01-01')
    expect(left).toContainEqual({ day: '2027-01-08', why: 'source', holiday: 'Natal' })
    expect(left).toContainEqual({ day: '2027-01-01', why: 'holiday', holiday: 'Confraternização Universal' })
  })

  it('gives back what a closed slot was before', () => {
    const three = stateAfter(UNCHANGED, { kind: 'set', capacity: 3 })
    const closed = stateAfter(three, { kind: 'close', reason: 'greve' })
    expect([slotCapacity(three, 12), slotCapacity(closed, 12), slotCapacity(UNCHANGED, 12)]).toEqual([
      3, 0, 12,
    ])
    expect(stateAfter(closed, { kind: 'open' })).toEqual(three)
    expect(stateAfter(closed, { kind: 'set', capacity: 5 })).toEqual({
      capacity: 5,
      isClosed: false,
      reason: null,
    })
    expect(stateAfter(closed, { kind: 'reset' })).toEqual(UNCHANGED)
  })

  it('knows the days without visits', () => {
    expect([dayOff('2026-12-24'), dayOff('2026-12-25'), dayOff('2026-12-27')]).toEqual([
      null,
      'Natal',
      'sunday',
    ])
    expect([mondayOf('2026-12-27'), mondayOf('2026-12-21')]).toEqual(['2026-12-21', '2026-12-21'])
  })
})
