import { useLayoutEffect } from 'react'
import type { Values } from '../funnel/types.ts'

/**
 * Takes what was typed and sent in a prerendered form beside the orders before its code had loaded (D35); those of an
 * order are replayed in `src/app/boot/early-input.ts`.
 * @param step `data-step` of the form
 */
export function useEarlyAnswer(step: string, take: (values: Values, isSent: boolean) => void): void {
  useLayoutEffect(() => {
    const early = window.__prosaEarlyInput
    if (early?.step !== step) return
    // once: another page of the same kind has its own answer
    early.step = null
    take(early.values, early.submitted)
  })
}
