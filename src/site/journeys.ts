/**
 * Registers every journey of `src/funnel/journeys`, for server, build and tests. A browser loads only the one its page
 * belongs to.
 */
import { readdirSync } from 'node:fs'
import { journeyOf } from '../funnel/journeys.ts'
import type { Journey } from '../funnel/types.ts'

// in a variable: where Vite sees it within `new URL`, it takes the folder for an asset of a page
const here = import.meta.url
const folder = new URL('../funnel/journeys/', here)
const ids = readdirSync(folder).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? [])

for (const id of ids) await import(/* @vite-ignore */ new URL(`${id}.ts`, folder).href)

/** Every journey; each is in the file named after its id. */
export const journeys: readonly Journey[] = ids.map((journey) => journeyOf({ journey }))
