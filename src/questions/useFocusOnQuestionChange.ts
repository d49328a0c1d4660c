/**
 * Moves the focus to the question when the step changes or the visitor switches between chat and pages. `focus` must
 * move the focus and return whether that succeeded. If it fails, it is called again whenever the DOM changes, until it
 * succeeds. Pass the same function on every render.
 */
import { useEffect } from 'react'
import type { StepId } from '../funnel/step-and-journey-types.ts'

/**
 * Whether a screen was already shown since the page load. The first screen leaves the focus where the browser
 * put it, unless it takes the focus at once.
 */
let isLater = false

/** Records that a screen without a question was shown, so that the next question gets the focus. */
export function screenWithoutQuestionShown(): void {
  isLater = true
}

/** @param isFocusedAtOnce whether the first screen after the page load takes the focus as well */
export function useFocusOnQuestionChange(
  position: StepId,
  focus: (position: StepId) => boolean,
  isFocusedAtOnce?: () => boolean,
): void {
  useEffect(() => {
    if (!isLater) {
      isLater = true
      if (!isFocusedAtOnce?.()) return
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
  }, [position, focus, isFocusedAtOnce])
}
