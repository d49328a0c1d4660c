import { leadLost } from '../../store/events.ts'
import { outside, put } from '../effects.ts'

/** The lead is erased, expired or was never there: nothing is kept of it (faults 21). */
export function* loseLead() {
  const { memory } = yield* outside()
  for (const name of ['leadId', 'sent', 'checkKey', 'waiting'] as const) memory.drop(name)
  yield* put(leadLost())
}
