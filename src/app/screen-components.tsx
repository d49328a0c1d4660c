/** The app's screens: which component each path shows, and how its code and that of the later questions is preloaded. */
import type { ComponentType } from 'react'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { journeyOf, pageAt } from '../funnel/journey-registry.ts'
import type { JourneyId, Page } from '../funnel/step-and-journey-types.ts'
import { formPreloaders, PlansQuestion, SeveralQuestionsForm } from '../questions/QuestionForm.tsx'
import { registeredPartOf } from '../questions/journey-part-registry.ts'
import { screenAt, type Screen } from './screen-at-path.ts'

/** Placeholder while a screen's code loads. It keeps the header, so that help and the home link work. */
function Coming() {
  return (
    <div className="page">
      <SiteHeader />
      <div className="page__body">
        <main className="page__main">
          <div className="page__tools" />
          <Skeleton shape="question" />
        </main>
      </div>
    </div>
  )
}

/** Kinds of the screens that all journeys share. */
type OfSite = Exclude<Screen['kind'], 'own'>

const onItsWay = { fallback: <Coming /> }

/** The screens by kind. The code of a screen is loaded when its path is opened. */
export const screens = {
  // a landing page needs a full page load, which the browser has already started
  // (src/app/history/sync-address-bar.ts)
  start: lazily(async () => ({ default: Coming })),
  chat: lazily(async () => import('../conversation/ChatPage.tsx'), onItsWay),
  step: lazily(async () => import('../pages/checkout/CheckoutPage.tsx'), onItsWay),
  cart: lazily(async () => import('../pages/checkout/CartPage.tsx'), onItsWay),
  call: lazily(async () => import('../pages/contact/CallRequestPage.tsx'), onItsWay),
  'call-chat': lazily(async () => import('../conversation/CallRequestChatPage.tsx'), onItsWay),
  regulations: lazily(async () => import('../pages/site/RegulationsPage.tsx'), onItsWay),
  linktree: lazily(async () => import('../pages/site/LinktreePage.tsx'), onItsWay),
  'mobile-plan': lazily(async () => import('../pages/site/CurrentMobilePlanPage.tsx'), onItsWay),
  unknown: lazily(async () => import('../pages/NotFoundPage.tsx'), onItsWay),
} as const satisfies Record<OfSite, unknown>

const hasScreen = (journey: JourneyId): boolean => registeredPartOf(journey).Screen !== undefined

/** Name of the screen at a path: its kind, or the journey's id if the journey has its own screen. */
export const screenNameAt = (journey: JourneyId, path: string): string =>
  hasScreen(journey) ? journey : screenAt(journey, path).kind

/** A journey's screens by name. */
export function screensOf(journey: JourneyId): Readonly<Record<string, ComponentType>> {
  const { Screen } = registeredPartOf(journey)
  return Screen ? { [journey]: Screen } : screens
}

/** Source file of each screen. */
const screenModules: Readonly<Record<OfSite, string | null>> = {
  start: null,
  chat: 'src/conversation/ChatPage.tsx',
  step: 'src/pages/checkout/CheckoutPage.tsx',
  cart: 'src/pages/checkout/CartPage.tsx',
  call: 'src/pages/contact/CallRequestPage.tsx',
  'call-chat': 'src/conversation/CallRequestChatPage.tsx',
  regulations: 'src/pages/site/RegulationsPage.tsx',
  linktree: 'src/pages/site/LinktreePage.tsx',
  'mobile-plan': 'src/pages/site/CurrentMobilePlanPage.tsx',
  unknown: 'src/pages/NotFoundPage.tsx',
}

/** Source file of `SeveralQuestionsForm`. */
const severalQuestionsModule = 'src/questions/SeveralQuestionsForm.tsx'

const isComposed = (page: Page) => page.steps.length > 1

/**
 * Loads the code that the page at a path needs at once: its screen and, if it asks several questions, the
 * composed form.
 */
export async function preloadAt(journey: JourneyId, path: string): Promise<void> {
  const screen = screenAt(journey, path)
  if (screen.kind === 'own' || hasScreen(journey)) return
  const page = screen.kind === 'step' ? pageAt({ journey }, path) : null
  await Promise.all([
    screens[screen.kind].preload(),
    page && isComposed(page) && SeveralQuestionsForm.preload(),
  ])
}

/** Loads the composed form if any page of the journey has several questions. */
async function preloadComposed(journey: JourneyId): Promise<void> {
  if (journeyOf({ journey }).pages.some(isComposed)) await SeveralQuestionsForm.preload()
}

/** Source files of the code that `preloadAt` loads. */
export function modulesAt(journey: JourneyId, path: string): string[] {
  const screen = screenAt(journey, path)
  if (screen.kind === 'own' || hasScreen(journey)) return []
  const page = screen.kind === 'step' ? pageAt({ journey }, path) : null
  const own = screenModules[screen.kind]
  return [...(own === null ? [] : [own]), ...(page && isComposed(page) ? [severalQuestionsModule] : [])]
}

type Part = () => Promise<unknown>

/** Loads the code that reads the visitor's chat messages. */
export const prefetchMessageReader: Part = async () =>
  (await import('../conversation/ChatPage.tsx')).loadMessageReader()

/**
 * Loads what the pages, or the chat, show with later questions. The screen is loaded through `screens`, which handles
 * style sheets that fail to load.
 */
const preloadPages: Part = async () => {
  await screens.step.preload()
  await (await import('../pages/checkout/CheckoutPage.tsx')).preloadLaterParts()
}
const preloadChat: Part = async () => {
  await screens.chat.preload()
  await (await import('../conversation/ChatPage.tsx')).preloadLaterParts()
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
