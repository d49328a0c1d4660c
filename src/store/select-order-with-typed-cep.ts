import { withDrafts } from '../funnel/order-with-answers.ts'
import { digits } from '../lib/cep.ts'
import { selectDraft, selectOrder } from './selectors.ts'
import type { RootState } from './root-reducer.ts'

/** Selects the order as if its CEP were the one typed so far, so that facts about that CEP can be read from it. */
export const selectOrderWithTypedCep = (state: RootState) =>
  withDrafts(selectOrder(state), { cep: { cep: digits(selectDraft(state, 'cep').cep ?? '') } })
