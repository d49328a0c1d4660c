/**
 * API calls for the lead of a mobile brand's customer. Loading it also restores whether the mobile number earned a
 * bonus.
 */
import type { Lead } from '../../contract/lead.ts'
import type { Facts } from '../../funnel/step-and-journey-types.ts'
import { leadApiCalls, storedLead } from './lead-api-calls.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'

/** Reads from a lead whether its mobile number earned a bonus; null if the lead has no number yet. */
export const mobileFacts = ({ answered, idPlanAddonBonus }: Lead): Partial<Facts> => ({
  lineHasBonus: answered.includes('phone') ? Boolean(idPlanAddonBonus) : null,
})

export const mobileLeadApiCalls: RecordApiCalls = {
  ...leadApiCalls,
  load: (id) => storedLead(id, mobileFacts),
}
