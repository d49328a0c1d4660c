import { FUNNEL_EVENT, type FunnelReport } from '../lib/funnel-report.ts'

/**
 * Reports a step of 'funil_recuperacao' from a form outside the order, such as the coverage form (M4.5). The session
 * receives it (src/app/session/start.ts) and checks the consent it needs.
 */
export function tellFunnel(step: number, fields: FunnelReport['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelReport>(FUNNEL_EVENT, { detail: { step, fields } }))
}
