import { restoreOrder } from '../../funnel/restore.ts'
import { call } from '../runtime/effects.ts'
import { leadSubject } from './lead.ts'
import type { Subject } from './subject.ts'

/** A lead of the collaborators' offer: its code goes to the e-mail that the lead holds (D6). */
export const collaboratorSubject: Subject = {
  ...leadSubject,
  *load(api, id) {
    const lead = yield* call(api.lead.load, id)
    const isVerified = lead.collaborator_validated === true
    return {
      versions: lead.versions,
      prefix: lead.addon,
      restore(base) {
        const order = restoreOrder(lead, base)
        return {
          ...order,
          facts: { ...order.facts, code: { isNeeded: true, isVerified, sentTo: null, minutes: 0 } },
        }
      },
    }
  },
  sendCode: (api, id) => api.lead.sendCollaboratorCode(id),
  checkCode: (api, id, code) => api.lead.checkCollaboratorCode(id, code),
}
