/** Offers, once, the link with which the order goes on elsewhere, to a visitor who comes back to the tab after a while. */
import { noticeRaised } from '../../store/redux-actions.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { isContactGiven } from '../../funnel/is-contact-given.ts'
import { call, getDependencies, put, select, take } from '../runtime/effects.ts'

/** Milliseconds in the background after which a visitor has stopped. */
const PAUSE_MS = 60_000

/** Runs from the first answer that is saved. The id of the order for which the link was offered is stored. */
export function* offerLinkAfterPause() {
  const { can, now, signals, storage } = yield* getDependencies()
  if (!can.has('resume')) return
  const channel = yield* call(signals)
  let hiddenAt = Infinity
  for (;;) {
    const signal = yield* take(channel)
    if (signal === 'hidden') hiddenAt = now()
    if (signal !== 'visible' || now() - hiddenAt < PAUSE_MS) continue
    const { notice, phase, recordId } = yield* select(selectUi)
    const order = yield* select(selectOrder)
    const isOpen = phase === 'ready' && !notice && !order.finished
    if (!isOpen || !recordId || !isContactGiven(order) || storage.read('offered') === recordId) continue
    storage.write('offered', recordId)
    yield* put(noticeRaised({ kind: 'elsewhere' }))
  }
}
