/**
 * Keeps the edition of the shop that was served last in a file, so that a server can start and show it while the
 * database is unavailable.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { Edition } from '../../src/edition/edition-schema.ts'
import { replaceFile } from '../file-and-folder-access.ts'
import { lastEditionPath } from './phones-of-last-served-edition.ts'
import { editionAt, type EditionAt } from './stored-editions.ts'

export type LastEditionFile = {
  /** Writes the edition that is served from now on. */
  keep(edition: EditionAt): Promise<void>
  /** Reads it as it is at an instant; null if there is none, or its publication has ended by then. */
  read(instant: Date): EditionAt | null
}

const Kept = z.object({ number: z.number(), document: Edition, until: z.iso.datetime().nullable() })

/** Opens the file below DATA_DIR. */
export function openLastEditionFile(dataDir: string): LastEditionFile {
  const file = lastEditionPath(dataDir)
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
