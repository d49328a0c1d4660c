/** Adds the route that changes the installation appointment of an order. */
import { OrderSchedule, RescheduleRequest } from '../../src/contract/finish-order-and-appointment.ts'
import type { Context } from '../context.ts'
import {
  ipAddressOfRequest,
  channelOf,
  IdParams,
  idempotencyKeyOf,
  knownId,
  describeCalls,
  type ApiApp,
} from './route-helpers.ts'
import { mailLimitFor } from '../limits/order-mail-limit.ts'
import { reschedule } from '../services/reschedule-order.ts'

const describe = describeCalls('order')

export function rescheduleOrderRoutes(app: ApiApp, context: Context): void {
  app.put(
    '/order/:id/schedule',
    {
      schema: {
        ...describe('Move the appointment, until the day before', OrderSchedule),
        params: IdParams,
        body: RescheduleRequest,
      },
    },
    async (request) => {
      const id = knownId(request.params.id)
      const { shown, ...schedule } = request.body
      await context.limits.guess(request.ip, `schedule:${id}`)
      return reschedule(context, {
        id,
        schedule,
        shown,
        key: idempotencyKeyOf(request),
        channel: channelOf(request),
        mayMail: mailLimitFor(context, ipAddressOfRequest(request)),
      })
    },
  )
}
