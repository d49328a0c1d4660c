/**
 * Handles an answer that the server rejected for good. Depending on the reason, the order is loaded again or forgotten,
 * the answer is dropped, or its question is shown again.
 */
import type { ApiError } from '../../api/api-error-and-its-message.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Step } from '../../funnel/step-and-journey-types.ts'
import {
  stepChanged,
  noticeRaised,
  saveDropped,
  saveRefused,
  saveQueueCleared,
  type SaveItem,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition, selectSaves } from '../../store/selectors.ts'
import { put, select } from '../runtime/effects.ts'
import { loadRecord, loseRecord } from './load-server-record.ts'
import { applyRecovery } from './recover-from-rejected-call.ts'

export function* handleRefusedSave(item: SaveItem, error: ApiError) {
  const { failure } = error
  const reply = failure.kind === 'server' ? failure.reply : {}
  const status = failure.kind === 'server' || failure.kind === 'http' ? failure.status : 0
  if (status === 404 || status === 410) {
    yield* loseRecord()
    return
  }
  if (reply.code === 'finished') {
    yield* put(saveQueueCleared())
    yield* applyRecovery({ kind: 'reload' })
    return
  }
  if (reply.code === 'version_conflict') {
    const { answers: before } = yield* select(selectOrder)
    yield* put(saveDropped({ key: item.key }))
    yield* loadRecord()
    yield* put(noticeRaised({ kind: 'other-tab', before }))
    return
  }
  const { items } = yield* select(selectSaves)
  if (items.some((each) => each.wire === item.wire && each.key !== item.key)) {
    // a later answer to the same question is queued and replaces this one
    yield* put(saveDropped({ key: item.key }))
    return
  }
  yield* bringBack(item, error, reply.field)
}

/** Returns to the question with the server's message; later answers are kept. */
function* bringBack({ key, step }: SaveItem, error: ApiError, named: string | undefined) {
  const order = yield* select(selectOrder)
  const values = order.answers[step]?.values ?? {}
  const position = yield* select(selectPosition)
  const { returnTo } = yield* select(selectUi)
  yield* put(
    saveRefused({
      key,
      step,
      values,
      problem: error.problem,
      field: fieldOf(stepOf(order, step), named),
    }),
  )
  if (position !== step) yield* put(stepChanged({ to: step, how: 'push', returnTo: returnTo ?? position }))
}

/** The field that a rejection concerns: the one that the server names, or else the first typed field. */
function fieldOf(step: Step, named: string | undefined): string {
  const { fields } = step
  const known = fields.find((field) => field.name === named)
  return (known ?? fields.find((field) => field.kind !== 'choice') ?? fields[0])?.name ?? ''
}
