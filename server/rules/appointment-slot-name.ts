import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { brToIso } from '../../src/lib/iso-dates.ts'

/** Returns the name of an appointment's slot: '2026-11-27 manha'. */
export const appointmentSlotName = ({ date, period }: Schedule): string => `${brToIso(date)} ${period}`
