import { findStep } from '../../funnel/journeys.ts'
import { choosePlan, planOf } from '../../funnel/plan-choice.ts'
import { selectOrder } from '../../store/selectors.ts'
import { loadComplementTypes } from '../catalogue/lists.ts'
import { select, spawn } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { takeAnswer } from './take-answer.ts'

/** Selects the only plan that matches the visitor's request, so that nobody is asked (D14). */
export function* settlePlan() {
  const order = yield* select(selectOrder)
  const step = findStep(order, ({ view }) => view === 'plans')
  if (!step || order.finished || planOf(order)) return
  const { only } = choosePlan(order.facts.coverage?.plans ?? [], order.wish)
  if (only) yield* takeAnswer(step.id, { idPlan: only.id })
}

/** Prefetches the infraco's complement types: they are needed a few questions later. */
export function* fetchComplementTypes() {
  const { coverage } = (yield* select(selectOrder)).facts
  if (coverage?.infra && coverage.plans.length) yield* spawn(safely(loadComplementTypes), coverage.infra)
}
