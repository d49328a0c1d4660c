/**
 * Root component of the order app: provides the store, handles clicks on links and shows the current screen.
 */
import { useLayoutEffect, useMemo, type ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import type { PageCampaign } from '../campaigns/campaign-types.ts'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { selectKeeps } from '../store/selectors.ts'
import type { AppStore } from '../store/root-reducer.ts'
import { CampaignContext, BaseContext } from '../ui/useCampaign.ts'
import { WhatsappMessageDetailsContext } from '../ui/useWhatsappHref.ts'
import { StoragePersistsContext } from '../ui/useTextByStorageSupport.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import {
  catchLinks,
  dropRepeatedEnter,
  dropSecondClick,
  preloadLinked,
} from './app-wide-click-and-key-handlers.ts'
import { preloadAt, screenNameAt, screensOf } from './screen-components.tsx'
import { useWhatsappMessageDetails } from './useWhatsappMessageDetails.ts'
import { ChatStepInHistoryEntry } from './history/ChatStepInHistoryEntry.tsx'

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
