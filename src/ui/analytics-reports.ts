/** Reports of what a visitor reached, for third parties. */
import { FUNNEL_EVENT, type FunnelReport, LEAD_EVENT, type LeadForm } from '../lib/analytics-events.ts'

/**
 * Reports a step of the tracking event 'funil_recuperacao' from a form outside the order, such as the coverage form.
 * src/app/session/start-consent-and-tracking.ts receives the report and checks the required consent.
 */
export function reportFunnelStep(step: number, fields: FunnelReport['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelReport>(FUNNEL_EVENT, { detail: { step, fields } }))
}

/**
 * Tells analytics that a visitor has submitted a landing page form with contact data. The report contains no personal
 * data. src/app/session/start-consent-and-tracking.ts receives it and checks the required consent.
 */
export function reportLead(form: LeadForm): void {
  document.dispatchEvent(new CustomEvent<LeadForm>(LEAD_EVENT, { detail: form }))
}
