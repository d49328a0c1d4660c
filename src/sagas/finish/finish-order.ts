/**
 * Handles "Confirmar pedido": finishes the order on the server. The call can be repeated after a lost reply, because
 * the server creates at most one order per lead. Leaving the review while the call is pending withdraws the
 * confirmation. A price that has changed must be accepted first (X24), and a condition be settled (D132). Anything else that
 * the chat proposes does not stand in the way.
 */
import type { Step } from '../../funnel/step-and-journey-types.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import {
  doubtRaised,
  lineAdded,
  noticeRaised,
  stepChanged,
  orderFinished,
} from '../../store/redux-actions.ts'
import { orderConfirmationWithdrawn } from '../../store/order-confirmation-withdrawn.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectNotice, selectUi, selectOrder } from '../../store/selectors.ts'
import { call, getDependencies, put, race, select, take } from '../runtime/effects.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { callOrFindRecovery, replyWhileOn } from '../server-record/recover-from-rejected-call.ts'

export function* finishOrder(step: Step) {
  const order = yield* select(selectOrder)
  const { mode } = yield* select(selectUi)
  if (order.finished) return
  const notice = yield* select(selectNotice)
  if (notice?.kind === 'price-changed') {
    // raised again, so that it comes into view: the button of the order does not accept a price
    yield* put(noticeRaised({ ...notice }))
    return
  }
  const { doubt } = yield* select(({ dialogue }: RootState) => dialogue)
  if (doubt?.condition !== undefined) {
    // who has gone on to the pages meanwhile is asked where the question stands
    if (mode !== 'chat') yield* put(stepChanged({ to: step.id, how: 'push', mode: 'chat' }))
    yield* put(lineAdded({ step: step.id, who: 'assistant', text: doubt.question ?? '' }))
    // it is what the chat asks last again
    yield* put(doubtRaised(doubt))
    return
  }
  const missing = firstMissing(order, mode)
  if (missing !== step.id) {
    yield* put(stepChanged({ to: missing, how: 'push' }))
    return
  }
  const reply = yield* replyWhileOn(step.id, finishUnlessHeldBack)
  if (!reply) return
  const { orderNumber, schedule, requested, orderLink, mail_withheld: isUnmailed } = reply
  yield* put(
    orderFinished({
      orderNumber,
      schedule,
      ...(requested && { requested }),
      ...(orderLink && { link: orderLink }),
      ...(isUnmailed && { isUnmailed }),
    }),
  )
  yield* goToNextStep(step.id)
}

type Sent = ReturnType<typeof finish> extends Generator<unknown, infer Reply> ? Reply : never

/** Finishes the order, unless its yes is taken back before it could be sent. */
function* finishUnlessHeldBack(): ReturnType<typeof finish> {
  const { reply } = yield* race({ reply: call(finish), held: take(orderConfirmationWithdrawn.type) })
  return (reply as Sent | undefined) ?? null
}

function* finish() {
  if (!(yield* waitForSaves('finish'))) return null
  const { recordCalls, uuid } = yield* getDependencies()
  const order = yield* select(selectOrder)
  const { recordId } = yield* select(selectUi)
  const confirm = recordCalls?.finish
  if (!recordId || !confirm) return null
  const key = uuid()
  return yield* callOrFindRecovery('finish', () => confirm(recordId, order, key))
}
