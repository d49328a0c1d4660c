import { isChange, saveOf } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { accepted, saveQueued } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import { outside, put, select } from '../runtime/effects.ts'
import { rememberAddress } from '../storage/kept-address.ts'
import { forgetSentCode } from '../storage/sent-code.ts'

/**
 * Stores a valid answer in the order and queues its save if the value changed.
 * @param group identifies the submit it was part of
 */
export function* takeAnswer(step: StepId, values: Values, group?: string) {
  const { uuid, fetchAhead, visit } = yield* outside()
  const changes = isChange(yield* select(selectOrder), step, values)
  yield* put(accepted({ step, values }))
  const order = yield* select(selectOrder)
  if (changes && stepOf(order, step).clears?.includes('code')) yield* forgetSentCode()
  const save = changes ? saveOf(order, step) : null
  if (save) {
    const { webcare_tuid, deviceInfo } = visit()
    // The chat protocol is sent with the name (F§7); it may not have existed when the lead was created.
    const more = {
      ...(save.step === 'name' && webcare_tuid ? { webcare_tuid } : {}),
      ...(save.step === 'bankInfo' && deviceInfo ? { deviceInfo } : {}),
    }
    const body = { ...save.body, ...more }
    yield* put(saveQueued({ key: uuid(), step, wire: save.step, body, ...(group ? { group } : {}) }))
  }
  if (stepOf(order, step).isKeptInTab) yield* rememberAddress()
  fetchAhead()
}
