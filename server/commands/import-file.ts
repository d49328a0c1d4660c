/** Imports a CSV file: reads it, prints its problems, and stores its rows. */
import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { ConfigError, type Config } from '../config.ts'
import {
  readAreas,
  readCities,
  readCitiesAsAreas,
  readStreets,
  type ParsedRows,
} from '../imports/read-import-files.ts'
import { AREAS, CITIES, STREETS, storeRows, unknownRegions, type ImportTable } from '../imports/store.ts'
import { noteNetworkArrivals } from '../services/network-arrivals.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'usage: import.ts coverage|ceps|streets FILE.csv [--replace] [--infra NAME [--capacity N]]'
/** How many problems of a file are printed; further ones are only counted. */
const SHOWN = 20

type Job = { target: ImportTable; read: ParsedRows<object> }

function readJob(kind: string | undefined, text: string, infra: string | undefined, capacity: number): Job {
  switch (kind) {
    case 'coverage':
      return {
        target: AREAS,
        read: infra === undefined ? readAreas(text) : readCitiesAsAreas(text, infra, capacity),
      }
    case 'ceps':
      return { target: CITIES, read: readCities(text) }
    case 'streets':
      return { target: STREETS, read: readStreets(text) }
    case undefined:
    default:
      throw new ConfigError(USAGE)
  }
}

function wished(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean', default: false },
        infra: { type: 'string' },
        capacity: { type: 'string', default: '12' },
      },
    })
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new ConfigError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  if (isUtf8(bytes)) return bytes.toString('utf8')
  // A line feed is one byte in every encoding but UTF-16, and a file in UTF-16 fails on its first line
  // anyway.
  let line = 1
  let from = 0
  for (
    let to = bytes.indexOf('\n');
    to >= 0 && isUtf8(bytes.subarray(from, to));
    to = bytes.indexOf('\n', from)
  ) {
    line += 1
    from = to + 1
  }
  throw new ConfigError(`${file}: nothing was imported\nline ${line}: this is not UTF-8`)
}

/** How an import is run: where the database is, and who hears how far it is. */
type ImportParts = { readonly config: Config; readonly progress: (line: string) => void }

/**
 * Imports a CSV file.
 * @param args as on the command line
 * @returns what was stored, in words
 * @throws ConfigError with what is wrong with the arguments or with the file
 */
export async function importFile(
  args: readonly string[],
  { config, progress }: ImportParts,
): Promise<string> {
  const { positionals, values } = wished(args)
  const [kind, file] = positionals
  if (!file || !/^\d{1,4}$/.test(values.capacity)) throw new ConfigError(USAGE)
  const { target, read } = readJob(kind, readText(file), values.infra, Number(values.capacity))
  if ('problems' in read) {
    const { problems } = read
    const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : []
    throw new ConfigError([`${file}: nothing was imported`, ...problems.slice(0, SHOWN), ...more].join('\n'))
  }
  let shown = -1
  const regions = await withDatabase(config, async (db) => {
    await storeRows(db, target, read.rows, {
      replace: values.replace,
      progress(done, all) {
        const percent = Math.floor((done / all) * 100)
        if (percent < shown + 5 && done < all) return
        shown = percent
        progress(`${done} of ${all} (${percent}%)`)
      },
    })
    if (target !== AREAS) return []
    await noteNetworkArrivals({ db, clock: systemClock })
    return unknownRegions(db)
  })
  for (const region of regions)
    progress(`offer_region "${region}" is not the name of a plan list: the default list is sold there.`)
  return `${read.rows.length} rows of ${file} were stored in ${target.table}.`
}
