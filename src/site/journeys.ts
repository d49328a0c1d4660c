/**
 * Registers every journey of `src/funnel/journeys`, for server, build and tests. A browser loads only the one its page
 * belongs to.
 */
import { readdirSync } from 'node:fs'
import type { Journey } from '../funnel/types.ts'

// in a variable: where Vite sees it within `new URL`, it takes the folder for an asset of a page
const here = import.meta.url
const folder = new URL('../funnel/journeys/', here)
const ids = readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
  each.isDirectory() ? [each.name] : [],
)

/** The journey that `journey.ts` exports in the folder named after it. */
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
 * Every journey; each is in the folder named after its id. Taken from what the files export: Vite loads its configuration
 * with instances of its own, in which none of them is registered.
 */
export const journeys: readonly Journey[] = await Promise.all(ids.map(journeyIn))
