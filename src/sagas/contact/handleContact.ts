import type { PayloadAction } from '@reduxjs/toolkit'
import { ApiError, errorText, isRetryable } from '../../api/errors.ts'
import { check } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { parsePhone } from '../../lib/phone.ts'
import { callRefused, contactSettled, refused } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../effects.ts'

/** "Quero ser avisado": completes the no-coverage lead with a contact (decisions 8). */
export function* handleContact({ payload }: PayloadAction<{ step: StepId; values: Values }>) {
  const step = stepOf('oferta-indisponivel')
  if (payload.step !== step.id) return
  const { api, uuid } = yield* outside()
  const { noCoverageId } = yield* select(selectFlow)
  const checked = check(step, payload.values, yield* select(selectOrder))
  if ('problems' in checked) {
    yield* put(refused({ step: step.id, problems: checked.problems }))
    return
  }
  if (!noCoverageId) return
  yield* put(contactSettled({ what: 'notify', state: 'sending' }))
  try {
    yield* call(api.contact.tellMe, { id: noCoverageId, ...checked.values }, uuid())
    yield* put(contactSettled({ what: 'notify', state: 'sent' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(contactSettled({ what: 'notify', state: 'failed' }))
  }
}

/** "Não quero ser avisado": the no-coverage lead is deleted. */
export function* handleWithdraw() {
  const { api, uuid } = yield* outside()
  const { noCoverageId } = yield* select(selectFlow)
  if (!noCoverageId) return
  yield* put(contactSettled({ what: 'withdraw', state: 'sending' }))
  try {
    yield* call(api.contact.forgetMe, noCoverageId, uuid())
    yield* put(contactSettled({ what: 'withdraw', state: 'sent' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* put(contactSettled({ what: 'withdraw', state: 'failed' }))
  }
}

/** Request a call: POST supportRequest with the telephone's digits. */
export function* handleCall({ payload }: PayloadAction<{ telephone: string }>) {
  const { api, uuid } = yield* outside()
  const parsed = parsePhone(payload.telephone)
  if ('problem' in parsed) {
    yield* put(callRefused({ text: parsed.problem }))
    return
  }
  yield* put(contactSettled({ what: 'call', state: 'sending' }))
  try {
    yield* call(api.contact.callMe, parsed.value, uuid())
    yield* put(contactSettled({ what: 'call', state: 'sent' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRetryable(error)) yield* put(contactSettled({ what: 'call', state: 'failed' }))
    else yield* put(callRefused({ text: errorText(error.failure) }))
  }
}
