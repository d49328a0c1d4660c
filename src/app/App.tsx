import { useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import type { AppStore } from '../store/store.ts'
import { AddressBridge, type AddressDoor } from './AddressBridge.tsx'
import { Boundary } from './Boundary.tsx'
import { catchLinks } from './links.ts'
import { screenAt } from './places.ts'
import { screens } from './screens.ts'

export interface AppProps {
  readonly store: AppStore
  readonly door: AddressDoor
  /** Campaign prefix with leading slash, '' for none. */
  readonly base: string
  readonly report: (error: unknown, where: string) => void
  /** Called once the screen stands and a submit would be handled. */
  readonly onReady?: () => void
}

/** The whole client inside a router: the store, the door to the address bar, and the screen of the address. */
export function App({ store, door, base, report, onReady }: AppProps) {
  // Before the paint: handlers stand as soon as the page is hydrated, a frame earlier than a plain effect.
  useLayoutEffect(() => onReady?.(), [onReady])
  return (
    <Provider store={store}>
      <AddressBridge door={door} />
      <Boundary report={report}>
        <ScreenOfAddress base={base} />
      </Boundary>
    </Provider>
  )
}

function ScreenOfAddress({ base }: { base: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const Screen = screens[screenAt(pathname).kind]
  return (
    // Not an interactive element of its own: it hears the clicks of the links inside.
    <div className="app" onClick={catchLinks(base, (path) => void navigate(path))} role="presentation">
      <Screen />
    </div>
  )
}
