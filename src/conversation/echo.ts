import { stepOf } from '../funnel/journeys.ts'
import type { JourneyId, StepId } from '../funnel/types.ts'

/** A document, telephone or account: four digits or more, with anything between them. */
const NUMBER = /\d(?:[\s./()-]*\d){3,}/g

/**
 * A correction as it appears in the visitor's own message. The part that is, or may be, a secret is cut off: secrets
 * are never shown in full again (D22).
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
