/**
 * Watches for a mobile number that was given on a landing page. The calls that store the number do not return its
 * bonus, so this loads the lead in the background and shows the bonus as the number's own question does. If no reply
 * comes, nothing is shown.
 */
import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { coverageChecked, factsLoaded, answerSaved } from '../../store/redux-actions.ts'
import { selectOrder, selectRecordId } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select, takeEvery } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/report-errors.ts'
import { mobileFacts } from '../server-record/mobile-lead-api-calls.ts'
import { showMobileBonus } from './show-mobile-bonus.ts'

/** Whether an event means that the phone number has been stored. Early answers are stored when the lead is created. */
const isStored = (action: Action) =>
  coverageChecked.match(action) || (answerSaved.match(action) && action.payload.wire === 'phone')

export function* watchEarlyMobileNumber() {
  yield* takeEvery(isStored, reportErrors(lookUpBonus))
}

function* lookUpBonus() {
  const id = yield* select(selectRecordId)
  if (!id || !(yield* isOpen())) return
  try {
    const { lineHasBonus } = mobileFacts(yield* callApi((api) => api.lead.load(id)))
    // its question may have been answered in the meantime
    if (typeof lineHasBonus !== 'boolean' || !(yield* isOpen())) return
    yield* put(factsLoaded({ facts: { lineHasBonus } }))
    yield* showMobileBonus(lineHasBonus)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Whether a mobile number was given whose bonus is still unknown. */
function* isOpen() {
  const { answers, facts } = yield* select(selectOrder)
  return answers['consulta-telefone'] !== undefined && facts.lineHasBonus === null
}
