import type { PayloadAction } from '@reduxjs/toolkit'
import { check, isChange, keepsMasked, saveOf } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { accepted, correctionLeft, refused, saveQueued } from '../../store/events.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { outside, put, select } from '../effects.ts'
import { rememberAddress } from '../resume/address.ts'
import { moveOn } from './move.ts'

/**
 * An answer: validate, take in, queue its save, move on at once (decisions 34). One for a step that is no
 * longer the present question is the second click of a double click, and is ignored (faults 12).
 */
export function* handleAnswered({ payload }: PayloadAction<{ step: StepId; values: Values }>) {
  const step = stepOf(payload.step)
  if (step.kind !== 'question' || step.id === 'validacao') return
  if ((yield* select(selectPosition)) !== step.id) return
  const order = yield* select(selectOrder)
  if (order.finished) return
  if (keepsMasked(step, payload.values, order)) yield* put(correctionLeft())
  else {
    const checked = check(step, payload.values, order)
    if ('problems' in checked) {
      yield* put(refused({ step: step.id, problems: checked.problems }))
      return
    }
    yield* takeIn(step.id, checked.values)
  }
  yield* moveOn(step.id)
}

/** Takes a valid answer into the order and queues its save when it says something new. */
export function* takeIn(step: StepId, values: Values) {
  const { uuid, fetchAhead, visit } = yield* outside()
  const changes = isChange(yield* select(selectOrder), step, values)
  yield* put(accepted({ step, values }))
  const order = yield* select(selectOrder)
  const save = changes ? saveOf(order, step) : null
  if (save) {
    // The chat protocol goes with the name (funnel §7); it may not have been there when the lead was made.
    const protocol = save.step === 'name' ? visit().webcare_tuid : undefined
    const body = protocol ? { ...save.body, webcare_tuid: protocol } : save.body
    yield* put(saveQueued({ key: uuid(), step, wire: save.step, body }))
  }
  if (step === 'cep' || step === 'nr-imovel') yield* rememberAddress()
  fetchAhead()
}
