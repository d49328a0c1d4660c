/**
 * Loads the campaign's plans, for a visitor who asks for the price of one or of all before the address is
 * known. After a failure the chat answers without figures.
 */
import { chatMemoryUpdated } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'

export function* loadPriceRange() {
  const { prefix } = yield* select(selectUi)
  try {
    const { plans } = yield* callApi((api) => api.catalogue.plansSold(prefix))
    const byPrice = plans
      .filter(({ plan_type, price_with_dacc }) => plan_type === null && price_with_dacc > 0)
      .toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
    const [lowest] = byPrice
    const highest = byPrice.at(-1)
    const range = lowest && highest ? ([lowest, highest] as const) : null
    yield* put(chatMemoryUpdated({ range, sold: byPrice }))
  } catch {
    yield* put(chatMemoryUpdated({ range: null }))
  }
}
