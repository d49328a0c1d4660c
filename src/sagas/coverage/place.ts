import { findStep } from '../../funnel/journeys.ts'
import { placeOf } from '../../funnel/steps/nr-imovel.ts'
import type { Order, Problems } from '../../funnel/types.ts'
import { drafted, moved, refused } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/store.ts'
import { put, select } from '../runtime/effects.ts'
import { houseOf } from '../storage/kept-address.ts'
import { learnPlace } from './learn-place.ts'

/**
 * Opens the number's question with block and lot where the CEP has them, unless the visitor was faster.
 * @param selectAsked the order whose CEP counts: by default as it was answered
 */
export function* openByBlock(selectAsked: (state: RootState) => Order = selectOrder) {
  const order = yield* select(selectAsked)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  const isTouched = yield* select(({ flow }) => step && flow.drafts[step.id] !== undefined)
  if (!step || order.answers[step.id] || isTouched || !placeOf(order)?.isByBlock) return
  yield* put(drafted({ step: step.id, name: 'is_block_allotment', value: 'true' }))
}

/**
 * Asks about a house without network that was given by number at a CEP of blocks, or the other way round. The same
 * answer again is accepted.
 * @returns whether the visitor is asked
 */
export function* doubtHouse() {
  yield* learnPlace()
  const order = yield* select(selectOrder)
  const place = placeOf(order)
  const { is_block_allotment: isBlock } = houseOf(order)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  if (!step || !place?.hasNetwork || place.isByBlock === isBlock) return false
  const problems: Problems = isBlock
    ? { number: { problem: 'endereco-por-numero' } }
    : { block_number: { problem: 'endereco-por-quadra' } }
  yield* put(drafted({ step: step.id, name: 'is_block_allotment', value: String(!isBlock) }))
  yield* put(refused({ step: step.id, problems }))
  // Navigating cancels the check, so it is done last.
  yield* put(moved({ to: step.id, how: 'replace' }))
  return true
}
