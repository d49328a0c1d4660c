import { useState } from 'react'
import { noNetwork } from '../../content/landing/forms.ts'
import { digits } from '../../lib/cep.ts'
import { useLandingServices } from './landing-services.ts'

/** Number of digits of a CEP. */
export const CEP_DIGITS = 8

interface Refused {
  readonly cep: string
  readonly problem: string
  /** Whether the CEP exists but its town has no network (D62). */
  readonly isUnserved: boolean
}

/**
 * Looks up the CEP of a form. It remembers a CEP that the server refused or whose town has no network, so that the form
 * does not send the same CEP again (M8.2).
 */
export function useCepLookUp() {
  const { lookUpCep } = useLandingServices()
  const [refused, setRefused] = useState<Refused | null>(null)
  const refusedAs = (cep: string) => (refused && digits(cep) === refused.cep ? refused : null)
  return {
    /** Returns why exactly this CEP was refused; undefined if it was not. */
    refusalOf: (cep: string) => refusedAs(cep)?.problem,
    /** Whether the town of exactly this CEP has no network, so that the form offers the waiting list. */
    isUnserved: (cep: string) => refusedAs(cep)?.isUnserved === true,
    /** Returns an error message for the visitor; null if the CEP is in a town with a network. */
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
