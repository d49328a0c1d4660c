/** Collects the name, chat title and descriptions of every journey from the files in src/content/journeys. */
import { readdirSync } from 'node:fs'
import type { JourneyWords } from './text-types.ts'

// In a variable, because Vite would treat the folder in `new URL(…, import.meta.url)` as an asset of the page.
const here = import.meta.url
const folder = new URL('./journeys/', here)

const found = readdirSync(folder).map(async (file): Promise<readonly (readonly [string, JourneyWords])[]> => {
  const id = file.replace(/\.ts$/, '')
  const exported = (await import(/* @vite-ignore */ new URL(file, folder).href)) as Record<
    string,
    JourneyWords
  >
  const words = exported[`${id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Words`]
  return words === undefined ? [] : [[id, words]]
})

/**
 * The export `<id>Words` of each file, by the journey's id. The build replaces this module with its result
 * (scripts/build/run-modules-at-build.ts).
 */
export const JOURNEY_WORDS: Readonly<Record<string, JourneyWords>> = Object.fromEntries(
  (await Promise.all(found)).flat(),
)
