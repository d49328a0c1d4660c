import { choosePlan, planOf } from '../../funnel/plan-choice.ts'
import { selectOrder } from '../../store/selectors.ts'
import { loadComplementTypes } from '../catalogue/catalogue.ts'
import { select, spawn } from '../effects.ts'
import { takeIn } from '../journey/handleAnswered.ts'
import { safely } from '../safely.ts'

/** The one plan that matches what the visitor came for is taken, so that nobody is asked (decisions 14). */
export function* settlePlan() {
  const order = yield* select(selectOrder)
  if (order.finished || planOf(order)) return
  const { only } = choosePlan(order.coverage?.plans ?? [], order.wish)
  if (only) yield* takeIn('planos', { idPlan: only.id })
}

/** The infraco's complement types are fetched in the background: they are needed some questions later. */
export function* fetchComplementTypes() {
  const { coverage } = yield* select(selectOrder)
  if (coverage?.infra && coverage.plans.length) yield* spawn(safely(loadComplementTypes), coverage.infra)
}
