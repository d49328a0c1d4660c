import type { Dependent, Facts, StepId } from './types.ts'

/** Facts of a new order, before the server has returned anything. */
export const noFacts: Facts = {
  coverage: null,
  complementTypes: null,
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

/** Data that is cleared from an order when a dependency changes. */
interface Forgetting {
  /** Steps whose answers are cleared. */
  readonly drops: readonly StepId[]
  /** Returns the cleared values of the facts. */
  readonly facts?: (facts: Facts) => Partial<Facts>
}

/** Data that each dependency clears when it changes (D15). */
export const DEPENDENTS: Readonly<Record<Dependent, Forgetting>> = {
  coverage: { drops: ['instalacao'], facts: () => ({ coverage: null, complementTypes: null }) },
  plan: { drops: ['planos'] },
  slots: { drops: ['data-instalacao'], facts: () => ({ freeDates: null }) },
  risk: { drops: [], facts: () => ({ risk: 'none', quizFields: [] }) },
  bankInfo: { drops: ['conta-debito'] },
  // the price is accepted by the final confirmation itself, so there is nothing to clear
  price: { drops: [] },
  code: {
    drops: ['codigo', 'confirmacao-colaborador'],
    facts: ({ code }) => ({ code: code && { ...code, isVerified: false, sentTo: null } }),
  },
}
