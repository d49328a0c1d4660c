/** Collects the names that the operator's desk displays for the steps of an order. */
import { readdirSync } from 'node:fs'

// in a variable, because Vite treats a folder in `new URL(…, import.meta.url)` as an asset of a page
const here = import.meta.url
const folder = new URL('../steps/', here)

const named = readdirSync(folder).map(async (file): Promise<readonly (readonly [string, string])[]> => {
  const id = file.replace(/\.ts$/, '')
  const { deskName } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as { deskName?: string }
  return deskName === undefined ? [] : [[id, deskName]]
})

/**
 * Names that the desk displays for the steps of an order, by step id: the `deskName` exports of the files in
 * `src/content/steps`. The build replaces this module with its result (scripts/build/computed-modules.ts), so
 * that the desk does not load all these files.
 */
export const STEP_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (await Promise.all(named)).flat(),
)
