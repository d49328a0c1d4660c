import type { Dependent, Facts, StepId } from './types.ts'

/** The facts of a new order: nothing is known yet. */
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

interface Forgetting {
  /** Steps whose answers are cleared. */
  readonly drops: readonly StepId[]
  readonly facts?: (facts: Facts) => Partial<Facts>
}

/** What each dependency clears when it changes (D15). */
export const DEPENDENTS: Readonly<Record<Dependent, Forgetting>> = {
  coverage: { drops: ['instalacao'], facts: () => ({ coverage: null, complementTypes: null }) },
  plan: { drops: ['planos'] },
  slots: { drops: ['data-instalacao'], facts: () => ({ freeDates: null }) },
  risk: { drops: [], facts: () => ({ risk: 'none', quizFields: [] }) },
  bankInfo: { drops: ['conta-debito'] },
  // Price acceptance is the final confirmation itself, so nothing is stored that could be cleared.
  price: { drops: [] },
  code: {
    drops: ['codigo', 'confirmacao-colaborador'],
    facts: ({ code }) => ({ code: code && { ...code, isVerified: false, sentTo: null } }),
  },
}
