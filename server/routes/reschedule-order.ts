/** Adds the route that changes the installation appointment of an order. */
import { OrderSchedule, RescheduleRequest } from '../../src/contract/finish-order-and-appointment.ts'
import type { Context } from '../context.ts'
import { ipAddressOfRequest } from './ip-address-of-request.ts'
import { channelOf } from './read-channel-header.ts'
import { mailLimitFor } from '../limits/may-mail-about-order.ts'
import { reschedule } from '../services/reschedule-order.ts'
import { IdParams, idempotencyKeyOf, knownId, describeCalls, type ApiApp } from './api-route-types-and-ids.ts'

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
