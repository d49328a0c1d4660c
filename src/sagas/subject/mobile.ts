import type { Lead } from '../../contract/lead.ts'
import type { Facts } from '../../funnel/types.ts'
import { leadSubject, storedLead } from './lead.ts'
import type { Subject } from './subject.ts'

const factsOf = ({ answered, idPlanAddonBonus }: Lead): Partial<Facts> => ({
  lineHasBonus: answered.includes('phone') ? Boolean(idPlanAddonBonus) : null,
})

/** A lead of a mobile brand: it knows whether the visitor's line earned a bonus (D5, D68). */
export const mobileSubject: Subject = { ...leadSubject, load: (api, id) => storedLead(api, id, factsOf) }
