/** The browser's client of the server's API: a function for each call. */
import { addressCalls } from './address-and-coverage.ts'
import { listCalls } from './banks-regulations-and-plan-lists.ts'
import { type ClientOptions, createClient } from './http-client.ts'
import { waitingListAndCallRequestCalls } from './waiting-list-and-call-requests.ts'
import { renewalAndMigrationCalls } from './renewal-and-migration.ts'
import { leadCalls } from './lead.ts'

/** Creates the functions of all API calls, grouped by resource. */
export function createApi(options: ClientOptions) {
  const send = createClient(options)
  return {
    lead: leadCalls(send),
    catalogue: listCalls(send),
    address: addressCalls(send),
    contact: waitingListAndCallRequestCalls(send),
    customer: renewalAndMigrationCalls(send),
  }
}
export type Api = ReturnType<typeof createApi>
