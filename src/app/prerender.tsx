import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageCampaign } from '../campaigns/types.ts'
import { brand } from '../content/brand.ts'
import { chat } from '../content/chat.ts'
import { landingAt } from '../content/site/landings.ts'
import { states } from '../content/states.ts'
import { cep } from '../content/steps/cep.ts'
import { booted } from '../store/events.ts'
import { emptyOrder } from '../store/order.ts'
import { rootReducer } from '../store/store.ts'
import { App } from './App.tsx'
import { parts } from './journeys/standard.ts'
import { screenAt } from './screen-at.ts'
import { screenModules, screens } from './screens.tsx'

/** What the build writes into a page: its first question, title, and the code it needs at once. */
export interface Prerendered {
  readonly html: string
  readonly head: string
  /** Stands in the question's place while a stored order is fetched; the start page stays as it is. */
  readonly waiting?: string
  readonly modules: readonly string[]
}

/**
 * Renders the first question of an address as a visitor of whom nothing is known sees it (D35).
 * @param address without the campaign's prefix
 */
export async function render(address: string, campaign: PageCampaign): Promise<Prerendered> {
  const screen = screenAt(parts.id, address)
  await screens[screen.kind].preload()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const { prefix } = campaign
  const base = prefix && `/${prefix}`
  const order = emptyOrder({ journey: parts.id, prefix, wish: {}, today: '2026-01-01' })
  const mode = screen.kind === 'chat' ? 'chat' : 'pages'
  store.dispatch(booted({ order, mode, position: 'cep', subjectId: null, opening: 'pages' }))
  const html = renderToString(
    <StaticRouter basename={base || '/'} location={base + address}>
      <App
        store={store}
        base={base}
        campaign={campaign}
        journey={parts.id}
        follow={() => {}}
        report={() => {}}
      />
    </StaticRouter>,
  )
  const own = landingAt(address)
  const titles = { start: own?.title ?? campaign.title, chat: chat.title }
  const title = screen.kind === 'start' || screen.kind === 'chat' ? titles[screen.kind] : cep.title
  const canonical = own ? `<link rel="canonical" href="${own.path}" />` : ''
  return {
    html,
    head: `<title>${title} · ${brand.name}</title>${canonical}`,
    waiting: screen.kind === 'start' ? undefined : states.loadingLead,
    modules: [screenModules[screen.kind]],
  }
}
