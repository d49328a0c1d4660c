import type { Lead, LeadStep } from '../contract/lead.ts'
import type { Answer } from './types.ts'

/**
 * An answer of which the server gives only the display form (decisions 22): it counts as answered, its
 * values stay empty, and a correction starts from nothing.
 */
export function restoreMasked(lead: Lead, step: LeadStep, masked: string | undefined): Answer | null {
  return lead.answered.includes(step) && masked ? { values: {}, masked } : null
}
