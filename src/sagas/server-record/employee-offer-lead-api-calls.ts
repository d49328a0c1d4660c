/**
 * API calls for a lead of the employee offer. They are those of any lead, except that the one-time code goes to the
 * lead's e-mail address.
 */
import type { Lead } from '../../contract/lead.ts'
import type { Facts } from '../../funnel/step-and-journey-types.ts'
import { leadApiCalls, storedLead } from './lead-api-calls.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'

const factsOf = ({ collaborator_validated: isVerified = false }: Lead): Partial<Facts> => ({
  code: { isNeeded: true, isVerified, sentTo: null, minutes: 0 },
})

export const employeeOfferLeadApiCalls: RecordApiCalls = {
  ...leadApiCalls,
  load: (id) => storedLead(id, factsOf),
  sendCode: (api, id) => api.lead.sendEmployeeCode(id),
  checkCode: (api, id, code) => api.lead.checkEmployeeCode(id, code),
}
