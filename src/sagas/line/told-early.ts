import type { Action } from '@reduxjs/toolkit'
import { ApiError } from '../../api/errors.ts'
import { findStep } from '../../funnel/journeys.ts'
import { planOf } from '../../funnel/plan-choice.ts'
import { coverageChecked, factsLearned, noticeRaised, saved } from '../../store/events.ts'
import { selectOrder, selectSubjectId } from '../../store/selectors.ts'
import { call, outside, put, select, takeEvery } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { mobileFacts } from '../subject/mobile.ts'

/** Says what a mobile line earns (D68). */
export function* tellOfLine(hasBonus: boolean) {
  const order = yield* select(selectOrder)
  const [bonus] = planOf(order)?.addonBonus ?? []
  const of = findStep(order, ({ submits }) => submits === 'line')?.id ?? ''
  const values = { hasBonus: String(hasBonus), bonus: bonus?.addon_description ?? '' }
  yield* put(noticeRaised({ kind: 'result', of, tone: hasBonus ? 'done' : 'info', values }))
}

/** Answers that were given before the lead are stored with it. */
const isStored = (action: Action) =>
  coverageChecked.match(action) || (saved.match(action) && action.payload.wire === 'phone')

/**
 * A line that a marketing page asked for is stored by calls that do not return its bonus: the lead does, and the
 * visitor is told as if its question had been asked. In the background: without a reply nothing is shown.
 */
export function* watchEarlyLine() {
  yield* takeEvery(isStored, safely(lookAtLine))
}

function* lookAtLine() {
  const { api } = yield* outside()
  const id = yield* select(selectSubjectId)
  if (!id || !(yield* isOpen())) return
  try {
    const { lineHasBonus } = mobileFacts(yield* call(api.lead.load, id))
    // its question may have been answered in the meantime
    if (typeof lineHasBonus !== 'boolean' || !(yield* isOpen())) return
    yield* put(factsLearned({ facts: { lineHasBonus } }))
    yield* tellOfLine(lineHasBonus)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Whether there is a line about which nothing is known yet. */
function* isOpen() {
  const { answers, facts } = yield* select(selectOrder)
  return answers['consulta-telefone'] !== undefined && facts.lineHasBonus === null
}
