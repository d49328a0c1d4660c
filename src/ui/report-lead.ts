import { LEAD_EVENT, type LeadForm } from '../lib/lead-dom-event.ts'

/**
 * Reports that a form of a landing page has brought a lead. src/app/session/start.ts receives the report and checks the
 * required consent. The report contains no personal data.
 */
export function reportLead(form: LeadForm): void {
  document.dispatchEvent(new CustomEvent<LeadForm>(LEAD_EVENT, { detail: form }))
}
