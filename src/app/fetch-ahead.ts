import { questionsAhead } from '../questions/QuestionForm.tsx'
import type { JourneyId } from '../funnel/types.ts'
import { screenAt } from './screen-at.ts'
import { preloadAt, preloadComposed, screens } from './screens.tsx'

type Part = () => Promise<unknown>

/**
 * Fetches parts one after the other. Side by side they would take every connection to the server, and the next
 * answer's call would wait behind them (D74). One that fails does not keep the others from coming.
 * @throws the first failure, at the end
 */
async function inTurn(parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** A screen and its parts. Goes through the screens, which handle style sheets that failed to load. */
async function fetchPages(): Promise<void> {
  await screens.step.preload()
  await inTurn((await import('../pages/checkout/CheckoutPage.tsx')).pagesAhead())
}
async function fetchChat(): Promise<void> {
  await screens.chat.preload()
  await inTurn((await import('../conversation/ChatPage.tsx')).chatAhead())
}

/**
 * After the first answer, prefetches the code of all later questions, for pages and chat, so that the visitor can
 * continue offline (D34), in the order in which it will be needed. Runs once; a failure is silent and retried after
 * the next answer.
 */
export function fetchAheadOnce(
  journey: JourneyId,
  path: string,
  loadJourney: () => Promise<void>,
): () => void {
  const [here, there] =
    screenAt(journey, path).kind === 'chat' ? [fetchChat, fetchPages] : [fetchPages, fetchChat]
  let coming: Promise<unknown> | null = null
  const fetchAll = () => {
    coming ??= inTurn([
      loadJourney,
      async () => preloadAt(journey, path),
      async () => preloadComposed(journey),
      here,
      async () => inTurn(questionsAhead(journey)),
      there,
    ]).catch(() => {
      coming = null
    })
  }
  // After the next question's first frame: requesting a dozen files costs as much as rendering it.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
