/** Loads a placed order again while it is shown, in case another tab or the operator has changed it. */
import type { Schedule } from '../../contract/lead-answers/schedule-date.ts'
import { stepsChanged } from '../../funnel/is-answer-changed.ts'
import { restoreOrder } from '../../funnel/restore-order.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { noticeRaised, orderFinished } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition, selectSaves, selectUi } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { applyRecovery } from '../server-record/recover-from-rejected-call.ts'
import { loadRecord } from '../server-record/load-server-record.ts'

/**
 * Shows what has changed since the order was loaded, with a notice that says what it was. Nothing happens while answers
 * are being saved or the visitor waits, and nothing is said if the order cannot be read: nobody asked for it.
 */
export function* refreshOrder() {
  const { recordCalls, can } = yield* getDependencies()
  const position = yield* select(selectPosition)
  const { recordId, wait } = yield* select(selectUi)
  if (!recordCalls?.load || !recordId || wait || !can.has('versions')) return
  const stored = yield* recordCalls.load(recordId)
  const { items, versions } = yield* select(selectSaves)
  const shown = yield* select(selectOrder)
  if (items.length > 0 || (yield* select(selectPosition)) !== position) return
  const restored = stored.restore(shown, restoreOrder)
  if (shown.finished) return yield* showVisit(shown, restored)
  if (restored.finished) return yield* applyRecovery({ kind: 'reload' })
  const names = Object.keys({ ...versions, ...stored.versions })
  if (names.every((name) => versions[name] === stored.versions[name])) return
  yield* loadRecord()
  const { answers } = yield* select(selectOrder)
  if (stepsChanged(shown.answers, answers).length > 0)
    yield* put(noticeRaised({ kind: 'other-tab', before: shown.answers }))
}

const isSameVisit = (a: Schedule, b: Schedule) => a.date === b.date && a.period === b.period

/** Shows the visit of an order, or that the order was cancelled, as the server has it. */
function* showVisit({ finished: shown }: Order, { finished }: Order) {
  if (!shown || !finished) return
  const before = shown.schedule
  const isMoved = before && finished.schedule && !isSameVisit(before, finished.schedule)
  if (!isMoved && shown.isCancelled === finished.isCancelled) return
  yield* put(orderFinished({ ...shown, ...finished }))
  if (isMoved) yield* put(noticeRaised({ kind: 'visit-moved', before }))
}
