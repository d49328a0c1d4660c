import type { Lead } from '../../contract/lead.ts'
import type { Facts } from '../../funnel/types.ts'
import { leadSubject, storedLead } from './lead.ts'
import type { Subject } from '../runtime/subject.ts'

/** Whether the line of a lead earned a bonus; null while it has none. */
export const mobileFacts = ({ answered, idPlanAddonBonus }: Lead): Partial<Facts> => ({
  lineHasBonus: answered.includes('phone') ? Boolean(idPlanAddonBonus) : null,
})

/** A lead of a mobile brand: it knows whether the visitor's line earned a bonus (D5, D68). */
export const mobileSubject: Subject = { ...leadSubject, load: (api, id) => storedLead(api, id, mobileFacts) }
