import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

const root = path.resolve(import.meta.dirname, '../..')
const main = path.join(root, 'src/main.tsx')
/** Screens whose first question is in the HTML: their code is on the critical path. */
const screens = [
  'pages/checkout/CheckoutPage.tsx',
  'conversation/ChatPage.tsx',
  'pages/landing/StartPage.tsx',
]

/**
 * Chunks on the critical path. On a slow connection every file costs a round trip before the first answer can be
 * given, so there are few: `vendor` (changes rarely, stays cached across deploys), `first` (ours), and one per
 * screen. Everything later is split at its dynamic import.
 */
export const chunkGroups = (['first', 'vendor'] as const).map((name, priority) => ({
  name: (id: string, context: Context): string | null => (chunkOf(id, context) === name ? name : null),
  debugName: name,
  priority,
}))

function chunkOf(id: string, context: Context): 'vendor' | 'first' | null {
  // the bundler's helpers: three lines that every file imports, not worth a file of their own
  if (id.includes('rolldown/runtime')) return 'vendor'
  // it awaits the screen, which imports `first`: in the same chunk they would deadlock
  if (id === main) return null
  const needs = reached(context)
  const own = needs.screens.filter((screen) => screen.has(id))
  if (!needs.main.has(id) && own.length === 0) return null
  if (id.includes('/node_modules/')) return 'vendor'
  const importers = context.getModuleInfo(id)?.importers ?? []
  // modules a later screen shares with one of these would split that chunk in two
  const isShared = own.length > 1 || importers.some((importer) => !own[0]?.has(importer))
  return needs.main.has(id) || isShared ? 'first' : null
}

type Needs = { readonly main: ReadonlySet<string>; readonly screens: readonly ReadonlySet<string>[] }

const known = new WeakMap<Context['getModuleInfo'], Needs>()

function reached(context: Context): Needs {
  const before = known.get(context.getModuleInfo)
  if (before) return before
  const needs = {
    main: closure(main, context),
    screens: screens.map((screen) => closure(path.join(root, 'src', screen), context)),
  }
  known.set(context.getModuleInfo, needs)
  return needs
}

/** A module and its static imports, transitively. */
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
