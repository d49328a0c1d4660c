import { questionsAhead } from '../../questions/QuestionForm.tsx'
import type { JourneyId } from '../../funnel/types.ts'
import { screenAt } from '../screen-at.ts'
import { hasScreen, preloadAt, preloadComposed, screens } from '../screens.tsx'

type Part = () => Promise<unknown>
/** For a screen: what the second question needs besides its form, and the rest. */
type Parts = { readonly next: Part; readonly rest: readonly Part[] }

/**
 * Fetches parts one after the other. Side by side they would take every connection to the server, and the next
 * answer's call would wait behind them (D74). One that fails does not keep the others from loading.
 * @throws the first failure, at the end
 */
async function inTurn(parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** The parts of a screen. Goes through the screens, which handle style sheets that failed to load. */
async function partsOfPages(): Promise<Parts> {
  await screens.step.preload()
  return (await import('../../pages/checkout/CheckoutPage.tsx')).pagesAhead()
}
async function partsOfChat(): Promise<Parts> {
  await screens.chat.preload()
  return (await import('../../conversation/ChatPage.tsx')).chatAhead()
}

/** Loads what reads a message of the chat. */
export const loadMessageReader: Part = async () =>
  (await import('../../conversation/ChatPage.tsx')).loadMessageReader()

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
  if (hasScreen(journey)) return () => {}
  const [here, there] =
    screenAt(journey, path).kind === 'chat' ? [partsOfChat, partsOfPages] : [partsOfPages, partsOfChat]
  let coming: Promise<unknown> | null = null
  const fetchAllInTurn = async () => {
    const { next, rest } = await here()
    const elsewhere = async () => {
      const parts = await there()
      await inTurn([parts.next, ...parts.rest])
    }
    await inTurn([
      // what the answer to the next question needs, and what follows it
      async () => Promise.all([loadJourney(), next()]),
      async () => questionsAhead(journey)[0]?.(),
      async () => preloadAt(journey, path),
      async () => preloadComposed(journey),
      ...rest,
      async () => inTurn(questionsAhead(journey)),
      elsewhere,
    ])
  }
  const fetchAll = () => {
    coming ??= fetchAllInTurn().catch(() => {
      coming = null
    })
  }
  // After the next question's first frame: requesting a dozen files costs as much as rendering it.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
