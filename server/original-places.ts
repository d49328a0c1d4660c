import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Below the built site, not served: the source maps of its files. */
export const MAPS = 'maps'

/**
 * Where places in built files ('first-CU4rUAJ9.js:1:2034') come from: 'src/store/lead.ts:12'. Without those whose file has
 * no map here, as of another release.
 */
export type OriginalPlaces = (places: readonly string[]) => Promise<ReadonlyMap<string, string>>

const PLACE = /^(?<file>[\w.-]+\.js):(?<line>\d+):(?<column>\d+)$/
/** Results kept in memory; the maps themselves, which are large, are not. */
const REMEMBERED = 2_000

/**
 * Creates the look-up; it reads a map only when a place in that file is first asked for, and one at a time.
 * @param site folder of the built site
 */
export function makeOriginalPlaces(site: string): OriginalPlaces {
  const remembered = new Map<string, string | null>()

  async function lookUp(file: string, places: readonly string[]): Promise<void> {
    const map = await readMap(path.join(site, MAPS, `${file}.map`))
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

/** null where there is none, or none that can be read. */
async function readMap(file: string): Promise<TraceMap | null> {
  try {
    return new TraceMap(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}

function originalOf(map: TraceMap, place: string): string | null {
  const { line = '', column = '' } = PLACE.exec(place)?.groups ?? {}
  if (Number(line) < 1 || Number(column) < 1) return null
  // browsers count both from one, maps only lines
  const original = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
  return original.source === null ? null : `${original.source}:${original.line}`
}
