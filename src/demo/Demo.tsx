import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { greetedAt } from '../funnel/journeys/demo/journey.ts'
import { formOf, pageOf } from '../funnel/journeys.ts'
import { useFocusOnMove } from '../questions/useFocusOnMove.ts'
import { selectPosition, selectProblems } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { ErrorWord } from '../ui/forms/Question.tsx'
import { lazily } from '../ui/lazily.tsx'
import { Conversation } from './Chat.tsx'
import { OrderPage } from './Order.tsx'
import { About, Greeted, Home, NotFound } from './pages.tsx'
import { placeAt, titleOf, type Place } from './places.ts'
import { PageShown, ProgressBar } from './ProgressBar.tsx'
import { recallSettings, usePack } from './settings.ts'
import './demo.css'

const Chat = lazily<{ path: string }>(async () => {
  const { chatParts } = await import('../conversation/ChatPage.tsx')
  function DemoChat({ path }: { path: string }) {
    return (
      <>
        <Conversation parts={chatParts} />
        <PageShown path={path} />
      </>
    )
  }
  return { default: DemoChat }
})

/** The field that the page is for, else its heading. The chat looks after itself. */
function focusPage(path: string): boolean {
  if (placeAt(path) === 'chat') return true
  const heading = document.querySelector<HTMLElement>('main h1')
  const target = document.querySelector<HTMLElement>('form[data-step] input') ?? heading
  if (heading) heading.tabIndex = -1
  window.scrollTo(0, 0)
  target?.focus({ preventScroll: true })
  return target !== null
}

function useHead(place: Place): void {
  const pack = usePack()
  const form = useSelector(({ flow }: RootState) => formOf(pageOf(flow, flow.position)))
  const isRefused = useSelector((state: RootState) =>
    pageOf(state.flow, selectPosition(state)).steps.some(
      (id) => Object.keys(selectProblems(state, id)).length > 0,
    ),
  )
  const isOrder = place === 'order' || place === 'chat'
  useLayoutEffect(() => {
    document.documentElement.lang = pack.lang
    document.title = `${isRefused && isOrder ? pack.errorWord : ''}${titleOf(place, pack, form)}`
  }, [form, isOrder, isRefused, pack, place])
}

/** Everything below /demo. */
export function Demo() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/+$/, '')
  const place = placeAt(path)
  const pack = usePack()
  useLayoutEffect(recallSettings, [])
  useHead(place)
  useFocusOnMove(path, focusPage)
  return (
    <ErrorWord value={pack.errorWord}>
      <ProgressBar path={path}>
        {place === 'chat' ? (
          <Chat path={path} />
        ) : (
          <>
            <PageAt place={place} path={path} />
            <PageShown path={path} />
          </>
        )}
      </ProgressBar>
    </ErrorWord>
  )
}

function PageAt({ place, path }: { place: Place; path: string }) {
  switch (place) {
    case 'home':
      return <Home />
    case 'about':
      return <About />
    case 'route':
      return <Greeted name={greetedAt(path) ?? ''} />
    case 'order':
      return <OrderPage />
    default:
      return <NotFound />
  }
}
