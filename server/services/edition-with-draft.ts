/** Finds what will be live at an instant, and lays the draft on top of it. */
import { Edition } from '../../src/edition/edition-schema.ts'
import { readEdition } from '../../src/edition/read-edition.ts'
import { withOwnWords } from '../../src/edition/older-editions.ts'
import { withFields } from '../../src/edition/merge-editions.ts'
import type { Sql } from '../db/database.ts'
import {
  ALL_PUBLICATIONS,
  editionDocument,
  publications,
  type Publication,
} from '../repositories/editions-and-publications.ts'
import { publicationAt } from './live-publications.ts'
import { workingEdition } from './shop-draft.ts'

/** Returns the publication that is, or as things stand will be, live at an instant; undefined if nothing was published. */
export const publicationThen = async (sql: Sql, at: Date): Promise<Publication | undefined> =>
  publicationAt(await publications(sql, ALL_PUBLICATIONS), at)

/** Reads an edition; undefined if there is none with this number. */
async function editionOf(sql: Sql, number: number): Promise<Edition | undefined> {
  const { data } = readEdition(await editionDocument(sql, number))
  return data && withOwnWords(data)
}

/**
 * Returns an edition with the changes of the draft: all that the draft has changed since it was begun.
 * @param version the draft's version; null for the edition without the draft
 * @returns undefined if there is no such edition, if the draft is another one by now, or if the two cannot be joined
 */
export async function editionWithDraft(
  sql: Sql,
  number: number,
  version: number | null,
): Promise<Edition | undefined> {
  if (version === null) return editionOf(sql, number)
  const { draft } = await workingEdition(sql)
  if (draft?.version !== version) return undefined
  const [base, own] = await Promise.all([editionOf(sql, draft.base), editionOf(sql, number)])
  const changed = draft.document
  return base && own && Edition.safeParse(withFields({ base, changed, own }, () => true)).data
}
