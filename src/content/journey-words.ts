/** Collects the journeys' own texts from the folder journeys. */
import { readdirSync } from 'node:fs'
import type { JourneyWords } from './text-types.ts'

// in a variable, because Vite treats a folder in `new URL(…, import.meta.url)` as an asset of a page
const here = import.meta.url
const folder = new URL('./journeys/', here)

const found = readdirSync(folder).map(async (file): Promise<readonly (readonly [string, JourneyWords])[]> => {
  const id = file.replace(/\.ts$/, '')
  const { journeyWords } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as {
    journeyWords?: JourneyWords
  }
  return journeyWords === undefined ? [] : [[id, journeyWords]]
})

/**
 * What the journeys are called, by their id: the `journeyWords` exports of the files in `src/content/journeys`. The
 * build replaces this module with its result (scripts/build/run-modules-at-build.ts).
 */
export const JOURNEY_WORDS: Readonly<Record<string, JourneyWords>> = Object.fromEntries(
  (await Promise.all(found)).flat(),
)
