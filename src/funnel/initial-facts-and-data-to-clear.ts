/** The facts of a new order, and the rules for clearing data when an answer changes. */
import type { Dependent, Facts, StepId } from './types.ts'

/** Facts of a new order: the server has not returned any data yet. */
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

/** How one kind of dependent data is cleared from an order. */
interface Forgetting {
  /** Steps whose answers are cleared. */
  readonly drops: readonly StepId[]
  /** Returns the facts to overwrite, with their cleared values. */
  readonly facts?: (facts: Facts) => Partial<Facts>
}

/**
 * How each kind of dependent data is cleared (D15). The `clears` of a step names the kinds that depend on its
 * answer.
 */
export const DEPENDENTS: Readonly<Record<Dependent, Forgetting>> = {
  coverage: { drops: ['instalacao'], facts: () => ({ coverage: null, complementTypes: null }) },
  plan: { drops: ['planos'] },
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
