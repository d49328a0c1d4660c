import { LEAD_EVENT, type LeadForm } from '../lib/landing-form-submitted-event-for-analytics.ts'

/**
 * Tells analytics that a visitor has submitted a landing page form with contact data. The report contains no personal
 * data. src/app/session/start-consent-and-tracking.ts receives it and checks the required consent.
 */
export function reportLead(form: LeadForm): void {
  document.dispatchEvent(new CustomEvent<LeadForm>(LEAD_EVENT, { detail: form }))
}
