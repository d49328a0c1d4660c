/** Handles "Recomeçar": starts a new order and forgets the old id. Nothing is erased on the server. */
import { todayInSaoPaulo } from '../../lib/iso-dates.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import { stepChanged, orderRestarted } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { keepAddressForNextOrder } from '../storage/hand-over-or-drop-kept-address.ts'
import { withKeptAddress } from '../storage/address-kept-in-tab.ts'
import { forgetRecord } from '../storage/forget-server-record.ts'

export function* restartOrder() {
  const { storage, recordCalls, now } = yield* getDependencies()
  forgetRecord(storage, recordCalls?.kind)
  keepAddressForNextOrder(storage)
  const { journey, wish } = yield* select(selectOrder)
  const { mode, prefix } = yield* select(selectUi)
  const today = todayInSaoPaulo(new Date(now()))
  const order = withKeptAddress(emptyOrder({ journey, prefix, wish, today }), null, storage)
  yield* put(orderRestarted({ order }))
  yield* put(stepChanged({ to: firstMissing(order, mode), how: 'push', returnTo: null }))
}
