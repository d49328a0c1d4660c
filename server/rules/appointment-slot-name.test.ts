import { expect, it } from 'vitest'
import { appointmentSlotName } from './appointment-slot-name.ts'

it('a slot is named by its day and its period, as full periods are (D23)', () =>
  expect(appointmentSlotName({ date: '23/11/2026', period: 'manha' })).toBe('2026-11-23 manha'))
