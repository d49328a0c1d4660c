import type { Dependent, Facts, StepId } from './types.ts'

/** Before anything is known. */
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
  lineHasBonus: null,
  reference: null,
}

interface Forgetting {
  /** Steps whose answers go. */
  readonly drops: readonly StepId[]
  readonly facts?: (facts: Facts) => Partial<Facts>
}

/** What goes when something that it depends on changes (D15). */
export const DEPENDENTS: Readonly<Record<Dependent, Forgetting>> = {
  coverage: { drops: ['instalacao'], facts: () => ({ coverage: null, complementTypes: null }) },
  plan: { drops: ['planos'] },
  slots: { drops: ['data-instalacao'], facts: () => ({ freeDates: null }) },
  risk: { drops: [], facts: () => ({ risk: 'none', quizFields: [] }) },
  bankInfo: { drops: ['conta-debito'] },
  // The acceptance of a price is the final confirmation itself, so there is nothing stored to forget.
  price: { drops: [] },
  code: {
    drops: ['codigo', 'confirmacao-colaborador'],
    facts: ({ code }) => ({ code: code && { ...code, isVerified: false, sentTo: null } }),
  },
}
