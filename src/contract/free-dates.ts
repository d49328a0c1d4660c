import * as z from 'zod/mini'
import { Period, WireDate } from './common.ts'

/**
 * GET lead-v2/{id}/scheduleDate: the free installation dates of the lead's area. They depend on no
 * answer, so they can be loaded early. A finished lead has them too, to move its appointment.
 */
export const FreeDates = z.object({
  success: z.literal(true),
  dates: z.array(z.object({ date: WireDate, periods: z.array(Period) })),
})
export type FreeDates = z.infer<typeof FreeDates>
