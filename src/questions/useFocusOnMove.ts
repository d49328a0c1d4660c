import { useEffect } from 'react'
import type { StepId } from '../funnel/types.ts'

/** The first screen after a page load leaves focus where the browser put it; later screens request it. */
let isLater = false

/** For screens without a question: makes the next question take the focus. */
export function screenShown(): void {
  isLater = true
}

/**
 * After a step, and after switching between chat and pages, focus moves to the question (U). `focus` moves it and
 * returns whether it could; if the question renders later, it is called again as soon as it has rendered. Pass the same
 * function on every render.
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
      // do not pull back a visitor who has since moved the focus; losing the field of a removed form is no such move
      const { activeElement, body } = document
      const hasMoved = activeElement !== body && activeElement !== before
      if (hasMoved || focus(position)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [position, focus])
}
