import { FUNNEL_EVENT, type FunnelReport } from '../lib/funnel-report.ts'

/**
 * Reports a step of the tracking event 'funil_recuperacao' from a form outside the order, such as the coverage form
 * (M4.5). src/app/session/start.ts receives it and checks the consent that it needs.
 */
export function reportFunnelStep(step: number, fields: FunnelReport['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelReport>(FUNNEL_EVENT, { detail: { step, fields } }))
}
