/**
 * Preselects block and lot at the house-number question if houses at the CEP have them, and asks the visitor to check a
 * house whose kind of number is unusual there.
 */
import { findStep } from '../../funnel/journey-registry.ts'
import { placeOfCep } from '../../funnel/steps/nr-imovel.ts'
import type { Problems } from '../../funnel/step-and-journey-types.ts'
import { draftChanged, stepChanged, answerRefused } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { selectOrderWithTypedCep } from '../../store/select-order-with-typed-cep.ts'
import { put, select } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { lookUpOrderCep } from './look-up-cep.ts'

/**
 * Preselects block and lot if houses at the typed CEP have them and the visitor has not started to answer. Once the CEP is
 * answered, the step does so itself.
 */
export function* preselectBlockAndLot() {
  const order = yield* select(selectOrderWithTypedCep)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  const isTouched = yield* select(({ ui }) => step && ui.drafts[step.id] !== undefined)
  if (!step || order.answers[step.id] || isTouched || !placeOfCep(order)?.isNumberedByBlock) return
  yield* put(draftChanged({ step: step.id, name: 'is_block_allotment', value: 'true' }))
}

/**
 * Asks the visitor to check the house if it has no coverage and its kind of number is unusual: a number at a
 * CEP with blocks and lots, or a block at a CEP with numbers. The same answer is accepted the second time.
 * @returns whether the visitor is asked
 */
export function* doubtHouse() {
  yield* lookUpOrderCep()
  const order = yield* select(selectOrder)
  const place = placeOfCep(order)
  const { is_block_allotment: isBlock } = houseOfOrder(order)
  const step = findStep(order, ({ fields }) => fields.some(({ name }) => name === 'is_block_allotment'))
  if (!step || !place?.hasNetwork || place.isNumberedByBlock === isBlock) return false
  const problems: Problems = isBlock
    ? { number: { problem: 'endereco-por-numero' } }
    : { block_number: { problem: 'endereco-por-quadra' } }
  yield* put(draftChanged({ step: step.id, name: 'is_block_allotment', value: String(!isBlock) }))
  yield* put(answerRefused({ step: step.id, problems }))
  // Done last, because navigating cancels the check.
  yield* put(stepChanged({ to: step.id, how: 'replace' }))
  return true
}
