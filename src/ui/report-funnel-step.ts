import { FUNNEL_EVENT, type FunnelReport } from '../lib/funnel-step-event-for-analytics.ts'

/**
 * Reports a step of the tracking event 'funil_recuperacao' from a form outside the order, such as the coverage form.
 * src/app/session/start-consent-and-tracking.ts receives the report and checks the required consent.
 */
export function reportFunnelStep(step: number, fields: FunnelReport['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelReport>(FUNNEL_EVENT, { detail: { step, fields } }))
}
