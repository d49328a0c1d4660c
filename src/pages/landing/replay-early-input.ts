import { useRef } from 'react'
import { applyFontUnnoticed } from './apply-font.ts'

/**
 * Replays what a visitor did in a form before its code was loaded (D35). Text fields keep their own text; this hook
 * restores checkboxes and repeats a submit.
 * @param step `data-step` of the form
 * @returns a function to call as soon as the form handles submits. It passes the recorded values and whether the form
 * was submitted to `take`, once, and makes the head script stop intercepting input
 */
export function useEarlyInputReplay(step: string) {
  const isDone = useRef(false)
  return (take: (values: Readonly<Record<string, string>>, isSent: boolean) => void) => {
    if (isDone.current) return
    isDone.current = true
    const early = window.__prosaEarlyInput
    if (early?.step === step) take(early.values, early.submitted)
    early?.release(applyFontUnnoticed)
    performance.mark('prosa:answerable')
  }
}
