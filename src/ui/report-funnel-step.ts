import { FUNNEL_EVENT, type FunnelTold } from '../lib/funnel-step.ts'

/**
 * Reports a step of the tracking event 'funil_recuperacao' from a form outside the order, such as the coverage form
 * (M4.5). src/app/session/start.ts receives it and checks the consent that it needs.
 */
export function reportFunnelStep(step: number, fields: FunnelTold['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelTold>(FUNNEL_EVENT, { detail: { step, fields } }))
}
