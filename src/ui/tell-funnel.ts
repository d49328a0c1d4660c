import { FUNNEL_EVENT, type FunnelTold } from '../lib/funnel-step.ts'

/**
 * Tells of a step of 'funil_recuperacao' from a form outside the order, such as the coverage form (M4.5). The session
 * hears it (src/app/session/start.ts) and asks for the consent it needs.
 */
export function tellFunnel(step: number, fields: FunnelTold['fields']): void {
  document.dispatchEvent(new CustomEvent<FunnelTold>(FUNNEL_EVENT, { detail: { step, fields } }))
}
