import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { brand } from '../content/brand.ts'
import { chat } from '../content/chat.ts'
import { landing } from '../content/landing.ts'
import { states } from '../content/states.ts'
import { steps } from '../content/steps.ts'
import { booted } from '../store/events.ts'
import { emptyOrder } from '../store/order.ts'
import { rootReducer } from '../store/store.ts'
import { App } from './App.tsx'
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

/** Renders the first question of an address as a visitor of whom nothing is known sees it (decisions 35). */
export async function render(address: string): Promise<Prerendered> {
  const screen = screenAt(address)
  await screens[screen.kind].preload()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const order = emptyOrder({ addon: '', wish: {}, today: '2026-01-01' })
  const mode = screen.kind === 'chat' ? 'chat' : 'pages'
  store.dispatch(booted({ order, mode, position: 'cep', leadId: null, opening: 'pages' }))
  const html = renderToString(
    <StaticRouter location={address}>
      <App store={store} base="" follow={() => {}} report={() => {}} />
    </StaticRouter>,
  )
  const title =
    screen.kind === 'chat' ? chat.title : screen.kind === 'start' ? landing.title : steps.cep.title
  return {
    html,
    head: `<title>${title} · ${brand.name}</title>`,
    waiting: screen.kind === 'start' ? undefined : states.loadingLead,
    modules: [screenModules[screen.kind]],
  }
}
