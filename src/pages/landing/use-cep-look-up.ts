import { useState } from 'react'
import { digits } from '../../lib/cep.ts'
import { useLanding } from './services.ts'

/** Digits of a whole CEP. */
export const CEP_DIGITS = 8

/**
 * The look-up of a form's CEP. One that the server refused is remembered and not sent again unchanged (M8.2).
 */
export function useCepLookUp() {
  const { lookUpCep } = useLanding()
  const [refused, setRefused] = useState<{ cep: string; problem: string } | null>(null)
  return {
    /** What the server said of this very CEP. */
    refusalOf: (cep: string) => (refused && digits(cep) === refused.cep ? refused.problem : undefined),
    /** @returns what is wrong, in words for the visitor; null when the CEP was found */
    async lookUp(typed: string, sku?: string): Promise<string | null> {
      const cep = digits(typed)
      const found = await lookUpCep(cep, sku)
      if ('value' in found) return null
      if (found.isRefused) setRefused({ cep, problem: found.problem })
      return found.problem
    },
  }
}
