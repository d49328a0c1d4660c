/** The initial server data (`Facts`) of an order, and the rules for which data to clear when an answer changes. */
import type { DataToClear, Facts, StepId } from './step-and-journey-types.ts'

/** The server data (`Facts`) of a new order, before the server has returned anything. */
export const noFacts: Facts = {
  coverage: null,
  complementTypes: null,
  banks: null,
  risk: 'none',
  freeDates: null,
  quizFields: [],
  offers: null,
  code: null,
  onRecord: null,
  addressLine: null,
  place: null,
  lineHasBonus: null,
  reference: null,
}

/** How one kind of dependent data is cleared from an order. */
interface Forgetting {
  /** Steps whose answers are cleared. */
  readonly drops: readonly StepId[]
  /** Steps whose answers are kept if the next check of the address says so. */
  readonly rechecks?: readonly StepId[]
  /** Returns the server data (`Facts`) to overwrite, with its cleared values. */
  readonly facts?: (facts: Facts) => Partial<Facts>
}

/**
 * How each kind of dependent data is cleared. In a step, `clears` lists the kinds that depend on the
 * step's answer.
 */
export const DEPENDENTS: Readonly<Record<DataToClear, Forgetting>> = {
  coverage: {
    drops: ['instalacao'],
    rechecks: ['planos', 'data-instalacao'],
    facts: () => ({ coverage: null, complementTypes: null, freeDates: null }),
  },
  slots: { drops: ['data-instalacao'], facts: () => ({ freeDates: null }) },
  risk: { drops: [], facts: () => ({ risk: 'none', quizFields: [] }) },
  bankInfo: { drops: ['conta-debito'] },
  // the price is accepted only with the final confirmation, so there is nothing to clear
  price: { drops: [] },
  code: {
    drops: ['codigo', 'confirmacao-colaborador'],
    facts: ({ code }) => ({ code: code && { ...code, isVerified: false, sentTo: null } }),
  },
}

/** What has to be cleared for another lead: the risk check and the proof of identity belong to the former one. */
export const factsToClearForNewLead = (facts: Facts): Partial<Facts> => ({
  ...DEPENDENTS.risk.facts?.(facts),
  ...DEPENDENTS.code.facts?.(facts),
})
