/**
 * The demo site at /demo, a starter template: a small example with its own pages, languages and order, which nothing of
 * the operator's shop uses.
 */
import { useLayoutEffect } from 'react'
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
import { PageShown, LoadingBar } from './LoadingBar.tsx'
import { recallSettings, useDemoTexts } from './language-and-theme.ts'
import './demo.css'

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
