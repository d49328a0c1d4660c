import { fetchQuestionsAhead } from '../questions/QuestionForm.tsx'
import type { JourneyId } from '../funnel/types.ts'
import { preloadAt, preloadComposed, screens } from './screens.tsx'

/** Goes through the screens, which handle style sheets that failed to load. */
async function fetchScreensAhead(): Promise<void> {
  await Promise.all([screens.step.preload(), screens.chat.preload()])
  const [pages, chat] = await Promise.all([
    import('../pages/checkout/CheckoutPage.tsx'),
    import('../conversation/ChatPage.tsx'),
  ])
  await Promise.all([pages.fetchPagesAhead(), chat.fetchChatAhead()])
}

/**
 * After the first answer, prefetches the code of all later questions, for pages and chat, so that the visitor can
 * continue offline (D34). Runs once; a failure is silent and retried after the next answer.
 */
export function fetchAheadOnce(
  journey: JourneyId,
  path: string,
  loadJourney: () => Promise<void>,
): () => void {
  let coming: Promise<unknown> | null = null
  const fetchAll = () => {
    coming ??= Promise.all([
      fetchScreensAhead(),
      preloadAt(journey, path),
      preloadComposed(journey),
      loadJourney().then(() => fetchQuestionsAhead(journey)),
    ]).catch(() => {
      coming = null
    })
  }
  // After the next question's first frame: requesting a dozen files costs as much as rendering it.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
