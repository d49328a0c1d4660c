import { leadLost } from '../../store/events.ts'
import { selectLeadId } from '../../store/selectors.ts'
import { outside, put, select } from '../effects.ts'
import { dropAddressOf } from './address.ts'

/** The lead is erased, expired or was never there: nothing is kept of it (faults 21). */
export function* loseLead() {
  const { memory } = yield* outside()
  for (const name of ['leadId', 'sent', 'checkKey', 'waiting'] as const) memory.drop(name)
  dropAddressOf(yield* select(selectLeadId), memory)
  yield* put(leadLost())
}
