import type { LandingDestination } from './landing-services.ts'

/**
 * Returns the address that was typed into a form of a landing page as the first answers of an order, by step: CEP and
 * house number. `number` is '' if the form asks only for the CEP.
 */
export const typedAddressAsAnswers = (cep: string, number: string): LandingDestination['address'] => ({
  cep: { cep },
  ...(number ? { 'nr-imovel': { number } } : {}),
})
