/** Decides which modules the build puts together into one file (chunk). */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const root = path.resolve(import.meta.dirname, '../..')
const inSrc = (file: string) => path.join(root, 'src', file)
const main = inSrc('main.tsx')
/** Screens with a rendered first question. Their code is on the critical path. */
const screens = ['pages/checkout/CheckoutPage.tsx', 'conversation/ChatPage.tsx']
/** Code that only chats need: that of an order, and the call request by chat. */
const chatOnly = ['conversation/', 'ui/chat/', 'content/chat.ts'].map(inSrc)
/**
 * Entry points of the marketing pages: their script, their tracking, and their interactive parts (docs/decisions/0025).
 */
const marketing = [
  inSrc('marketing.tsx'),
  inSrc('app/landing/hydrate-islands.tsx'),
  inSrc('app/session/start-consent-and-tracking.ts'),
  ...readdirSync(inSrc('pages/landing/islands')).map((name) => inSrc(`pages/landing/islands/${name}`)),
]

/** The code that runs on a marketing page as long as no live part is used. None of it may need React. */
const unused = [
  'marketing.tsx',
  'app/session/start-consent-and-tracking.ts',
  'app/session/show-cookie-banner.ts',
  'app/counting/report-page-errors.ts',
]

/** The code that every page loads once it is shown: counting and reporting. */
const session = inSrc('app/session/start-consent-and-tracking.ts')

/** The code that the later questions of every order need in addition to their forms: steps, texts, sagas. */
const later = ['app/journeys/standard/checkout-steps-and-texts.ts', 'sagas/lazy-sagas.ts']
/** Folders of what an order shows; what its first scripts load late from them is in one file, `forms`, except: */
const shown = ['questions/', 'pages/checkout/'].map(inSrc)
/** - what most orders do not need, in another file: the first scripts list every file that can be loaded late; */
const rareForms = [
  'questions/CodeQuestion.tsx',
  'questions/DeadEndQuestion.tsx',
  'questions/QuizQuestion.tsx',
  'questions/StillValidQuestion.tsx',
  'questions/plans/CustomerOffersQuestion.tsx',
].map(inSrc)
/** - what is not loaded ahead, or not at the same time as the forms: each in a file of its own. */
const apart = [
  'pages/checkout/CartPage.tsx',
  'pages/checkout/DeadEndPage.tsx',
  'pages/checkout/PlansPage.tsx',
  'questions/HelpPanelOrderOptions.tsx',
  'questions/SeveralQuestionsForm.tsx',
  'questions/address/OrderCepFinder.tsx',
  'questions/address/NoCoverageOptionsCard.tsx',
  'questions/order/ExpiredOrErasedPage.tsx',
  'questions/order/OrderReceipt.tsx',
  'questions/waits/ContinueRateLimitedOrder.tsx',
  ...screens,
].map(inSrc)
/** The starter template, which uses the screens of an order but not its questions. */
const template = 'demo'
/** The other journeys, some of which have such a question on their first page. */
const journeys = readdirSync(inSrc('funnel/journeys')).filter((id) => id !== template)

/**
 * Groups modules into chunks. On a slow connection every file costs a round trip before the first question can be
 * answered, so there are few:
 *
 * - Critical path of an order: `base` and `react` (what marketing pages share with the order: what runs on each of them,
 *   and what their live parts need, with React), `first` (everything else that the first question needs), and one chunk
 *   per screen; `chat` is also used by the call request by chat.
 * - Marketing pages: `base` and `site`, which must not run React; later `react`, and `form-words` (what their forms share
 *   with the order's later steps).
 * - Soon on every page: `session`.
 * - Later in every order: `steps` (also the first page of some journeys), `later`, and `forms` with what these share
 *   with other screens (`form-parts`) and with marketing pages (`offer`); `rare-forms` in few of them.
 *
 * Everything else is split at its dynamic import.
 */
export const chunkGroups = (
  [
    'rare-forms',
    'forms',
    'form-parts',
    'offer',
    'later',
    'steps',
    'form-words',
    'session',
    'chat',
    'first',
    'site',
    'react',
    'base',
  ] as const
).map((name, priority) => ({
  name: (id: string, context: Context): string | null => (chunkOf(id, context) === name ? name : null),
  debugName: name,
  priority,
  // what it shares with others would come along
  ...(name === 'rare-forms' && { includeDependenciesRecursively: false }),
}))

function chunkOf(id: string, context: Context): Chunk | null {
  if (isReact(id)) return 'react'
  // main.tsx awaits the screen, which imports `first`; in the same chunk they would deadlock
  if (id === main) return null
  const needs = reached(context)
  const own = needs.screens.filter((screen) => screen.has(id))
  if (needs.marketing.has(id) && !marketing.includes(id)) {
    if (needs.main.has(id) || own.length > 0) return needs.unused.has(id) ? 'base' : 'react'
    if (needs.entry.has(id)) return 'site'
  }
  if (!needs.main.has(id) && own.length === 0) {
    if (needs.session.has(id)) return 'session'
    const isOnFirstPages = needs.journeys.some((journey) => journey.has(id))
    // the forms of marketing pages use some of these texts, but must not load the order's steps
    if (needs.later.has(id))
      return needs.marketing.has(id) ? 'form-words' : isOnFirstPages ? 'steps' : 'later'
    if (isOnlyOf(needs.rareForms, id, context)) return 'rare-forms'
    if (!needs.forms.has(id)) return null
    if (isOnFirstPages) return 'steps'
    if (needs.marketing.has(id)) return 'offer'
    // a module imported from elsewhere must not be in `forms`, because its importers would load all the forms
    return isOnlyOf(needs.forms, id, context) ? 'forms' : 'form-parts'
  }
  if (needs.main.has(id) || own.length > 1 || id.includes('/node_modules/')) return 'first'
  const importers = context.getModuleInfo(id)?.importers ?? []
  // a module that a later screen shares with one of these would split the chunk in two
  const isShared = importers.some((importer) => !own[0]?.has(importer))
  const isChat = own[0] === needs.screens[1]
  if (isShared && !(isChat && chatOnly.some((folder) => id.startsWith(folder)))) return 'first'
  return isChat ? 'chat' : null
}

/** Whether a module is among these, and imported only by these. */
const isOnlyOf = (modules: ReadonlySet<string>, id: string, context: Context): boolean =>
  modules.has(id) && (context.getModuleInfo(id)?.importers ?? []).every((importer) => modules.has(importer))

/**
 * The renderer of servers runs only in browsers that show another backend's plans
 * (src/app/landing/show-plans-of-other-server.ts).
 */
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\/(?!.*server)/.test(id)

type Chunk =
  | 'base'
  | 'react'
  | 'site'
  | 'first'
  | 'chat'
  | 'session'
  | 'steps'
  | 'later'
  | 'rare-forms'
  | 'forms'
  | 'form-parts'
  | 'form-words'
  | 'offer'

type Needs = {
  readonly entry: ReadonlySet<string>
  readonly marketing: ReadonlySet<string>
  readonly unused: ReadonlySet<string>
  readonly main: ReadonlySet<string>
  readonly screens: readonly ReadonlySet<string>[]
  readonly session: ReadonlySet<string>
  readonly later: ReadonlySet<string>
  readonly forms: ReadonlySet<string>
  readonly rareForms: ReadonlySet<string>
  readonly journeys: readonly ReadonlySet<string>[]
}

const known = new WeakMap<Context['getModuleInfo'], Needs>()

function reached(context: Context): Needs {
  const before = known.get(context.getModuleInfo)
  if (before) return before
  const first = [main, ...screens.map(inSrc)].flatMap((entry) => [...closure(entry, context)])
  const forms = first
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => shown.some((folder) => id.startsWith(folder)))
    .filter((id) => !rareForms.includes(id) && !apart.includes(id))
  const needs = {
    entry: closure(inSrc('marketing.tsx'), context),
    marketing: new Set(marketing.flatMap((entry) => [...closure(entry, context)])),
    unused: new Set(unused.flatMap((entry) => [...closure(inSrc(entry), context)])),
    main: closure(main, context),
    screens: screens.map((screen) => closure(inSrc(screen), context)),
    session: closure(session, context),
    forms: new Set(forms.flatMap((entry) => [...closure(entry, context)])),
    rareForms: new Set(rareForms.flatMap((entry) => [...closure(entry, context)])),
    later: new Set(later.flatMap((entry) => [...closure(inSrc(entry), context)])),
    journeys: journeys.map((id) => closure(inSrc(`app/journeys/${id}/browser-bundle.ts`), context)),
  }
  known.set(context.getModuleInfo, needs)
  return needs
}

/** Returns a module and all its static imports, transitively. */
function closure(entry: string, context: Context): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return seen
}
