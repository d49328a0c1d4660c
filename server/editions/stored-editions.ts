/** Reads editions of the shop (its plans, prices, campaigns and texts) from the database. */
import { phaseOf, type ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { editionIn, resolvedEdition } from '../../src/edition/read-edition.ts'
import type { Db, Sql } from '../db/database.ts'
import { editionDocument, liveEdition } from '../repositories/editions-and-publications.ts'

export type EditionAt = ResolvedEdition & {
  readonly number: number
  readonly document: Edition
  /** Which part of its dates has passed. The same edition with the same phase is the same object. */
  readonly phase: number
  /** An instant of its phase, by the database's clock where that could be read. */
  readonly at: Date
  /** When its publication ends; null if it has no end, or is not the live one. */
  readonly until: Date | null
}

/** The editions of the database. They never change, so those that were read are kept. */
export type StoredEditions = {
  at(number: number, instant: Date, sql?: Sql): Promise<EditionAt>
  /** Returns the edition that is live now by the database's clock; the release's own if none was published. */
  live(sql?: Sql): Promise<EditionAt>
}

export const editionAt = (number: number, document: Edition, at: Date, until: Date | null): EditionAt => ({
  ...resolvedEdition(document, at),
  number,
  document,
  phase: phaseOf(document, at),
  at,
  until,
})

/** How many editions are kept; more are in use only where one is published every few minutes. */
const KEPT = 20

/** Creates the reader of editions. */
export function storedEditions(db: Db): StoredEditions {
  const documents = new Map<number, Promise<Edition>>()
  const kept = new Map<string, EditionAt>()

  function documentOf(number: number, sql: Sql): Promise<Edition> {
    const known = documents.get(number)
    if (known) return known
    const read = editionDocument(sql, number).then(editionIn)
    keep(documents, number, read)
    // A failed read must not be kept.
    read.catch(() => documents.delete(number))
    return read
  }

  function resolved(number: number, document: Edition, instant: Date, until: Date | null): EditionAt {
    const phase = phaseOf(document, instant)
    const name = `${number} ${until?.toISOString() ?? ''} ${phase}`
    const known = kept.get(name)
    if (known) return known
    const edition = editionAt(number, document, instant, until)
    keep(kept, name, edition)
    return edition
  }

  return {
    async at(number, instant, sql = db) {
      return resolved(number, await documentOf(number, sql), instant, null)
    },
    async live(sql = db) {
      const pointer = await liveEdition(sql)
      if (!pointer) return withoutDatabase()
      return resolved(pointer.number, await documentOf(pointer.number, sql), pointer.at, pointer.until)
    },
  }
}

export const NOT_STORED = -1

let own: EditionAt | undefined

/** Returns the release's own edition, for a server that has no other. */
export const withoutDatabase = (): EditionAt => (own ??= ownEdition())

const ownEdition = () => editionAt(NOT_STORED, firstEdition, new Date(), null)

/** Adds an entry to a map and removes the oldest ones beyond the limit. */
function keep<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest)
}
