import type { Lead, LeadStep } from '../contract/lead.ts'
import type { Answer, Shown } from './step-and-journey-types.ts'

/**
 * Restores an answer that is known only in masked form, because its full value stays on the server. The
 * step counts as answered, but its form values are empty, so a correction starts from an empty form. Returns
 * null if the lead has no answer for this step.
 */
export function restoreMasked(lead: Lead, step: LeadStep, masked: Shown | undefined): Answer | null {
  return lead.answered.includes(step) && masked ? { values: {}, masked } : null
}
