/** Reads the name of the build from which the server renders pages. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the build records in `renderer/pages.json`. */
export type BuildName = {
  /** Names the build. Two builds of the same sources have the same name. */
  readonly build: string
}

/** Reads the record from the folder `renderer`. Throws if there is no build. */
export const readBuildName = (folder: string): BuildName =>
  JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as BuildName
