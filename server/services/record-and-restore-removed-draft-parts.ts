/** Records the parts removed from the shop's draft, finds them again, also in earlier editions, and restores them. */
import type { Edition } from '../../src/edition/edition-schema.ts'
import {
  nameOfPart,
  partAt,
  placeOfPart,
  RemovedPart,
  removedParts,
  withRemovedPart,
} from '../../src/edition/find-and-restore-removed-items.ts'
import { readEdition } from '../../src/edition/read-edition.ts'
import type { Sql } from '../db/database.ts'
import { editionDocument, liveEdition, publications } from '../repositories/editions-and-publications.ts'
import {
  addRemoval,
  forgetRemoval,
  readRemoval,
  type StoredRemoval,
} from '../repositories/removals-from-shop-draft.ts'

/** Who removed something, and what it was. */
export type Removal = {
  readonly part: RemovedPart
  /** Alone, with the whole draft, or by publishing an edition without it. */
  readonly cause: StoredRemoval['cause'] | 'published'
  readonly by: string
  readonly at: Date
}

/** Keeps what a change removes, and forgets what it puts back. Callers hold `lockEditions`. */
export async function recordRemovals(
  sql: Sql,
  {
    before,
    after,
    cause,
    by,
  }: { before: Edition; after: Edition; cause: StoredRemoval['cause']; by: string },
): Promise<void> {
  for (const part of removedParts(after, before)) await forgetRemoval(sql, placeOfPart(part))
  for (const part of removedParts(before, after))
    await addRemoval(sql, {
      place: placeOfPart(part),
      name: nameOfPart(part),
      part: JSON.stringify(part),
      cause,
      by,
    })
}

/** How many publications are searched for something that the live edition lacks. */
const SEARCHED = 10

/** Finds what an edition lacks at a place and had a while ago; null if it has it, or nobody knows it. */
export async function findRemoval(sql: Sql, edition: Edition, place: string): Promise<Removal | null> {
  if (partAt(edition, place)) return null
  const stored = await readRemoval(sql, place)
  const read = stored && RemovedPart.safeParse(stored.part)
  if (stored && read?.success) return { ...stored, part: read.data }
  const [latest, live] = await Promise.all([publications(sql, SEARCHED), liveEdition(sql)])
  const current = latest.find(({ id }) => id === live?.publication)
  if (!current) return null
  for (const number of new Set(latest.map((each) => each.number))) {
    const earlier = readEdition(await editionDocument(sql, number))
    const part = earlier.success ? partAt(earlier.data, place) : undefined
    if (part) return { part, cause: 'published', by: current.by, at: current.from }
  }
  return null
}

/** Returns a function that puts back into an edition what was removed. */
export const restoreRemovedPart = (removal: Removal | null) => (edition: Edition) =>
  removal ? withRemovedPart(edition, removal.part) : edition
