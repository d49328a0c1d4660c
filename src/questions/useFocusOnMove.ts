import { useEffect } from 'react'
import type { StepId } from '../funnel/types.ts'

/** The first screen of a page leaves the focus where the browser put it; every later one asks for it. */
let isLater = false

/** To be called by a screen without a question once it stands: the question after it takes the focus. */
export function screenShown(): void {
  isLater = true
}

/**
 * After a step the focus goes to its question (U), and so it does after a change between chat and pages.
 * `focus` moves it and says whether it could; where the question comes later, it is asked as soon as that is there.
 * It must be the same function on every render.
 */
export function useFocusOnMove(position: StepId, focus: (position: StepId) => boolean): void {
  useEffect(() => {
    if (!isLater) {
      isLater = true
      return
    }
    if (focus(position)) return
    const observer = new MutationObserver(() => {
      // a visitor who went elsewhere meanwhile is left there
      if (document.activeElement !== document.body || focus(position)) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [position, focus])
}
