/** Prefetches the code of later questions, so that the visitor can continue without waiting, even offline. */
import { formPreloaders, PlansQuestion } from '../../questions/QuestionForm.tsx'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import { screenAt } from '../screen-at-path.ts'
import { hasScreen, preloadAt, preloadComposed, screens } from '../screen-components.tsx'

type Part = () => Promise<unknown>

/** Loads the code that reads the visitor's chat messages. */
export const prefetchMessageReader: Part = async () =>
  (await import('../../conversation/ChatPage.tsx')).loadMessageReader()

/**
 * Loads what the pages, or the chat, show with later questions. The screen is loaded through `screens`, which handles
 * style sheets that fail to load.
 */
const preloadPages: Part = async () => {
  await screens.step.preload()
  await (await import('../../pages/checkout/CheckoutPage.tsx')).preloadLaterParts()
}
const preloadChat: Part = async () => {
  await screens.chat.preload()
  await (await import('../../conversation/ChatPage.tsx')).preloadLaterParts()
}

/**
 * Creates a function that prefetches the order's part: the code of all remaining questions, for the pages or for the chat.
 * The other way's screen is loaded by its link (src/app/app-wide-click-and-key-handlers.ts). Call the created function
 * after each answer. A failure is silent, and the next call tries again.
 */
export function makeQuestionPrefetcher(
  journey: JourneyId,
  path: string,
  loadJourney: () => Promise<void>,
): () => void {
  if (hasScreen(journey)) return () => {}
  const preloadHere = screenAt(journey, path).kind === 'chat' ? preloadChat : preloadPages
  let coming: Promise<unknown> | null = null
  const fetchAll = async () => {
    // one file
    await Promise.all([loadJourney(), PlansQuestion.preload()])
    await Promise.all(formPreloaders(journey).map(async (preload) => preload()))
    await Promise.all([preloadAt(journey, path), preloadComposed(journey)])
    await preloadHere()
  }
  // Waits for the next question's first frame, because requesting files takes as long as rendering that question.
  return () =>
    void requestAnimationFrame(() =>
      setTimeout(() => {
        coming ??= fetchAll().catch(() => {
          coming = null
        })
      }),
    )
}
