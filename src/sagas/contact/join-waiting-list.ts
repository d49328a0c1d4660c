/**
 * Adds the address to the waiting list, without a name. A contact that the visitor leaves is added to the entry; if the
 * visitor declines, the entry is deleted. If this call fails, nothing is lost, because a contact is then sent together
 * with the address.
 */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { waitingListEntryLoaded } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { requestKey, requestSucceeded } from '../storage/idempotency-keys.ts'
import { restoreEntryOfAddress, storeWaitingListEntry } from '../storage/kept-waiting-list-entry.ts'
import { fillForm, placeRequest } from './waiting-list-and-call-requests.ts'

/**
 * Fills the contact form with what the visitor entered on a landing page. The form is sent only by the
 * visitor.
 */
function* fillContact() {
  const { earlyAnswers, position } = yield* select(selectUi)
  const said = { ...earlyAnswers.nome, ...earlyAnswers.telefone, ...earlyAnswers.email }
  yield* fillForm(stepOf(yield* select(selectOrder), position), said)
}

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
