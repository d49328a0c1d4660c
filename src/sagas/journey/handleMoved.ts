import type { PayloadAction } from '@reduxjs/toolkit'
import type { StepId } from '../../funnel/types.ts'
import { selectFlow, selectOrder, selectPosition } from '../../store/selectors.ts'
import { loadBanks } from '../catalogue/catalogue.ts'
import { checkCoverage } from '../coverage/checkCoverage.ts'
import { outside, select } from '../effects.ts'
import { checkRisk } from '../risk/checkRisk.ts'
import { loadFreeDates } from '../schedule/loadFreeDates.ts'

/** The address follows the state (architecture.md). */
export function* followWithAddress({ payload }: PayloadAction<{ how: 'push' | 'replace' | 'none' }>) {
  if (payload.how === 'none') return
  const { go } = yield* outside()
  const { mode, position } = yield* select(selectFlow)
  go({ step: position, mode, how: payload.how })
}

/** What has to happen at a step before the visitor can go on. Cancelled as soon as the visitor moves. */
export function* arrive() {
  const position: StepId = yield* select(selectPosition)
  const order = yield* select(selectOrder)
  const { quiz, banks } = yield* select(selectFlow)
  if (position === 'verificando-disponibilidade') yield* checkCoverage()
  else if (position === 'confirmando-dados') yield* checkRisk()
  else if (position === 'validacao' && !quiz) yield* checkRisk()
  else if (position === 'data-instalacao' && !order.freeDates) yield* loadFreeDates()
  else if (position === 'conta-debito' && !banks) yield* loadBanks()
}
