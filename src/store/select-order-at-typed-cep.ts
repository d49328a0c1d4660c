import { withDrafts } from '../funnel/check-answer.ts'
import { digits } from '../lib/cep.ts'
import { selectDraft, selectOrder } from './selectors.ts'
import type { RootState } from './root-reducer.ts'

/**
 * Selector that returns the order with the CEP as typed so far, in digits, so that facts about that CEP can be read
 * from it.
 */
export const selectOrderAtTypedCep = (state: RootState) =>
  withDrafts(selectOrder(state), { cep: { cep: digits(selectDraft(state, 'cep').cep ?? '') } })
