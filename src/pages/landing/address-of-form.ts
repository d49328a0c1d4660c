import type { LandingDestination } from './landing-services.ts'

/** Returns the address with which an order begins; the number is '' if only the CEP was asked for. */
export const addressTyped = (cep: string, number: string): LandingDestination['address'] => ({
  cep: { cep },
  ...(number ? { 'nr-imovel': { number } } : {}),
})
