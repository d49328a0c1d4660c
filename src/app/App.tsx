/**
 * Root component of the order app: provides the store, handles clicks on links and shows the current screen.
 */
import {
  useLayoutEffect,
  useMemo,
  type ReactNode,
  Component,
  type ErrorInfo,
  useSyncExternalStore,
} from 'react'
import { Provider, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { PageCampaign } from '../campaigns/campaign-types.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { selectKeeps, selectOrder, selectPosition, selectRecordId, selectUi } from '../store/selectors.ts'
import type { AppStore, RootState } from '../store/root-reducer.ts'
import { CampaignContext, BaseContext } from '../ui/useCampaign.ts'
import { WhatsappMessageDetailsContext } from '../ui/useWhatsappHref.ts'
import { StoragePersistsContext } from '../ui/useTextByStorageSupport.ts'
import {
  catchLinks,
  dropRepeatedEnter,
  dropSecondClick,
  preloadLinked,
} from './app-wide-click-and-key-handlers.ts'
import { preloadAt, screenNameAt, screensOf } from './screen-components.tsx'
import { waitAndErrorWords } from '../content/loading-saving-and-failures.ts'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import type { WhatsappMessageDetails } from '../content/build-whatsapp-link.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import { planLinkQuery } from '../funnel/plan-in-link.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { modeOf, screenAt } from './screen-at-path.ts'
import { stepInHistory } from './history/sync-address-bar.ts'

export interface AppProps {
  readonly store: AppStore
  /** Campaign prefix with a leading slash; '' if there is none. */
  readonly base: string
  readonly campaign: PageCampaign
  readonly journey: JourneyId
  /** Navigates to a path of this site, given without the campaign prefix. */
  readonly follow: (path: string) => void
  readonly report: (error: unknown, where: string) => void
  /** Called once the screen is mounted and its forms can be submitted. */
  readonly onReady?: () => void
}

const selectChatStep = (state: RootState) => {
  const { mode, phase, position } = selectUi(state)
  return mode === 'chat' && phase === 'ready' ? position : null
}

/**
 * Writes the chat's current step into the browser's history entry if it has none, so that Back can return to it. This
 * does not involve the router, because neither the URL nor the screen changes.
 */
function ChatStepInHistoryEntry() {
  const step = useSelector(selectChatStep)
  const { journey } = useSelector(selectUi)
  useLayoutEffect(() => {
    if (step === null) return
    const entry = (window.history.state ?? {}) as { usr?: unknown }
    if (stepInHistory(journey, entry.usr) !== null) return
    window.history.replaceState({ ...entry, usr: { step } }, '')
  }, [journey, step])
  return null
}

export function App({ store, base, campaign, journey, follow, report, onReady }: AppProps) {
  // a layout effect runs as soon as the page is hydrated, one frame earlier than a plain effect
  useLayoutEffect(() => onReady?.(), [onReady])
  const preload = preloadLinked(base, campaign.journey, journey, async (path) => preloadAt(journey, path))
  return (
    <Provider store={store}>
      <BaseContext value={base}>
        <CampaignContext value={campaign}>
          <ChatStepInHistoryEntry />
          <Guarded report={report} journey={journey} base={base}>
            {/* This element is not interactive itself. It handles the clicks on the links inside. */}
            <div
              className="app"
              onClickCapture={dropSecondClick}
              onKeyDownCapture={dropRepeatedEnter}
              onClick={catchLinks(base, campaign.journey, journey, follow)}
              onPointerOver={preload}
              onFocus={preload}
              role="presentation"
            >
              <ScreenOfAddress journey={journey} />
            </div>
          </Guarded>
        </CampaignContext>
      </BaseContext>
    </Provider>
  )
}

type GuardedProps = Pick<AppProps, 'report' | 'journey' | 'base'> & { readonly children: ReactNode }

type ErrorBoundaryProps = {
  readonly children: ReactNode
  readonly report: (error: unknown, where: string) => void
  /** Whether browser storage works. If not, the order would be lost in a reload. */
  readonly keeps: boolean
}

/**
 * Catches render errors. No answer is lost: "Continuar" reloads the page at the same step. If browser
 * storage is blocked, a reload would lose the order, so the button renders the screen again instead.
 */
class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.report(error, info.componentStack ?? 'render')
  }

  goOn = () => {
    if (this.props.keeps) window.location.reload()
    else this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main className="page__main stack" role="alert">
        <h1>{waitAndErrorWords.boundary.title}</h1>
        <p>{this.props.keeps ? waitAndErrorWords.boundary.text : waitAndErrorWords.boundary.textOpen}</p>
        <button type="button" className="button button--primary" onClick={this.goOn}>
          {waitAndErrorWords.boundary.action}
        </button>
        <HelpLinks />
      </main>
    )
  }
}

/** For a value that changes only with hydration: there is nothing to subscribe to. */
const never = () => () => {}

/** @param base campaign prefix with a leading slash; '' if there is none */
/**
 * The details for a message to the operator on WhatsApp: the order number, or of an open order its reference, plan,
 * question and link. The link does not contain the id of the lead: the browser that has the order knows it.
 */
function useWhatsappMessageDetails(journey: JourneyId, base: string): WhatsappMessageDetails {
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const hasRecord = useSelector(selectRecordId) !== null
  const { pathname } = useLocation()
  // a server-rendered page does not know the address of the site
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useMemo(() => {
    const { finished, facts, wish } = order
    if (finished) return { orderNumber: finished.orderNumber }
    if (!isHydrated || modeOf(screenAt(journey, pathname)) === null) return {}
    // with an order, the link's own plan might replace the one that was chosen since
    const query = hasRecord ? '' : planLinkQuery(wish)
    return {
      reference: facts.reference,
      plan: planOf(order)?.plan,
      step: textOf(order, position).name,
      link: `${window.location.origin}${base}${pathname}${query && `?${query}`}`,
    }
  }, [order, position, hasRecord, pathname, isHydrated, journey, base])
}

function Guarded({ report, journey, base, children }: GuardedProps) {
  const keeps = useSelector(selectKeeps)
  const help = useWhatsappMessageDetails(journey, base)
  return (
    <StoragePersistsContext value={keeps}>
      <WhatsappMessageDetailsContext value={help}>
        <ErrorBoundary report={report} keeps={keeps}>
          {children}
        </ErrorBoundary>
      </WhatsappMessageDetailsContext>
    </StoragePersistsContext>
  )
}

function ScreenOfAddress({ journey }: Pick<AppProps, 'journey'>) {
  const { pathname } = useLocation()
  const Screen = screensOf(journey)[screenNameAt(journey, pathname)]
  // if only the step changes, the screen stays and re-renders only what the store changed
  return useMemo(() => Screen && <Screen />, [Screen])
}
