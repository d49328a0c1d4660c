/** Loads the campaign's prices, which some answers name before the address is known. */
import type { FactId } from '../../content/visitor-question-wordings.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import { pricesRequested } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder } from '../../store/selectors.ts'
import { planStepOf, plansOnOffer } from '../find-offered-plans-and-plan-step.ts'
import type { Moves } from './chat-move-types.ts'

/** Questions whose answers name a price, or a streaming service that only plans tell. */
const PRICED: ReadonlySet<string> = new Set<FactId | RemarkId>([
  'preco',
  'custo-total',
  'caro',
  'preco-concorrente',
  'meses-gratis',
  'pechincha',
  'mais-barato',
  'sem-debito',
  'streaming-inclusos',
])

/** Whether prices are unknown that the order will have a plan for. */
function lacksPrices(state: RootState): boolean {
  const order = selectOrder(state)
  return planStepOf(order) !== undefined && plansOnOffer(order).length === 0
}

/** Whether answers to questions need the campaign's prices, because those of the address are unknown. */
export const needsPrices = (state: RootState, ids: readonly string[]): boolean =>
  ids.some((id) => PRICED.has(id)) && lacksPrices(state)

/** Whether the campaign's prices have loaded, or failed to load. */
export const hasPrices = ({ dialogue }: RootState): boolean => dialogue.memory.range !== undefined

/** Loads the campaign's prices, unless they or those of the address are known. */
export const pricesLoaded = (state: RootState): Moves =>
  !hasPrices(state) && lacksPrices(state) ? [pricesRequested()] : []
