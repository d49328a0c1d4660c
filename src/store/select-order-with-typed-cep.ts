import { withDrafts } from '../funnel/apply-answer-and-clear-dependents.ts'
import { digits } from '../lib/extract-digits.ts'
import { selectDraft, selectOrder } from './selectors.ts'
import type { RootState } from './root-reducer.ts'

/** Selects the order with the CEP typed so far, to read facts about that CEP. */
export const selectOrderWithTypedCep = (state: RootState) =>
  withDrafts(selectOrder(state), { cep: { cep: digits(selectDraft(state, 'cep').cep ?? '') } })
