/** Prefetches the code of later questions, so that the visitor can continue without waiting, even offline. */
import { formPreloaders, PlansQuestion } from '../../questions/QuestionForm.tsx'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import { screenAt } from '../screen-at-path.ts'
import { hasScreen, preloadAt, preloadComposed, screens } from '../screen-components.tsx'

type Part = () => Promise<unknown>
/**
 * Code to prefetch, for the pages or for the chat. `next` is what the question of the plan needs, which many
 * visitors reach within a second; `rest` is what later questions need.
 */
type Parts = { readonly next: readonly Part[]; readonly rest: readonly Part[] }

/**
 * Fetches code files one after the other. In parallel they would use up all connections to the server, and
 * the next answer would have to wait before it could be saved. If one file fails, the others still
 * load.
 * @throws the first failure, after all files have been tried
 */
async function inTurn(parts: readonly Part[]): Promise<void> {
  const failures: unknown[] = []
  for (const part of parts) await part().catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * Loads the screen of the pages, and returns the code to prefetch for them. The screen is loaded through
 * `screens`, which handles style sheets that fail to load.
 */
async function partsOfPages(): Promise<Parts> {
  await screens.step.preload()
  return (await import('../../pages/checkout/CheckoutPage.tsx')).pagePreloads()
}
async function partsOfChat(): Promise<Parts> {
  await screens.chat.preload()
  return (await import('../../conversation/ChatPage.tsx')).chatPreloads()
}

/** Loads the code that reads the visitor's chat messages. */
export const prefetchMessageReader: Part = async () =>
  (await import('../../conversation/ChatPage.tsx')).loadMessageReader()

/**
 * Creates a function that prefetches the code of all remaining questions, for pages and chat, so that the
 * visitor can continue offline. Call the created function after each answer. The files are fetched
 * once, in the order in which they will be needed. A failure is silent, and the next call tries again.
 */
export function makeQuestionPrefetcher(
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
      await inTurn([...parts.next, ...parts.rest])
    }
    await inTurn([
      // the steps that are not in the journey's first bundle, and what the question of the plan needs
      async () => Promise.all([loadJourney(), PlansQuestion.preload(), ...next.map(async (part) => part())]),
      async () => formPreloaders(journey)[0]?.(),
      async () => preloadAt(journey, path),
      async () => preloadComposed(journey),
      ...rest,
      async () => inTurn(formPreloaders(journey)),
      elsewhere,
    ])
  }
  const fetchAll = () => {
    coming ??= fetchAllInTurn().catch(() => {
      coming = null
    })
  }
  // Waits for the next question's first frame, because requesting a dozen files takes as long as rendering
  // that question.
  return () => void requestAnimationFrame(() => setTimeout(fetchAll))
}
