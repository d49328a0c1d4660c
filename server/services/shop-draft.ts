/** Manages the draft of the shop's next edition. The first change creates it; publishing or discarding it ends it. */
import { createHash } from 'node:crypto'
import { findingOf, type EditionFinding } from '../../src/edition/check-edition.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import { editionIn, readEdition } from '../../src/edition/read-edition.ts'
import { withOwnWords } from '../../src/edition/older-editions.ts'
import type { Sql } from '../db/database.ts'
import {
  ALL_PUBLICATIONS,
  editionDocument,
  liveEdition,
  lockEditions,
  publications,
} from '../repositories/editions-and-publications.ts'
import { refusalOfDraft, type Refusal } from '../repositories/publication-requests.ts'
import { deleteDraft, readDraft, writeDraft, type StoredDraft } from '../repositories/shop-draft.ts'
import { withAuthors } from '../rules/selectable-changes.ts'
import { publicationAt } from './live-publications.ts'
import { auditShop, shopPersonName, type ShopParts, type ShopPerson } from './publish-editions.ts'

/** The edition that is being written. */
export type ShopDraft = Omit<StoredDraft, 'document'> & {
  readonly document: Edition
  /** The edition that is live now. */
  readonly live: number
  /** The last request to publish it, if a second person did not approve that. */
  readonly refusal: Refusal | null
}

/** What the forms change: the draft, or the live edition as long as there is no draft. */
export type WorkingEdition = {
  readonly document: Edition
  readonly live: number
  readonly draft: ShopDraft | null
}

/** Reads what the forms change. A draft that an earlier release wrote and that can no longer be read is ignored. */
export async function workingEdition(sql: Sql): Promise<WorkingEdition> {
  const [stored, pointer] = await Promise.all([readDraft(sql), liveEdition(sql)])
  const live = pointer?.number ?? 0
  const read = stored && readEdition(stored.document)
  if (stored && read?.success) {
    const document = withOwnWords(read.data)
    const refusal = await refusalOfDraft(sql, stored.version)
    return { document, live, draft: { ...stored, document, live, refusal } }
  }
  return { document: withOwnWords(editionIn(await editionDocument(sql, live))), live, draft: null }
}

/** Returns a checksum of something that a form shows, with which it notices that it was changed. */
export const checksumOf = (part: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(part) ?? '')
    .digest('base64url')
    .slice(0, 22)

/** The result of a change: stored, or refused for its content. */
export type DraftOutcome = 'saved' | readonly EditionFinding[]

/** Changes the draft, and begins one if there is none. */
export const changeDraft = (
  { db }: Pick<ShopParts, 'db'>,
  by: ShopPerson,
  apply: (edition: Edition) => Edition,
): Promise<DraftOutcome> =>
  db.transaction(async (sql) => {
    await lockEditions(sql)
    const { document, live, draft } = await workingEdition(sql)
    const changed = Edition.safeParse(apply(document))
    if (!changed.success) return changed.error.issues.map(findingOf)
    const text = JSON.stringify(changed.data)
    if (text !== JSON.stringify(document)) {
      const name = shopPersonName(by)
      const author = { by: name, at: new Date().toISOString() }
      const authors = withAuthors(draft?.authors ?? {}, document, changed.data, () => author)
      await writeDraft(sql, text, draft?.base ?? live, name, authors)
    }
    return 'saved'
  })

/** Discards the draft. Returns false if there is none. */
export const discardDraft = (parts: ShopParts, by: ShopPerson): Promise<boolean> =>
  parts.db.transaction(async (sql) => {
    await lockEditions(sql)
    const isGone = await deleteDraft(sql)
    if (isGone) await auditShop(sql, parts, by, 'shop_draft_discarded', {})
    return isGone
  })

/**
 * Begins a draft with the document of an edition.
 * @returns false if there is a draft already, or no such edition
 */
export const beginDraft = ({ db }: Pick<ShopParts, 'db'>, by: ShopPerson, number: number): Promise<boolean> =>
  db.transaction(async (sql) => {
    await lockEditions(sql)
    const { live, draft } = await workingEdition(sql)
    const document = readEdition(await editionDocument(sql, number))
    if (draft || !document.success) return false
    const base = (await madeFromNumber(sql, number)) ?? live
    await writeDraft(sql, JSON.stringify(document.data), base, shopPersonName(by))
    return true
  })

/** Returns what would be live in place of a scheduled edition; undefined if it is not scheduled. */
async function madeFromNumber(sql: Sql, number: number): Promise<number | undefined> {
  const [all, pointer] = await Promise.all([publications(sql, ALL_PUBLICATIONS), liveEdition(sql)])
  const scheduled = all.find(
    (each) => each.number === number && each.withdrawnBy === null && pointer && each.from > pointer.at,
  )
  return (
    scheduled &&
    publicationAt(
      all.filter(({ root }) => root !== scheduled.root),
      scheduled.from,
    )?.number
  )
}
