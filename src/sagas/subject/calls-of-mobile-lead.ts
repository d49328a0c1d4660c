/** Server calls for the lead of a mobile brand's customer. */
import type { Lead } from '../../contract/lead.ts'
import type { Facts } from '../../funnel/types.ts'
import { leadSubject, storedLead } from './calls-of-lead.ts'
import type { Subject } from '../runtime/subject-types.ts'

/** Reads from a lead whether its mobile number earned a bonus; null if the lead has no number yet. */
export const mobileFacts = ({ answered, idPlanAddonBonus }: Lead): Partial<Facts> => ({
  lineHasBonus: answered.includes('phone') ? Boolean(idPlanAddonBonus) : null,
})

/**
 * Server calls for a lead of a mobile brand. Loading it also restores whether the mobile number earned a
 * bonus.
 */
export const mobileSubject: Subject = { ...leadSubject, load: (id) => storedLead(id, mobileFacts) }
