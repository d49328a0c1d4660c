/** Masks personal data for display, and restores answers that are known only in masked form. */
import type { Lead, LeadStep } from '../contract/lead.ts'
import { HIDDEN } from '../lib/mask-name.ts'
import type { Answer } from './step-and-journey-types.ts'

/**
 * Restores an answer that is known only in masked form, because its full value stays on the server. The
 * step counts as answered, but its form values are empty, so a correction starts from an empty form. Returns
 * null if the lead has no answer for this step.
 */
export function restoreMasked(lead: Lead, step: LeadStep, masked: string | undefined): Answer | null {
  return lead.answered.includes(step) && masked ? { values: {}, masked } : null
}

/**
 * Masks a number except for its last two digits or letters: '12345-6' → '****5-6'. Of a number with at most
 * four characters, only the last one is shown, and of a single character nothing.
 */
export function maskTail(text: string): string {
  if (text === '') return ''
  const tail = text.length > 4 ? /[\dA-Z][^\dA-Z]*[\dA-Z]$/i : text.length > 1 ? /[\dA-Z]$/i : null
  return HIDDEN + (tail?.exec(text)?.[0] ?? '')
}
