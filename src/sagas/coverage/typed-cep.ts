import { pageOf } from '../../funnel/journeys.ts'
import { digits } from '../../lib/cep.ts'
import { drafted } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { selectOrderAtTypedCep } from '../../store/typed-cep.ts'
import { select, takeEvery } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { learnPlace } from './learn-place.ts'
import { openByBlock } from './place.ts'

/**
 * On a page that asks for CEP and number together a complete CEP is looked up while the rest is typed (D62): there is
 * no answer to wait for.
 */
export function* watchTypedCep() {
  yield* takeEvery(drafted, safely(lookUpTypedCep))
}

function* lookUpTypedCep({ payload: { name, value } }: ReturnType<typeof drafted>) {
  if (name !== 'cep' || digits(value).length !== 8) return
  const flow = yield* select(selectFlow)
  if (flow.mode !== 'pages' || pageOf(flow, flow.position).steps.length < 2) return
  yield* learnPlace(selectOrderAtTypedCep)
  yield* openByBlock(selectOrderAtTypedCep)
}
