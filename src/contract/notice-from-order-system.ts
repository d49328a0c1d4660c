/** Schema of what the operator's order system tells us: POST /api/operator/notices (docs/webhook.md). */
import * as z from 'zod/mini'
import { isBrDate } from '../lib/iso-dates.ts'
import { INVALID_DATE } from './shared-schemas.ts'

/** An order was installed on a day (dd/mm/yyyy); null: it is not installed after all. */
export const NoticeFromOrderSystem = z.object({
  type: z.literal('order.installed'),
  /** When it happened. Of two notices about an order the later one holds, whichever arrives last. */
  timestamp: z.iso.datetime({ offset: true }),
  data: z.object({
    orderNumber: z.string().check(z.maxLength(32)),
    date: z.nullable(z.string().check(z.refine(isBrDate, INVALID_DATE))),
  }),
})
