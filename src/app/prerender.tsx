import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageCampaign } from '../campaigns/types.ts'
import { brand } from '../content/brand.ts'
import { chatTitleOf } from '../content/chat.ts'
import { landingAt } from '../content/site/landings.ts'
import { states } from '../content/states.ts'
import { firstStep, formOf, pageOf, stepOf } from '../funnel/journeys.ts'
import type { JourneyId } from '../funnel/types.ts'
import { formTextOf } from '../questions/texts.ts'
import { journeyAt } from '../site/journey-at.ts'
import { booted } from '../store/events.ts'
import { emptyOrder } from '../store/order.ts'
import { rootReducer } from '../store/store.ts'
import { App } from './App.tsx'
import { journeyModule, loadParts } from './journeys/load.ts'
import { screenAt, type Screen } from './screen-at.ts'
import { modulesAt, preloadAt } from './screens.tsx'

/** What the build writes into a page: its first question, title and the code it needs immediately. */
export interface Prerendered {
  readonly html: string
  readonly head: string
  /** Stands in for the question while a stored order loads; the start page stays as it is. */
  readonly waiting?: string
  readonly modules: readonly string[]
}

/** The page of the first question, in a layout that needs no further code. */
function isFirstPage(journey: JourneyId, screen: Screen): boolean {
  if (screen.kind !== 'step' || screen.step !== firstStep({ journey })) return false
  return pageOf({ journey }, screen.step).layout.startsWith('checkout')
}

/**
 * Renders an address's first question as a new visitor sees it (D35), in the campaign's journey.
 * @param address without the campaign's prefix
 * @returns null where nothing can be rendered before the code is loaded: such an address gets the bare shell
 */
export async function render(address: string, campaign: PageCampaign): Promise<Prerendered | null> {
  const { id: journey } = await loadParts(journeyAt(campaign.journey, address))
  const screen = screenAt(journey, address)
  const position = firstStep({ journey })
  const isFirst = screen.kind === 'start' || screen.kind === 'chat' || isFirstPage(journey, screen)
  if (!isFirst || stepOf({ journey }, position).view !== 'text') return null
  await preloadAt(journey, address)
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const { prefix } = campaign
  const base = prefix && `/${prefix}`
  const order = emptyOrder({ journey, prefix, wish: {}, today: '2026-01-01' })
  const mode = screen.kind === 'chat' ? 'chat' : 'pages'
  store.dispatch(booted({ order, mode, position, subjectId: null, opening: 'pages' }))
  const html = renderToString(
    <StaticRouter basename={base || '/'} location={base + address}>
      <App
        store={store}
        base={base}
        campaign={campaign}
        journey={journey}
        follow={() => {}}
        report={() => {}}
      />
    </StaticRouter>,
  )
  const own = landingAt(address)
  const titles = { start: own?.title ?? campaign.title, chat: chatTitleOf(journey) }
  const title =
    screen.kind === 'start' || screen.kind === 'chat'
      ? titles[screen.kind]
      : formTextOf(order, formOf(pageOf(order, position))).title
  const canonical = own ? `<link rel="canonical" href="${own.path}" />` : ''
  return {
    html,
    head: `<title>${title} · ${brand.name}</title>${canonical}`,
    waiting: screen.kind === 'start' ? undefined : states.loadingLead,
    modules: [...modulesAt(journey, address), journeyModule(journey)].filter((each) => each !== null),
  }
}
