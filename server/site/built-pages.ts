/** Reads what the build records about the pages that the server renders. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build records in `renderer/pages.json`. */
export type BuiltPages = {
  /** Names the build. Two builds of the same sources have the same name. */
  readonly build: string
}

/** Reads the record from the folder `renderer`. Throws if there is no build. */
export const readBuiltPages = (folder: string): BuiltPages =>
  JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as BuiltPages
