/** The rows of the shop's draft: some are published, and the draft goes on with the others. */
import { Edition } from '../../src/edition/edition-schema.ts'
import { changedPlaces, withFields } from '../../src/edition/merge-editions.ts'
import { isSameJson } from '../../src/lib/is-same-json.ts'
import type { Sql } from '../db/database.ts'
import type { DeskUser } from '../repositories/desk/desk-users.ts'
import { addEdition } from '../repositories/editions-and-publications.ts'
import { deleteDraft, goOnFrom } from '../repositories/shop-draft.ts'
import { authorsOf, chosenEdition, withAuthors, type EditionPair } from '../rules/selectable-changes.ts'
import { readEditions } from './publication-timeline.ts'
import { workingEdition } from './shop-draft.ts'

/** Whether a row of the draft is chosen, by its name in forms (server/rules/selectable-changes.ts). */
export type ChosenRows = (key: string) => boolean

/** Returns what the draft changes in the chosen rows, and the edition from which it was made. */
export async function chosenOfDraft(sql: Sql, isChosen: ChosenRows) {
  const working = await workingEdition(sql)
  const base = await readEditions(sql)(working.draft?.base ?? working.live)
  const pair = { base, changed: working.document }
  return { ...working, pair, chosen: chosenEdition(pair, isChosen) }
}

/** Stores what is to be published of a draft as an edition. Callers hold `lockEditions`. */
export async function storeChosen(
  sql: Sql,
  { draft, chosen, pair }: Awaited<ReturnType<typeof chosenOfDraft>>,
  { by, note }: { readonly by: DeskUser; readonly note: string },
) {
  const known = draft?.authors ?? {}
  const authors = withAuthors({}, pair.base, chosen, (place) => authorsOf(known, [place])[0])
  const edition = {
    document: JSON.stringify(chosen),
    author: by.email,
    note,
    base: draft?.base ?? null,
    authors,
  }
  return { authors, number: await addEdition(sql, edition) }
}

/**
 * Lets the draft go on from what was published of it; one of which all is published ends. Callers hold `lockEditions`.
 * @param published the edition that was made of the draft, and from which
 */
export async function settleDraft(sql: Sql, published: EditionPair, number: number): Promise<void> {
  const { draft } = await workingEdition(sql)
  if (!draft) return
  const own = await readEditions(sql)(draft.base)
  const base = Edition.parse(withFields({ ...published, own }, () => true))
  if (changedPlaces(base, draft.document).length === 0) {
    await deleteDraft(sql)
    return
  }
  const isStored = isSameJson(base, await readEditions(sql)(number))
  const copy = {
    document: JSON.stringify(base),
    author: draft.changedBy,
    note: '',
    base: draft.base,
    authors: {},
  }
  await goOnFrom(sql, isStored ? number : await addEdition(sql, copy))
}
