import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import { valueKindsOf, type ValueKind } from '../value-kinds.ts'

/** Returns the step of the order that asks for a kind of value and has an answer. */
export const recordedStepOf = (order: Order, kind: ValueKind): StepId | undefined =>
  Object.keys(order.answers).find(
    (step) =>
      order.answers[step] !== undefined &&
      isStepOf(order, step) &&
      valueKindsOf(stepOf(order, step)).includes(kind),
  )
