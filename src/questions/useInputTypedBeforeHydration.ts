/**
 * Applies what the visitor typed or sent in a server-rendered form before its code had loaded. It is for forms outside
 * the order; `src/app/boot/keep-and-replay-early-input.ts` handles those of the order.
 */
import { useLayoutEffect } from 'react'
import type { Values } from '../funnel/step-and-journey-types.ts'

/** @param step id of the form's step, as in its `data-step` attribute */
export function useInputTypedBeforeHydration(
  step: string,
  take: (values: Values, isSent: boolean) => void,
): void {
  useLayoutEffect(() => {
    const early = window.__prosaEarlyInput
    if (early?.step !== step) return
    // applied only once, because another page of the same kind has its own input
    early.step = null
    take(early.values, early.submitted)
  })
}
