import { stepOf } from '../funnel/journeys.ts'
import type { JourneyId, StepId } from '../funnel/types.ts'

/** A document, a telephone, an account: four digits or more, whatever stands between them. */
const NUMBER = /\d(?:[\s./()-]*\d){3,}/g

/**
 * A correction as the visitor's own message shows it. What was said with it is cut off where it is, or may be, a
 * secret: that is never shown in full again (D22).
 */
export function echoOf(
  of: { readonly journey: JourneyId },
  message: string,
  { step, text }: { step: StepId | null; text: string },
): string {
  const typed = message.trim()
  if (step !== null && !stepOf(of, step).secret) return typed
  const order = text ? `${typed.slice(0, typed.lastIndexOf(text))}…` : typed
  return order.replace(NUMBER, '…')
}
