import { useRef } from 'react'
import { takeFontUnnoticed } from './font.ts'

/**
 * What was typed and sent before a form came alive (D35): the fields take up their own text, this replays the rest.
 * @param step `data-step` of the form
 * @returns called once the form handles its submits: takes what was ticked and sent early, and releases the head
 * script's hold
 */
export function useEarlyInput(step: string) {
  const isDone = useRef(false)
  return (take: (values: Readonly<Record<string, string>>, isSent: boolean) => void) => {
    if (isDone.current) return
    isDone.current = true
    const early = window.__prosaEarlyInput
    if (early?.step === step) take(early.values, early.submitted)
    early?.release(takeFontUnnoticed)
    performance.mark('prosa:answerable')
  }
}
