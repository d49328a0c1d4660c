/** Renders the pages that run the React app to HTML: the first question of each journey, and the app's other pages. */
import { configureStore } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { PageCampaign } from '../../campaigns/campaign-types.ts'
import { brand } from '../../content/brand-and-phones.ts'
import { chatTitleOf } from '../../conversation/chat-title.ts'
import { orderDescription } from '../../content/journey-names-and-descriptions.ts'
import { pageHeads } from '../../content/site/page-titles-and-descriptions.ts'
import { notFound } from '../../content/not-found.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { firstStep, formOf, pageOf, stepOf } from '../../funnel/journey-registry.ts'
import type { JourneyId, Mode } from '../../funnel/step-and-journey-types.ts'
import { formTextOf } from '../../questions/look-up-step-texts.ts'
import { capabilitiesOf, lackingCapabilities } from '../../contract/server-capabilities.ts'
import type { Capability } from '../../contract/server-capabilities.ts'
import { journeyAt } from '../../site/journey-at-path.ts'
import { journeyStarted } from '../../store/redux-actions.ts'
import { emptyOrder } from '../../store/order.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { App } from '../App.tsx'
import { journeyModules, loadJourney } from '../journeys/load-journey.ts'
import type { ServerRendered } from './insert-into-template.ts'
import type { BackendSettings } from './page-renderer-input.ts'
import { pageHead, type PageHead } from './page-head-and-structured-data.tsx'
import { modeOf, screenAt, type Screen } from '../screen-at-path.ts'
import { modulesAt, preloadAt } from '../screen-components.tsx'

/**
 * Canonical path of a page, the picture shown with shared links, the site's scheme and host, and the server that takes
 * the orders.
 */
type Shown = Pick<PageHead, 'path' | 'scene' | 'origin'> & { readonly backend?: BackendSettings }

/** Returns what the server that takes the orders cannot do, as the page's script finds it (choose-api-server.ts). */
const lacksOf = (backend: BackendSettings | undefined): readonly Capability[] =>
  backend?.url ? lackingCapabilities(capabilitiesOf(backend.takesNoEmail ? ['no-email'] : [])) : []

/** Whether a screen shows the journey's first question with a form that needs no further code. */
function isFirstQuestion(journey: JourneyId, screen: Screen): boolean {
  const first = firstStep({ journey })
  const isAsked = screen.kind === 'chat' || (screen.kind === 'step' && screen.step === first)
  return isAsked && stepOf({ journey }, first).view === 'text'
}

const isBeside = (kind: Screen['kind']): kind is keyof typeof pageHeads => Object.hasOwn(pageHeads, kind)

/** Whether a screen looks the same for every new visitor, so that it can be server-rendered. */
function isKnown(journey: JourneyId, screen: Screen): boolean {
  const { kind } = screen
  return isBeside(kind) || kind === 'own' || kind === 'unknown' || isFirstQuestion(journey, screen)
}

/** Creates a store with an empty order at its first question. */
function newOrder(journey: JourneyId, prefix: string, mode: Mode, lacks: readonly Capability[]) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false, immutableCheck: false }),
  })
  const order = emptyOrder({ journey, prefix, wish: {}, today: '2026-01-01' })
  store.dispatch(journeyStarted({ order, mode, position: firstStep({ journey }), recordId: null, lacks }))
  return { store, order }
}

const neededAt = (journey: JourneyId, address: string) => [
  ...modulesAt(journey, address),
  ...journeyModules(journey),
]

/** Returns the source files of the code that a page needs at once, as named in the build manifest. */
export async function modulesOf(
  address: string,
  { journey }: Pick<PageCampaign, 'journey'>,
): Promise<string[]> {
  const { id } = await loadJourney(journeyAt(journey, address))
  return neededAt(id, address)
}

/**
 * Renders the page at a path as a new visitor sees it: the first question of the order in the
 * campaign's journey, a page outside the order, or the "not found" page.
 * @param address without the campaign's prefix
 * @returns null if the page cannot be server-rendered; the server then sends the empty template
 */
export async function renderAppPage(
  address: string,
  campaign: PageCampaign,
  { backend, ...shown }: Shown,
): Promise<ServerRendered | null> {
  const { id: journey, recordCalls, headAt } = await loadJourney(journeyAt(campaign.journey, address))
  const screen = screenAt(journey, address)
  if (!isKnown(journey, screen)) return null
  await preloadAt(journey, address)
  const { prefix } = campaign
  const base = prefix && `/${prefix}`
  const mode = modeOf(screen) ?? 'pages'
  const { store, order } = newOrder(journey, prefix, mode, lacksOf(backend))
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
  const modules = neededAt(journey, address)
  const brought = headAt?.(address)
  if (brought) {
    const { title, lang, script } = brought
    return {
      html,
      head: `<title>${title}</title>${script ? `<script>${script}</script>` : ''}`,
      lang,
      modules,
    }
  }
  if (screen.kind === 'unknown')
    return { html, head: `<title>${notFound.title} · ${brand.name}</title>`, modules }
  if (isBeside(screen.kind)) return { html, head: pageHead({ ...pageHeads[screen.kind], ...shown }), modules }
  const title =
    mode === 'chat' ? chatTitleOf(journey) : formTextOf(order, formOf(pageOf(order, firstStep(order)))).title
  const description = orderDescription(mode, journey)
  // a shared link to the chat already looks different from one to the form
  const picture = mode === 'chat' ? { ...shown, scene: 'chat' as const } : shown
  return {
    html,
    head: pageHead({ title, description, ...picture }),
    waiting: waitAndErrorWords.loadingLead,
    recordKind: recordCalls?.kind,
    modules,
  }
}
