/**
 * Loads all journeys (variants of the order) from `src/funnel/journeys`, for server, build and tests. A browser loads
 * only the journey of its page.
 */
import { readdirSync } from 'node:fs'
import type { Journey } from '../funnel/step-and-journey-types.ts'

// in a variable, because Vite would treat the folder as an asset if `new URL` contained `import.meta.url`
const here = import.meta.url
const folder = new URL('../funnel/journeys/', here)
const ids = readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
)

/**
 * Imports the `journey.ts` of a journey's folder and returns the journey. Throws if there is no such export.
 */
async function journeyIn(id: string): Promise<Journey> {
  const exported = (await import(/* @vite-ignore */ new URL(`${id}/journey.ts`, folder).href)) as Record<
    string,
    Partial<Journey>
  >
  const found = Object.values(exported).find((each) => each.id === id)
  if (!found) throw new Error(`src/funnel/journeys/${id}/journey.ts exports no journey '${id}'`)
  return found as Journey
}

/**
 * All journeys. They are read from the exports of their files rather than from the registry of journeys,
 * because Vite loads its configuration with separate module instances, in which no journey is registered.
 */
export const journeys: readonly Journey[] = await Promise.all(ids.map(journeyIn))
