import { fetchQuestionsAhead } from '../questions/QuestionForm.tsx'
import type { JourneyId } from '../funnel/types.ts'
import { preloadAt, preloadComposed, screens } from './screens.tsx'

/** By way of the screens, which know what to do about a style sheet that failed. */
async function fetchScreensAhead(): Promise<void> {
  await Promise.all([screens.step.preload(), screens.chat.preload()])
  const [pages, chat] = await Promise.all([
    import('../pages/checkout/CheckoutPage.tsx'),
    import('../conversation/ChatPage.tsx'),
  ])
  await Promise.all([pages.fetchPagesAhead(), chat.fetchChatAhead()])
}

/**
 * After the first answer the code of every later question is fetched, for pages and chat, so that the visitor
 * goes on without the network (D34). Once; a failure is silent, and tried again with the next answer.
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
  // Behind the next question's first frame: asking for a dozen files takes as long as drawing it.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
