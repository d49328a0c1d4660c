/**
 * Adds two routes that create a lead in other ways than POST lead-v2. POST lead is the legacy call, which sends all
 * answers at once. POST lead/createFromRenta starts from the visitor's mobile number.
 */
import { LeadReply, LegacyLeadRequest } from '../../src/contract/new-lead.ts'
import { MobileLineReply, MobileLineRequest } from '../../src/contract/mobile-line.ts'
import { phoneDigits } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import {
  ipAddressOfRequest,
  channelOf,
  idempotencyKeyOf,
  describeCalls,
  type ApiApp,
} from './route-helpers.ts'
import {
  putLeadLastIfNetworkIsBusy,
  putWaitingEntryLastIfNetworkIsBusy,
} from '../services/orders-per-network.ts'
import { openLegacyLead } from '../services/create-legacy-lead.ts'
import { storeMobileLine } from '../services/mobile-line.ts'

const describe = describeCalls('lead')

export function otherNewLeadRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/lead',
    {
      schema: {
        ...describe('Legacy: check an address and store answers at once', LeadReply),
        body: LegacyLeadRequest,
      },
    },
    async (request) => {
      await context.limits.leadCreation(request.ip)
      const reply = await openLegacyLead(context, request.body, idempotencyKeyOf(request), channelOf(request))
      const { idLead: id, idLeadNoCoverage: waiting } = reply
      if (id !== null)
        await putLeadLastIfNetworkIsBusy(context, id, ['documentNumber'], ipAddressOfRequest(request))
      if (waiting !== null)
        await putWaitingEntryLastIfNetworkIsBusy(
          context,
          waiting,
          request.body.phone,
          ipAddressOfRequest(request),
        )
      return reply
    },
  )

  app.post(
    '/lead/createFromRenta',
    {
      schema: {
        ...describe('The mobile line that brings the bonus', MobileLineReply),
        body: MobileLineRequest,
      },
    },
    async (request) => {
      await context.limits.lineLookup(request.ip, phoneDigits(request.body.phoneNumber))
      if (request.body.idLead === undefined) await context.limits.leadCreation(request.ip)
      return storeMobileLine(context, request.body, idempotencyKeyOf(request), channelOf(request))
    },
  )
}
