import { useLayoutEffect } from 'react'
import type { Values } from '../funnel/types.ts'

/**
 * Applies what the visitor typed or sent in a prerendered form before the page's code had loaded (D35). It is for forms
 * outside the order; the order's own are handled by `src/app/early-input.ts`.
 * @param step `data-step` of the form
 */
export function useEarlyAnswer(step: string, take: (values: Values, isSent: boolean) => void): void {
  useLayoutEffect(() => {
    const early = window.__prosaEarlyInput
    if (early?.step !== step) return
    // only once: another page of the same kind has its own input
    early.step = null
    take(early.values, early.submitted)
  })
}
