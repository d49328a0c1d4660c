/** Adds the routes for visitors who wait for coverage or want to be called. */
import { CallReply, SupportRequest } from '../../src/contract/call-requests.ts'
import { CreatedReply, LeadId } from '../../src/contract/shared-schemas.ts'
import { WaitingListEntry, WaitingListRequest } from '../../src/contract/waiting-list.ts'
import { ErasureRequest } from '../../src/contract/data-erasure-request.ts'
import type { Context } from '../context.ts'
import { putWaitingEntryLastIfNetworkIsBusy } from '../services/orders-per-network.ts'
import { requestCall } from '../services/call-requests.ts'
import {
  addWaitingListEntry,
  completeWaitingListEntry,
  showWaitingListEntry,
  withdrawWaitingListEntry,
} from '../services/waiting-list.ts'
import {
  ipAddressOfRequest,
  channelOf,
  IdParams,
  idempotencyKeyOf,
  knownId,
  describeCalls,
  type ApiApp,
} from './route-helpers.ts'

/** How many earlier requests of a browser are looked at. */
const EARLIER = 20

const describe = describeCalls('contact')

export function waitingListAndCallRequestRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/lead-no-coverage',
    { schema: { ...describe('Tell me when the network arrives', CreatedReply), body: WaitingListRequest } },
    async (request) => {
      await context.limits.leadCreation(request.ip)
      const id = await addWaitingListEntry(context, request.body, idempotencyKeyOf(request))
      await putWaitingEntryLastIfNetworkIsBusy(context, id, request.body.phone, ipAddressOfRequest(request))
      return { success: true as const, id }
    },
  )

  app.get(
    '/lead-no-coverage/:id',
    { schema: { ...describe('A no-coverage lead, its contact masked', WaitingListEntry), params: IdParams } },
    (request) => showWaitingListEntry(context, knownId(request.params.id)),
  )

  app.put(
    '/lead-no-coverage',
    { schema: { ...describe('Complete a no-coverage lead', CreatedReply), body: WaitingListRequest } },
    async (request) => {
      await context.limits.waitingList(request.ip)
      const id = await completeWaitingListEntry(context, request.body)
      await putWaitingEntryLastIfNetworkIsBusy(context, id, request.body.phone, ipAddressOfRequest(request))
      return { success: true as const, id }
    },
  )

  app.delete(
    '/lead-no-coverage',
    { schema: { ...describe('Withdraw a no-coverage lead', CreatedReply), body: ErasureRequest } },
    async (request) => {
      const { id, phone } = request.body
      await context.limits.waitingList(request.ip)
      await withdrawWaitingListEntry(context, id, phone)
      return { success: true as const, id }
    },
  )

  app.post(
    '/supportRequest',
    { schema: { ...describe('Call me', CallReply), body: SupportRequest } },
    async (request) => {
      await context.limits.callRequest(request.ip)
      const { telephone, idLead: order, earlierCalls = [], ...visit } = request.body
      const isFromCrowd = !context.callListShares.calls(ipAddressOfRequest(request))
      const callback = {
        telephone,
        order,
        earlier: earlierCalls.filter((id) => LeadId.safeParse(id).success).slice(-EARLIER),
        visit,
        channel: channelOf(request),
        key: idempotencyKeyOf(request),
        isFromCrowd,
      }
      const { id, isRepeated } = await requestCall(context, callback)
      return { success: true as const, id, ...(isRepeated && { alreadyRequested: true as const }) }
    },
  )
}
