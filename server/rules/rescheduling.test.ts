import { expect, it } from 'vitest'
import { canRescheduleAppointment } from './rescheduling.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

it('an appointment may be changed until the day before (D71)', () => {
  expect(canRescheduleAppointment('21/11/2026', NOW)).toBe(true)
  expect(canRescheduleAppointment('20/11/2026', NOW)).toBe(false)
  expect(canRescheduleAppointment('01/01/2027', NOW)).toBe(true)
})
