/**
 * The choices that the open question itself leaves, for a message that was not understood: buttons where they are few, and a
 * sentence where they are many (docs/decisions/0198).
 */
import { suggestions } from '../../content/suggestions-after-unclear-message.ts'
import { UNKNOWN_CEP } from '../../content/unknown-cep-button.ts'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectStep } from '../../store/selectors.ts'
import { valueKindsOf } from '../../understanding/value-kinds.ts'
import { withoutValueButton } from './answer-worries-about-trust-and-data.ts'
import { debitButton } from './plan-and-payment-buttons.ts'

/** Returns the buttons of the open question's own choices; none if it has no choice besides its field. */
export function choicesOfQuestion(state: RootState): readonly ChatAction[] {
  const order = selectOrder(state)
  const kinds = valueKindsOf(selectStep(state))
  if (kinds.includes('cep')) return [{ label: UNKNOWN_CEP }]
  if (kinds.includes('debit')) return [...debitButton(order, true), ...debitButton(order, false)]
  if (kinds.includes('account')) return debitButton(order, false)
  return withoutValueButton(state)
}

/** Returns the choices of the open question as a sentence; '' if it has none or they are buttons. */
export function choicesInWords(state: RootState): string {
  const step = selectStep(state)
  const kinds = valueKindsOf(step)
  if (kinds.includes('due')) return suggestions.dueDays(listInWords(DUE_DAYS.map(String)))
  // a house may have no number
  return kinds.includes('house') ? (textOf(selectOrder(state), step.id).hints?.number ?? '') : ''
}
