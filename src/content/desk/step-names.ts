import { readdirSync } from 'node:fs'

// in a variable: where Vite sees it within `new URL`, it takes the folder for an asset of a page
const here = import.meta.url
const folder = new URL('../steps/', here)

const named = readdirSync(folder).map(async (file): Promise<readonly (readonly [string, string])[]> => {
  const id = file.replace(/\.ts$/, '')
  const { deskName } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as { deskName?: string }
  return deskName === undefined ? [] : [[id, deskName]]
})

/**
 * Step → its name at the desk, as its texts in `src/content/steps` have it. The desk is built without that folder: the
 * build replaces this module by the names (scripts/build/computed.ts).
 */
export const STEP_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (await Promise.all(named)).flat(),
)
