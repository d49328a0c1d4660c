import { addressCalls } from './address.ts'
import { catalogueCalls } from './catalogue.ts'
import { type ClientOptions, createClient } from './client.ts'
import { contactCalls } from './contact.ts'
import { customerCalls } from './customer.ts'
import { leadCalls } from './lead.ts'

/** Creates the functions of all API calls, grouped by resource. */
export function createApi(options: ClientOptions) {
  const send = createClient(options)
  return {
    lead: leadCalls(send),
    catalogue: catalogueCalls(send),
    address: addressCalls(send),
    contact: contactCalls(send),
    customer: customerCalls(send),
  }
}
export type Api = ReturnType<typeof createApi>
