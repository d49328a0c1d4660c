/**
 * React hook that looks up the CEP (Brazilian postcode) typed into a landing page form. It remembers the last one that
 * could not be found or is in a town without a fibre network, so that the form does not send it again.
 */
import { useState } from 'react'
import { lookUpFailed, noNetwork } from '../../content/landing/forms.ts'
import { digits } from '../../lib/extract-digits.ts'
import { reportFunnelStep } from '../../ui/analytics-reports.ts'
import { useLandingServices } from './landing-services.ts'

export const CEP_DIGITS = 8

interface Failed {
  readonly cep: string
  readonly problem: string
  /**
   * Label of the button with which the visitor can go on with this CEP: its town has no network, or the server could
   * not look it up. Null if the CEP is wrong.
   */
  readonly wayOn: string | null
  /** Whether the server is at fault. The CEP may then be sent again after any edit. */
  readonly isServerFault: boolean
}

/** @param typed the text in the CEP field */
export function useCepLookUp(typed: string) {
  const { lookUpCep } = useLandingServices()
  const [failed, setFailed] = useState<Failed | null>(null)
  const failedAs = (cep: string) => (failed && digits(cep) === failed.cep ? failed : null)
  if (failed?.isServerFault && !failedAs(typed)) setFailed(null)
  return {
    /** Returns the error message if the look-up of this CEP failed; otherwise undefined. */
    refusalOf: (cep: string) => failedAs(cep)?.problem,
    /**
     * Returns the label of the button that continues with this CEP although its look-up failed; null if there is none.
     */
    wayOnWith: (cep: string) => failedAs(cep)?.wayOn ?? null,
    /**
     * Looks up a CEP, which is the first step of an order that analytics follows. Returns an error message for the
     * visitor; null if the town has a network.
     */
    async lookUp(sent: string, sku?: string): Promise<string | null> {
      const cep = digits(sent)
      const found = await lookUpCep(cep, sku)
      reportFunnelStep(1, { zip: cep })
      if ('problem' in found) {
        const { problem, mayRepeat, isServerFault } = found
        const wayOn = isServerFault ? lookUpFailed.goOn : null
        if (!mayRepeat) setFailed({ cep, problem, wayOn, isServerFault })
        return problem
      }
      if (found.value.network !== false) return null
      const problem = noNetwork.problem(found.value)
      setFailed({ cep, problem, wayOn: noNetwork.join, isServerFault: false })
      return problem
    },
  }
}
