import { restoreOrder } from '../../funnel/restore.ts'
import { call } from '../runtime/effects.ts'
import { leadSubject } from './lead.ts'
import type { Subject } from './subject.ts'

/** A lead of a mobile brand: it knows whether the visitor's line brought a bonus (D5, D68). */
export const mobileSubject: Subject = {
  ...leadSubject,
  *load(api, id) {
    const lead = yield* call(api.lead.load, id)
    const lineHasBonus = lead.answered.includes('phone') ? Boolean(lead.idPlanAddonBonus) : null
    return {
      versions: lead.versions,
      prefix: lead.addon,
      restore(base) {
        const order = restoreOrder(lead, base)
        return { ...order, facts: { ...order.facts, lineHasBonus } }
      },
    }
  },
}
