/**
 * Lists, by journey id, the functions that import each journey's code. The standard journey has none, because it is
 * bundled with the first screen.
 */
import { readdirSync } from 'node:fs'
import type { JourneyId } from '../../funnel/step-and-journey-types.ts'
import type { JourneyParts } from './register-journey.ts'

type Load = () => Promise<{ readonly browserBundle: JourneyParts }>

// in a variable, because Vite treats a folder in `new URL(…, import.meta.url)` as an asset of a page
const here = import.meta.url
const folder = new URL('./', here)

/**
 * Loads a journey's `browser-bundle.ts`, by the journey's id: one for every folder next to this file. The build
 * replaces this module with a list of imports (scripts/build/run-modules-at-build.ts).
 */
export const LOADERS: Readonly<Record<JourneyId, Load>> = Object.fromEntries(
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name !== 'standard')
    .map(({ name }) => {
      const bundle = new URL(`${name}/browser-bundle.ts`, folder).href
      return [name, async () => (await import(/* @vite-ignore */ bundle)) as Awaited<ReturnType<Load>>]
    }),
)
