/** React hook that looks up the CEP (Brazilian postcode) of a landing page form. */
import { useState } from 'react'
import { noNetwork } from '../../content/landing/forms.ts'
import { digits } from '../../lib/cep.ts'
import { useLandingServices } from './landing-services.ts'

/** Number of digits of a CEP. */
export const CEP_DIGITS = 8

interface Refused {
  readonly cep: string
  readonly problem: string
  /** Whether the CEP exists but its town has no fibre network. */
  readonly isUnserved: boolean
}

/**
 * Looks up a CEP. The hook remembers the last CEP that the server refused, or that is in a town without a
 * fibre network. The form then does not send the same CEP again.
 */
export function useCepLookUp() {
  const { lookUpCep } = useLandingServices()
  const [refused, setRefused] = useState<Refused | null>(null)
  const refusedAs = (cep: string) => (refused && digits(cep) === refused.cep ? refused : null)
  return {
    /** Returns the error message if this CEP was refused; otherwise undefined. */
    refusalOf: (cep: string) => refusedAs(cep)?.problem,
    /** Whether this CEP was looked up and its town has no network. The form then offers the waiting list. */
    isUnserved: (cep: string) => refusedAs(cep)?.isUnserved === true,
    /** Looks up a CEP. Returns an error message for the visitor; null if the town has a network. */
    async lookUp(typed: string, sku?: string): Promise<string | null> {
      const cep = digits(typed)
      const found = await lookUpCep(cep, sku)
      const isUnserved = 'value' in found && found.value.network === false
      if ('value' in found && !isUnserved) return null
      const problem = 'value' in found ? noNetwork.problem(found.value) : found.problem
      if (isUnserved || ('isRefused' in found && found.isRefused)) setRefused({ cep, problem, isUnserved })
      return problem
    },
  }
}
