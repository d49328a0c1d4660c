/**
 * The demo site at /demo, a starter template: a small example with its own pages, languages and order, which nothing of
 * the operator's shop uses.
 */
import { useLayoutEffect, createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { greetedName } from '../funnel/journeys/demo/journey.ts'
import { formOf, pageOf } from '../funnel/journey-registry.ts'
import { useFocusOnQuestionChange } from '../questions/useFocusOnQuestionChange.ts'
import { selectPosition, selectProblems } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { ErrorWord } from '../ui/forms/FieldTexts.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { OrderChat } from './OrderChat.tsx'
import { OrderPage } from './OrderPages.tsx'
import { About, Greeted, DemoHome, NotFound } from './home-about-and-greeting.tsx'
import { demoPageAt, titleOf, type DemoPageKind } from './demo-page-at-path.ts'
import { recallSettings, useDemoTexts } from './language-and-theme.ts'
import './demo.css'

const FinishContext = createContext(() => {})

/** Share of the loading bar that is filled when loading starts. */
export const LOADING_BAR_MINIMUM = 0.08
/** Duration in milliseconds of one movement of the loading bar. A full bar disappears after this time. */
export const SPEED = 200
/** Milliseconds between two steps of the bar while the page is loading. */
export const TRICKLE = 800

/**
 * Largest share that is filled before the page has loaded, so that the bar never looks finished too early.
 */
const MOST = 0.994

/** Returns the next share of the bar to fill. The steps get smaller towards the end. */
const more = (share: number) => Math.min(MOST, share + (1 - share) * 0.1)

/**
 * Creates the timers of a loading bar. Call `start` when a page starts loading and `finish` when it has
 * loaded.
 * @param show draws a share from 0 to 1; null hides the bar
 */
export function loadingBarProgress(show: (share: number | null) => void) {
  let share: number | null = null
  let steps: ReturnType<typeof setInterval> | undefined
  let end: ReturnType<typeof setTimeout> | undefined

  function set(next: number | null): void {
    share = next
    show(next)
  }
  function rest(): void {
    clearInterval(steps)
    clearTimeout(end)
  }
  return {
    start(): void {
      rest()
      set(LOADING_BAR_MINIMUM)
      steps = setInterval(() => set(more(share ?? LOADING_BAR_MINIMUM)), TRICKLE)
    },
    finish(): void {
      if (share === null) return
      rest()
      set(1)
      end = setTimeout(() => set(null), SPEED)
    },
    stop: rest,
  }
}

function LoadingBar({ path, children }: { path: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const before = useRef(path)
  const progress = useRef<ReturnType<typeof loadingBarProgress> | null>(null)
  useLayoutEffect(() => {
    const made = loadingBarProgress((share) => {
      const element = bar.current
      if (!element) return
      element.hidden = share === null
      element.style.setProperty('--share', String(share ?? 0))
    })
    progress.current = made
    return made.stop
  }, [])
  useLayoutEffect(() => {
    if (before.current === path) return
    before.current = path
    progress.current?.start()
  }, [path])
  const finish = useCallback(() => progress.current?.finish(), [])
  return (
    <FinishContext value={finish}>
      <div ref={bar} className="demo-progress" aria-hidden="true" hidden />
      {children}
    </FinishContext>
  )
}

/** Finishes the loading bar once the browser has painted the page. Render it at the end of each page. */
function PageShown({ path }: { path: string }) {
  const finish = use(FinishContext)
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(finish)
    })
    return () => cancelAnimationFrame(frame)
  }, [finish, path])
  return null
}

const Chat = lazily<{ path: string }>(async () => {
  const { chatParts } = await import('../conversation/ChatPage.tsx')
  function LoadedChat({ path }: { path: string }) {
    return (
      <>
        <OrderChat parts={chatParts} />
        <PageShown path={path} />
      </>
    )
  }
  return { default: LoadedChat }
})

/** Focuses the first field of a new page, or its heading if it has none. The chat manages its own focus. */
function focusPage(path: string): boolean {
  if (demoPageAt(path) === 'chat') return true
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = document.querySelector<HTMLElement>('form[data-step] input') ?? heading
  if (heading) heading.tabIndex = -1
  window.scrollTo(0, 0)
  target?.focus({ preventScroll: true })
  return target !== null
}

/** Sets the language and title of the page. */
function useHead(route: DemoPageKind): void {
  const pack = useDemoTexts()
  const form = useSelector(({ ui }: RootState) => formOf(pageOf(ui, ui.position)))
  const isRefused = useSelector((state: RootState) =>
    pageOf(state.ui, selectPosition(state)).steps.some(
      (id) => Object.keys(selectProblems(state, id)).length > 0,
    ),
  )
  const isOrder = route === 'order' || route === 'chat'
  useLayoutEffect(() => {
    document.documentElement.lang = pack.lang
    document.title = `${isRefused && isOrder ? pack.errorWord : ''}${titleOf(route, pack, form)}`
  }, [form, isOrder, isRefused, pack, route])
}

/** The root component of the demo site. It renders the page at the current path. */
export function DemoSite() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/+$/, '')
  const route = demoPageAt(path)
  const pack = useDemoTexts()
  useLayoutEffect(recallSettings, [])
  useHead(route)
  useFocusOnQuestionChange(path, focusPage)
  return (
    <ErrorWord value={pack.errorWord}>
      <LoadingBar path={path}>
        {route === 'chat' ? (
          <Chat path={path} />
        ) : (
          <>
            <PageAt route={route} path={path} />
            <PageShown path={path} />
          </>
        )}
      </LoadingBar>
    </ErrorWord>
  )
}

function PageAt({ route, path }: { route: DemoPageKind; path: string }) {
  switch (route) {
    case 'home':
      return <DemoHome />
    case 'about':
      return <About />
    case 'route':
      return <Greeted name={greetedName(path) ?? ''} />
    case 'order':
      return <OrderPage />
    default:
      return <NotFound />
  }
}
