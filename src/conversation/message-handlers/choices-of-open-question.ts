/**
 * What the open question itself needs, for a message that was not understood: its choices, as buttons where they are few and
 * as a sentence where they are many, or how its value is written (docs/decisions/0198, 0211).
 */
import { suggestions } from '../../content/suggestions-after-unclear-message.ts'
import { UNKNOWN_CEP } from '../../content/unknown-cep-button.ts'
import { asksFollowUp } from '../../funnel/single-text-field-in-chat.ts'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectStep } from '../../store/selectors.ts'
import { valueKindsOf, type ValueKind } from '../../understanding/value-kinds.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { withoutValueButton } from './answer-worries-about-trust-and-data.ts'
import { choosePlanButton, debitButton } from './plan-and-payment-buttons.ts'
import { planOfSpeed } from './reply-to-plan-not-on-offer.ts'

/** Returns the buttons of the open question's own choices; none if it has no choice besides its field. */
export function choicesOfQuestion(state: RootState): readonly ChatAction[] {
  const order = selectOrder(state)
  const kinds = valueKindsOf(selectStep(state))
  if (kinds.includes('cep')) return [{ label: UNKNOWN_CEP }]
  if (kinds.includes('debit')) return [...debitButton(order, true), ...debitButton(order, false)]
  if (kinds.includes('account')) return debitButton(order, false)
  return withoutValueButton(state)
}

/** Returns a sentence with what the open question needs, or its choices; '' if it has none or they are buttons. */
export function neededInWords(state: RootState): string {
  const order = selectOrder(state)
  const step = selectStep(state)
  const kinds = valueKindsOf(step)
  const { second, hints } = textOf(order, step.id)
  if (asksFollowUp(order, step)) return second?.line ?? ''
  if (kinds.includes('due')) return suggestions.dueDays(listInWords(DUE_DAYS.map(String)))
  // a house may have no number
  if (kinds.includes('house')) return hints?.number ?? ''
  const needed: Readonly<Partial<Record<ValueKind, string>>> = suggestions.needed
  return kinds.map((kind) => needed[kind]).find(Boolean) ?? ''
}

/** A speed, in megabits or gigabits per second. */
const SPEED = /(?<![\d.,])(?:(\d{3,4})|(\d) ?g(?:b|igas?)?)(?![\d.,%a-z])(?! ?reais)/g

/** Wants none of what is named: 'nem 300 nem 500'. */
const NEITHER = /\bnem\b[^,;]*\d/

/** Returns the buttons of the plans whose speeds a message names, where a plan is asked for. */
export function plansNamed(state: RootState, text: string): readonly ChatAction[] {
  const said = lowerWithoutAccents(text)
  if (!valueKindsOf(selectStep(state)).includes('plan') || NEITHER.test(said)) return []
  const order = selectOrder(state)
  const speeds = [...said.matchAll(SPEED)].map(([, mega, giga]) => Number(mega ?? `${giga}000`))
  return [...new Set(speeds)].flatMap((speed) => choosePlanButton(order, planOfSpeed(order, speed, text)))
}
