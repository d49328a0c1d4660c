/**
 * Replays input that a visitor made in a form before its code was loaded. A script in the page's head records the
 * input.
 */
import { useRef } from 'react'

/**
 * @param step `data-step` of the form
 * @returns a function to call once the form can handle a submit. If the visitor used this form, it passes the
 *   recorded values, and whether the form was submitted, to `take`. It also makes the head script stop
 *   recording
 */
export function useEarlyInputReplay(step: string) {
  const isDone = useRef(false)
  return (take: (values: Readonly<Record<string, string>>, isSent: boolean) => void) => {
    if (isDone.current) return
    isDone.current = true
    const early = window.__prosaEarlyInput
    if (early?.step === step) take(early.values, early.submitted)
    early?.release()
  }
}
