import { ApiError } from '../../api/errors.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { waitingListEntryLoaded, draftChanged } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-of-order.ts'
import { requestKey, requestSucceeded } from '../storage/idempotency-keys.ts'
import { restoreEntryOfAddress, storeWaitingListEntry } from '../storage/kept-waiting-list-entry.ts'
import { placeRequest } from './waiting-list-and-call-requests.ts'

/**
 * Fills the contact form with what the visitor entered on a landing page. The form is sent only by the
 * visitor.
 */
function* fillContact() {
  const { earlyAnswers, position, drafts } = yield* select(selectUi)
  const said: Values = { ...earlyAnswers.nome, ...earlyAnswers.telefone, ...earlyAnswers.email }
  for (const { name } of stepOf(yield* select(selectOrder), position).fields) {
    const value = said[name]
    if (value && drafts[position]?.[name] === undefined)
      yield* put(draftChanged({ step: position, name, value }))
  }
}

/**
 * Adds the address to the waiting list, without a name. A contact that the visitor leaves is added to
 * the entry; if the visitor declines, the entry is deleted. If this call fails, nothing is lost, because a
 * contact is then sent together with the address.
 */
export function* joinWaitingList() {
  const { visit } = yield* getDependencies()
  yield* fillContact()
  if (yield* restoreEntryOfAddress()) return
  const order = yield* select(selectOrder)
  const request = placeRequest(order, visit())
  try {
    const key = yield* requestKey('join', houseOfOrder(order))
    const { id } = yield* callApi((api) => api.contact.tellMe(request, key))
    yield* requestSucceeded('join')
    // the visitor was faster and is already on the list with a contact
    if ((yield* select(selectUi)).contact.notify !== 'none') return
    yield* storeWaitingListEntry(id, false)
    yield* put(waitingListEntryLoaded({ noCoverageId: id, notify: 'none' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
