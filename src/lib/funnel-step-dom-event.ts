/**
 * The highest step number of the analytics event 'funil_recuperacao', which reports how far an order has come.
 */
const LAST = 14

/** Whether a number is a step number of the analytics event 'funil_recuperacao'. */
export const isFunnelStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST

/** Name of the DOM event with which a page outside the order reports a step of the order to analytics. */
export const FUNNEL_EVENT = 'prosa:funil'

/**
 * The detail of the DOM event `FUNNEL_EVENT`: the number of the step, and the fields that the page adds to
 * the analytics event.
 */
export interface FunnelReport {
  readonly step: number
  readonly fields: Readonly<Record<string, unknown>>
}
