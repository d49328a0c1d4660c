/** Finds where in the source code a browser error happened, with the source maps of the built site. */
import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'

/** The folder of the source maps within the built site. It is not served. */
export const SOURCE_MAPS_FOLDER = 'maps'

/**
 * Converts places in built files to places in the source code: 'first-CU4rUAJ9.js:1:2034' becomes
 * 'src/store/order.ts:12'. Places in files without a source map, such as those of another release, are missing
 * from the result.
 */
export type SourcePlaces = (places: readonly string[]) => Promise<ReadonlyMap<string, string>>

const PLACE = /^(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)$/
/** How many results are kept in memory. The source maps are not kept, because they are large. */
const REMEMBERED = 2_000

/**
 * Creates the function that finds the source of places in built files. It reads a source map only for places
 * that it has not looked up before, one map at a time.
 * @param site the folder of the built site
 */
export function makeSourcePlaces(site: string): SourcePlaces {
  const remembered = new Map<string, string | null>()

  async function lookUp(file: string, places: readonly string[]): Promise<void> {
    const map = await readMap(path.join(site, SOURCE_MAPS_FOLDER, `${file}.map`))
    for (const place of places) {
      if (remembered.size >= REMEMBERED) remembered.clear()
      remembered.set(place, map && originalOf(map, place))
    }
  }

  return async (places) => {
    const found = new Map<string, string>()
    const wanted = Map.groupBy(new Set(places), (place) => PLACE.exec(place)?.groups?.file ?? '')
    for (const [file, all] of wanted) {
      const isNew = all.filter((place) => !remembered.has(place))
      if (file !== '' && isNew.length > 0) await lookUp(file, isNew)
      for (const place of all) {
        const original = remembered.get(place)
        if (original) found.set(place, original)
      }
    }
    return found
  }
}

/** Reads a source map; null if there is none or it cannot be read. */
async function readMap(file: string): Promise<SourceMap | null> {
  try {
    return new SourceMap(JSON.parse(await readFile(file, 'utf8')) as SourceMapPayload)
  } catch {
    return null
  }
}

function originalOf(map: SourceMap, place: string): string | null {
  const { line = '', column = '' } = PLACE.exec(place)?.groups ?? {}
  if (Number(line) < 1 || Number(column) < 1) return null
  // Browsers count lines and columns from one, source maps from zero.
  const found = map.findEntry(Number(line) - 1, Number(column) - 1)
  // beyond the end of a line, the entry found is that of an earlier one
  if (!('originalSource' in found) || found.generatedLine !== Number(line) - 1) return null
  return found.originalSource ? `${found.originalSource}:${found.originalLine + 1}` : null
}
