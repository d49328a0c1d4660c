/** Decides which modules the build puts together into one file (chunk). */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const root = path.resolve(import.meta.dirname, '../..')
const inSrc = (file: string) => path.join(root, 'src', file)
const main = inSrc('main.tsx')
/** Screens with a rendered first question. Their code is on the critical path. */
const screens = ['pages/checkout/CheckoutPage.tsx', 'conversation/ChatPage.tsx'].map(inSrc)
/** Code that only chats need: that of an order, and the call request by chat. */
const chatOnly = ['conversation/', 'ui/chat/', 'content/chat.ts'].map(inSrc)
const islands = readdirSync(inSrc('pages/landing/islands')).map((name) => `pages/landing/islands/${name}`)
/** The starter template, which uses the screens of an order but not its questions. */
const template = 'demo'
/** The other journeys, some of which have a question of the order on their first page. */
const journeys = readdirSync(inSrc('funnel/journeys')).filter((id) => id !== template)

/** The parts of the site, each with the modules at which it begins. */
const starts = {
  /** What runs on a marketing page as long as no live part is used. None of it may need React. */
  unused: [
    'marketing.tsx',
    'app/session/start-consent-and-tracking.ts',
    'app/session/show-cookie-banner.ts',
    'app/counting/report-page-errors.ts',
  ],
  /** The marketing pages: their script, their tracking, and their interactive parts (docs/decisions/0025). */
  marketing: [
    'marketing.tsx',
    'app/landing/hydrate-islands.tsx',
    'app/session/start-consent-and-tracking.ts',
    ...islands,
  ],
  /** Other pages outside an order, and the search of a street, which may be open before the order's part is there. */
  outside: [
    'conversation/CallRequestChatPage.tsx',
    'pages/NotFoundPage.tsx',
    'questions/address/CepFinder.tsx',
    'pages/contact/CallRequestPage.tsx',
    ...readdirSync(inSrc('pages/site'))
      .filter((name) => name.endsWith('Page.tsx'))
      .map((name) => `pages/site/${name}`),
  ],
  /** Counting and reporting, soon on every page. */
  session: [
    'app/session/start-consent-and-tracking.ts',
    'app/session/show-cookie-banner.ts',
    'app/counting/report-page-errors.ts',
  ],
  /** The calls of the API, which look up the first answer. */
  api: ['api/create-api.ts', 'content/problems/failed-requests.ts'],
  /** What an order needs after its first question. What only few orders need is not here: it loads by itself. */
  order: [
    'app/journeys/standard/checkout-steps-and-texts.ts',
    'sagas/order.ts',
    'pages/checkout/PlansPage.tsx',
    'questions/ChoiceQuestion.tsx',
    'questions/EmailQuestion.tsx',
    'questions/SkipButton.tsx',
    'questions/address/AddressCoveredScene.tsx',
    'questions/address/HouseOrFlatButtons.tsx',
    'questions/dates/DatesQuestion.tsx',
    'questions/notices/QuestionNotice.tsx',
    'questions/notices/QuestionNoticeAnnouncement.tsx',
    'questions/order/OrderCard.tsx',
    'questions/order/OrderReceipt.tsx',
    'questions/order/ReviewQuestion.tsx',
    'questions/plans/LinkedPlan.tsx',
    'questions/plans/PlansQuestion.tsx',
    'questions/waits/TimedLongWait.tsx',
    'ui/art/TechnicianAtDoor.tsx',
  ],
  /** What a chat needs after its first question. */
  reader: [
    'conversation/message-handler.ts',
    'conversation/FieldByFieldTranscript.tsx',
    'conversation/FreeTextInput.tsx',
  ],
  /** What few visitors need, and shares something with the reader: that stays in a file of its own. */
  rare: [
    'app/landing/update-landing-prices.ts',
    'sagas/code/send-and-check-emailed-code.ts',
    'sagas/order-actions/run-order-action.ts',
  ],
} as const satisfies Record<string, readonly string[]>
type Part = keyof typeof starts

// a module that was renamed would silently load elsewhere
for (const file of Object.values(starts).flat())
  if (!existsSync(inSrc(file))) throw new Error(`the build puts together what is not there: ${file}`)

const LATE = ['reader', 'order', 'steps', 'words', 'api', 'session'] as const
const CRITICAL = ['chat', 'first', 'site', 'react', 'base'] as const

/**
 * Groups modules into chunks. On a slow connection every file costs a round trip before the first question can be
 * answered, so there are few (docs/decisions/0056):
 *
 * - Critical path of an order: `base` and `react` (what marketing pages share with the order: what runs on each of them,
 *   and what their live parts need, with React), `first` (everything else that the first question needs), and one chunk
 *   per screen; `chat` is also used by the call request by chat.
 * - Marketing pages: `base` and `site`, which must not run React; later `react`.
 * - Soon on every page: `session`; in every order: `api`.
 * - Later in every order: `order`, with what it shares with the first pages of other journeys (`steps`) and with pages
 *   outside of orders (`words`).
 * - Later in every chat: `reader`.
 *
 * Everything else is split at its dynamic import.
 */
export const chunkGroups = [...LATE, ...CRITICAL].map((name, priority) => ({
  name: (id: string, context: Context): string | null => (chunkOf(id, context) === name ? name : null),
  debugName: name,
  priority,
  // what a late chunk shares with others would come along
  ...(priority < LATE.length && { includeDependenciesRecursively: false }),
}))

function chunkOf(id: string, context: Context): string | null {
  if (isReact(id)) return 'react'
  // main.tsx awaits the screen, which imports `first`; in the same chunk they would deadlock
  if (id === main) return null
  const { parts, ...needs } = reached(context)
  const own = needs.screens.filter((screen) => screen.has(id))
  const isFirst = needs.main.has(id) || own.length > 0
  if (parts.marketing.has(id) && !needs.marketing.has(id)) {
    if (isFirst) return parts.unused.has(id) ? 'base' : 'react'
    if (needs.entry.has(id)) return 'site'
  }
  if (!isFirst) return lateChunkOf(id, context)
  if (needs.main.has(id) || own.length > 1 || id.includes('/node_modules/')) return 'first'
  const importers = context.getModuleInfo(id)?.importers ?? []
  // a module that a later screen shares with one of these would split the chunk in two
  const isShared = importers.some((importer) => !own[0]?.has(importer))
  const isChat = own[0] === needs.screens[1]
  if (isShared && !(isChat && chatOnly.some((folder) => id.startsWith(folder)))) return 'first'
  return isChat ? 'chat' : null
}

/** The chunk of a module that no first question needs. */
function lateChunkOf(id: string, context: Context): string | null {
  const { parts, ...needs } = reached(context)
  if (parts.session.has(id)) return 'session'
  if (parts.order.has(id)) {
    // their pages must not load the order
    if (parts.marketing.has(id) || parts.outside.has(id)) return 'words'
    return needs.journeys.has(id) ? 'steps' : 'order'
  }
  if (parts.api.has(id)) return 'api'
  if (!parts.reader.has(id)) return null
  if (parts.marketing.has(id) || parts.outside.has(id)) return 'words'
  return parts.rare.has(id) ? null : 'reader'
}

/**
 * The renderer of servers runs only in browsers that show another backend's plans
 * (src/app/landing/show-plans-of-other-server.ts).
 */
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\/(?!.*server)/.test(id)

type Needs = {
  /** The modules of each part, and those that they import. */
  readonly parts: Readonly<Record<Part, ReadonlySet<string>>>
  /** The first modules of the marketing pages, each of which stays a file. */
  readonly marketing: ReadonlySet<string>
  readonly entry: ReadonlySet<string>
  readonly main: ReadonlySet<string>
  readonly screens: readonly ReadonlySet<string>[]
  readonly journeys: ReadonlySet<string>
}

const known = new WeakMap<Context['getModuleInfo'], Needs>()

function reached(context: Context): Needs {
  const before = known.get(context.getModuleInfo)
  if (before) return before
  const closureOf = (files: readonly string[]) => closure(files.map(inSrc), context)
  const parts = Object.fromEntries(
    Object.entries(starts).map(([part, files]) => [part, closureOf(files)]),
  ) as Record<Part, Set<string>>
  const needs = {
    parts,
    marketing: new Set(starts.marketing.map(inSrc)),
    entry: closureOf(['marketing.tsx']),
    main: closure([main], context),
    screens: screens.map((screen) => closure([screen], context)),
    journeys: closureOf(journeys.map((id) => `app/journeys/${id}.ts`)),
  }
  known.set(context.getModuleInfo, needs)
  return needs
}

/** Returns modules and all their static imports, transitively. */
function closure(entries: readonly string[], context: Context): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return seen
}
