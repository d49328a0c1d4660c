/** Keeps on disk the edition that was served last: a server that starts while its database is away shows it. */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Edition } from '../../src/edition/schema.ts'
import { replaceFile } from '../file-helpers.ts'
import { lastEditionFile } from './last-served-phones.ts'
import { editionAt, type EditionAt } from './stored-editions.ts'

/** The file of the edition that was served last. */
export type LastEdition = {
  /** Writes the edition that is served from now on. */
  keep(edition: EditionAt): Promise<void>
  /** Reads it as it is at an instant; null if there is none, or its publication has ended by then. */
  read(instant: Date): EditionAt | null
}

const Kept = z.object({ number: z.number(), document: Edition, until: z.iso.datetime().nullable() })

/** Opens the file below DATA_DIR. */
export function lastEdition(dataDir: string): LastEdition {
  const file = lastEditionFile(dataDir)
  return {
    keep: ({ number, document, until }) => replaceFile(file, JSON.stringify({ number, document, until })),
    read(instant) {
      try {
        const { number, document, until } = Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
        const end = until === null ? null : new Date(until)
        return end === null || end > instant ? editionAt(number, document, instant, end) : null
      } catch {
        // there is none yet, or the file is damaged or of another release
        return null
      }
    },
  }
}
