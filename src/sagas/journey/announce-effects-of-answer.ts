/**
 * Tells the visitor what an accepted answer about a plan or a payment changes in others: the price, the day of the
 * visit.
 */
import type { PayloadAction } from '@reduxjs/toolkit'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { selectOrder } from '../../store/selectors.ts'
import { select } from '../runtime/effects.ts'
import { announceDroppedVisit } from './announce-dropped-installation-day.ts'
import { announceNewPrice } from './announce-new-price.ts'
import { dropEarlyDay } from './drop-early-installation-day.ts'

export function* followAnswer(action: PayloadAction<{ step: StepId }>) {
  const { setsPrice, view } = stepOf(yield* select(selectOrder), action.payload.step)
  if (setsPrice) yield* announceNewPrice(action)
  if (view === 'plans') yield* dropEarlyDay()
  if (view === 'plans' || view === 'offers') yield* announceDroppedVisit()
}
