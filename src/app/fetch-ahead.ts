import { fetchQuestionsAhead } from '../questions/QuestionForm.tsx'
import { screenAt } from './places.ts'
import { screens } from './screens.ts'

/**
 * After the first answer the code of every later question is fetched, for pages and chat, so that the visitor
 * goes on without the network (decisions 34). Once; a failure is tried again with the next answer.
 */
export function fetchAheadOnce(path: string): () => void {
  let coming: Promise<unknown> | null = null
  const fetchAll = () => {
    coming ??= Promise.all([
      fetchQuestionsAhead(),
      import('../pages/checkout/CheckoutPage.tsx').then((part) => part.fetchPagesAhead()),
      import('../conversation/ChatPage.tsx').then((part) => part.fetchChatAhead()),
      screens.chat.preload(),
      screens.step.preload(),
      screens[screenAt(path).kind].preload(),
    ]).catch(() => {
      coming = null
    })
  }
  // Behind the next question's first frame: asking for a dozen files takes as long as drawing it.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
