/** 'funil_recuperacao' has fourteen steps (M7.3). */
const LAST = 14

export const isFunnelStep = (step: number): boolean => Number.isInteger(step) && step >= 1 && step <= LAST

/** Name of the document event by which a page outside the order reports a step. */
export const FUNNEL_EVENT = 'prosa:funil'

export interface FunnelReport {
  readonly step: number
  readonly fields: Readonly<Record<string, unknown>>
}
