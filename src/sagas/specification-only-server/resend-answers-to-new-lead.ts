/** Sends all answers again when a corrected address has created a new lead. */
import type { Action } from '@reduxjs/toolkit'
import { factsToClearForNewLead } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { savedAnswers } from '../../funnel/save-requests-for-specification-only-server.ts'
import { coverageChecked, factsLoaded, saveQueued } from '../../store/redux-actions.ts'
import { selectOrder, selectRecordId } from '../../store/selectors.ts'
import { getDependencies, put, select, take } from '../runtime/effects.ts'

function* sendAgain() {
  const { uuid } = yield* getDependencies()
  const { facts } = yield* select(selectOrder)
  yield* put(factsLoaded({ facts: factsToClearForNewLead(facts) }))
  for (const answer of savedAnswers(yield* select(selectOrder)))
    yield* put(saveQueued({ key: uuid(), ...answer }))
}

/** Notices that the lead has become another one. */
export function* watchNewLead() {
  for (let before = yield* select(selectRecordId); ; before = yield* select(selectRecordId)) {
    const action: Action = yield* take('*')
    const now = yield* select(selectRecordId)
    if (coverageChecked.match(action) && before !== null && now !== before) yield* sendAgain()
  }
}
