import { useEffect } from 'react'
import type { StepId } from '../funnel/types.ts'

/** False on the first screen after a page load, which leaves the focus where the browser put it. */
let isLater = false

/** Called by screens without a question, so that the next question takes the focus. */
export function screenShown(): void {
  isLater = true
}

/**
 * Moves the focus to the question after every step and after switching between chat and pages (U). `focus` moves it and
 * returns whether it could; if not, it is called again whenever the page changes, until the question has rendered. Pass
 * the same function on every render.
 */
export function useFocusOnMove(position: StepId, focus: (position: StepId) => boolean): void {
  useEffect(() => {
    if (!isLater) {
      isLater = true
      return
    }
    if (focus(position)) return
    const before = document.activeElement
    const observer = new MutationObserver(() => {
      // stop if the visitor has moved the focus meanwhile; the loss of a removed field's focus does not count
      const { activeElement, body } = document
      const hasMoved = activeElement !== body && activeElement !== before
      if (hasMoved || focus(position)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [position, focus])
}
