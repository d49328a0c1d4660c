import { ApiError } from '../../api/errors.ts'
import { houseDoubts } from '../../funnel/house-doubts.ts'
import type { CepInformation } from '../../contract/coverage.ts'
import { findStep } from '../../funnel/journeys.ts'
import { placeOf } from '../../funnel/steps/nr-imovel.ts'
import type { Facts } from '../../funnel/types.ts'
import { drafted, factsLearned, moved, refused } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { houseOf } from '../storage/kept-address.ts'
import { plansQuery } from '../subject/plans-query.ts'

/** A server that does not tell is taken to mean an ordinary CEP. */
export const placeIn = ({
  cep,
  by_block = false,
  network = true,
  coverage,
}: CepInformation): Facts['place'] => ({
  cep,
  isByBlock: by_block,
  hasNetwork: network,
  coverage,
})

/** Looks up what the order's CEP is; the question that waits for it works without (D62, D74). */
export function* learnPlace() {
  const order = yield* select(selectOrder)
  const { cep } = houseOf(order)
  if (!cep || placeOf(order)) return
  const { api, subject, loadJourney, visit } = yield* outside()
  // what can be bought there is told, too, if there is nothing to store or to prove before
  const coverage = subject?.save && subject.checkAddress ? ('true' as const) : undefined
  const query = { ...plansQuery(order, visit()), coverage }
  try {
    // what the question says about it comes with the later code
    const [found] = yield* call(() => Promise.all([api.address.ofCep(cep, query), loadJourney()]))
    yield* put(factsLearned({ facts: { place: placeIn(found) } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** Opens the number's question with block and lot where the CEP has them, unless the visitor was faster. */
export function* openByBlock() {
  yield* learnPlace()
  const order = yield* select(selectOrder)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  const isTouched = yield* select(({ flow }) => step && flow.drafts[step.id] !== undefined)
  if (!step || order.answers[step.id] || isTouched || !placeOf(order)?.isByBlock) return
  yield* put(drafted({ step: step.id, name: 'is_block_allotment', value: 'true' }))
}

/**
 * Asks about a house without network that is told by number at a CEP of blocks, or the other way round. The same
 * answer again is taken as it is.
 * @returns whether the visitor is asked
 */
export function* doubtHouse() {
  yield* learnPlace()
  const order = yield* select(selectOrder)
  const place = placeOf(order)
  const { is_block_allotment: isBlock } = houseOf(order)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  if (!step || !place?.hasNetwork || place.isByBlock === isBlock) return false
  const [field, text] = isBlock
    ? (['number', houseDoubts.byNumber] as const)
    : (['block_number', houseDoubts.byBlock] as const)
  yield* put(drafted({ step: step.id, name: 'is_block_allotment', value: String(!isBlock) }))
  yield* put(refused({ step: step.id, problems: { [field]: text } }))
  // Navigating cancels the check, so it comes last.
  yield* put(moved({ to: step.id, how: 'replace' }))
  return true
}
