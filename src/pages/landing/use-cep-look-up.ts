import { useState } from 'react'
import { noNetwork } from '../../content/landing/forms.ts'
import { digits } from '../../lib/cep.ts'
import { useLanding } from './services.ts'

/** Digits of a whole CEP. */
export const CEP_DIGITS = 8

interface Refused {
  readonly cep: string
  readonly problem: string
  /** It exists, in a town without any network (D62). */
  readonly isUnserved: boolean
}

/**
 * The look-up of a form's CEP. One that the server refused, or whose town has no network, is remembered and not sent
 * again unchanged (M8.2).
 */
export function useCepLookUp() {
  const { lookUpCep } = useLanding()
  const [refused, setRefused] = useState<Refused | null>(null)
  const refusedAs = (cep: string) => (refused && digits(cep) === refused.cep ? refused : null)
  return {
    /** What the server said about this very CEP. */
    refusalOf: (cep: string) => refusedAs(cep)?.problem,
    /** Whether nothing can be sold in the town of this very CEP: then there is the waiting list. */
    isUnserved: (cep: string) => refusedAs(cep)?.isUnserved === true,
    /** @returns what is wrong, in words for the visitor; null when the CEP was found in a town with a network */
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
