import type { LandingDestination } from './landing-services.ts'

/**
 * Converts the address typed into a form of a landing page into the first answers of an order, by step: CEP and house
 * number. `number` is '' if the form asks only for the CEP.
 */
export const typedAddressAsAnswers = (cep: string, number: string): LandingDestination['address'] => ({
  cep: { cep },
  ...(number ? { 'nr-imovel': { number } } : {}),
})
