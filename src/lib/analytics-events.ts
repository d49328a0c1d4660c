/**
 * The DOM event with which a form outside the order tells analytics which step of the order the visitor has reached, and
 * the step numbers of the analytics event 'funil_recuperacao' that is sent then.
 */

/** The highest step number of 'funil_recuperacao'. */
const LAST = 14

/** Whether a number is a step number of 'funil_recuperacao'. */
export const isFunnelStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST

/** Name of the DOM event. */
export const FUNNEL_EVENT = 'prosa:funil'

/**
 * The detail of the DOM event `FUNNEL_EVENT`: the number of the step, and the fields that the page adds to
 * the analytics event.
 */
export interface FunnelReport {
  readonly step: number
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * The DOM event with which a landing page tells analytics that a visitor has submitted one of its forms with contact
 * data. Analytics calls that a lead ('generate_lead'), even before an order is stored.
 */
export const LEAD_EVENT = 'prosa:lead'

/** The form: coverage form with its drawer, drawer for the address, or request for a phone call. */
export type LeadForm = 'cobertura' | 'endereco' | 'ligacao'
