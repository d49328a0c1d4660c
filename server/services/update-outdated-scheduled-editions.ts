/** Finds the scheduled editions that lack changes published after they were made, and adds those changes to them. */
import { shopWords } from '../../src/content/desk/shop-editions.ts'
import { publicationChecks } from '../../src/content/publication-checks.ts'
import { warningFinding, type EditionFinding } from '../../src/edition/check-edition.ts'
import { describeEditionChanges } from '../../src/edition/describe-edition-changes.ts'
import {
  lackingFields,
  withFields,
  type LackingField,
  type MergeInputs,
} from '../../src/edition/merge-editions.ts'
import { Edition } from '../../src/edition/edition-schema.ts'
import type { Db, Sql } from '../db/database.ts'
import { storedEditions, type StoredEditions } from '../editions/stored-editions.ts'
import {
  ALL_PUBLICATIONS,
  liveEdition,
  publications,
  type Publication,
} from '../repositories/editions-and-publications.ts'
import { openRequests } from '../repositories/publication-requests.ts'
import { withOwnWords } from './shop-draft.ts'
import { commonOrigin, publicationAt, type Origin } from './live-and-base-publications.ts'
import { formatShopTime } from './publication-warnings.ts'
import {
  checkShop,
  publishShop,
  withdrawAndAudit,
  type CheckedEdition,
  type ShopParts,
  type ShopPerson,
} from './publish-editions.ts'

/** The changes that a future edition lacks. */
export type Lacking = {
  /** The publication that it follows, which has the missing changes. */
  readonly since: Publication
  readonly fields: readonly LackingField[]
  readonly three: MergeInputs
}

/** What a scheduled edition lacks. */
export type MissingChanges = Lacking & {
  /** The scheduled publication. */
  readonly publication: Publication
  /** Whether `since` is also scheduled. */
  readonly isSinceScheduled: boolean
  /** Whether the edition with these changes waits for a second person. */
  readonly isAsked: boolean
}

/** Finds the scheduled editions that lack something, the first one first. */
export async function missingChanges(
  db: Db,
  editions: Pick<StoredEditions, 'at'> = storedEditions(db),
): Promise<MissingChanges[]> {
  const [live, all, requests] = await Promise.all([
    liveEdition(db),
    publications(db, ALL_PUBLICATIONS),
    openRequests(db),
  ])
  if (!live) return []
  const found: MissingChanges[] = []
  const scheduled = all.filter((each) => each.from > live.at && publicationAt(all, each.from)?.id === each.id)
  for (const publication of scheduled.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    const { id, number, from } = publication
    const own = await documentOf(editions, number, from)
    // what an earlier one lacks is put into it before it begins, so this one lacks it too
    const lacking = await lackingIn(editions, all, publication, own, found)
    if (!lacking || lacking.fields.length === 0) continue
    const isSinceScheduled = lacking.since.from > live.at
    const isAsked = requests.some(({ replaces }) => replaces === id)
    found.push({ ...lacking, publication, isSinceScheduled, isAsked })
  }
  return found
}

/**
 * Finds the changes that an unpublished edition lacks.
 * @returns null if it was made from the one that it follows, or from one that comes after that
 */
export async function missingInNew(
  db: Db,
  own: Edition,
  origin: Omit<Origin, 'id'>,
): Promise<Lacking | null> {
  const editions = storedEditions(db)
  const [all, scheduled] = await Promise.all([
    publications(db, ALL_PUBLICATIONS),
    missingChanges(db, editions),
  ])
  return lackingIn(editions, all, { ...origin, id: Infinity }, withOwnWords(own), scheduled)
}

const documentOf = async (editions: Pick<StoredEditions, 'at'>, number: number, at: Date) =>
  withOwnWords((await editions.at(number, at)).document)

async function lackingIn(
  editions: Pick<StoredEditions, 'at'>,
  all: readonly Publication[],
  origin: Origin,
  own: Edition,
  scheduled: readonly MissingChanges[],
): Promise<Lacking | null> {
  const { from } = origin
  const since = publicationAt(
    all.filter((each) => each.from < from),
    from,
  )
  const base = since && commonOrigin(all, origin, since)
  if (!base || base.id === since.id) return null
  const lackedBySince = scheduled.find(({ publication }) => publication.id === since.id)
  const changed = lackedBySince && Edition.safeParse(withMissingChanges(lackedBySince))
  const three = {
    base: await documentOf(editions, base.number, from),
    changed: changed?.data ?? (await documentOf(editions, since.number, from)),
    own,
  }
  return { since, fields: lackingFields(three), three }
}

/** Returns whether a field is put in: those that the edition changes itself are only if they were chosen. */
function takes(chosen: ReadonlySet<string>) {
  return ({ place, isContested }: LackingField) => !isContested || chosen.has(place)
}

/** Returns an edition with the missing changes, as a document, which may no longer have the shape of an edition. */
export const withMissingChanges = ({ three }: Lacking): unknown => withFields(three, takes(new Set()))

/** Returns whether anything would be put in. */
export const hasMissingChanges = ({ fields }: MissingChanges, chosen: ReadonlySet<string>): boolean =>
  fields.some(takes(chosen))

/** Checks a scheduled edition with the missing changes. Warnings that it has without them are left out. */
export async function checkCompleted(
  db: Db,
  { publication, since, three }: MissingChanges,
  chosen: ReadonlySet<string>,
): Promise<CheckedEdition> {
  const [before, checked] = await Promise.all([
    checkShop(db, three.own, publication),
    checkShop(db, withFields(three, takes(chosen)), publication),
  ])
  const isKnown = ({ level, place, text }: EditionFinding) =>
    level !== 'red' && before.findings.some((each) => each.place === place && each.text === text)
  const findings = checked.findings.filter((each) => !isKnown(each))
  return { ...checked, findings: [...findings, ...outlivingChanges(since, publication)] }
}

/** Finds added changes that end earlier in the edition they come from. */
const outlivingChanges = (since: Publication, { number, until }: Publication): EditionFinding[] =>
  since.until && (!until || until > since.until)
    ? [
        warningFinding(
          'until',
          publicationChecks.changesOutlive(since.number, formatShopTime(since.until), number),
        ),
      ]
    : []

/** Describes in sentences what changes in an edition that begins at an instant if the missing changes are added. */
export const lackingSentences = (lacking: Lacking, at: Date): readonly string[] => {
  const changed = Edition.safeParse(withMissingChanges(lacking))
  const when = { from: null, until: null, at }
  return changed.success ? describeEditionChanges(lacking.three.own, changed.data, when) : []
}

/** Returns the fields that the edition changes itself, with sentences about what they would become. */
export const contestedFields = ({ publication, fields, three }: MissingChanges) =>
  fields
    .filter(({ isContested }) => isContested)
    .map(({ place }) => {
      const changed = Edition.safeParse(withFields(three, (field) => field.place === place))
      const when = { from: null, until: null, at: publication.from }
      const text = changed.success ? describeEditionChanges(three.own, changed.data, when).join(' ') : ''
      return { place, text: text || place }
    })

/** The publication of a scheduled edition with the missing changes. */
export const completedPublication = (
  { publication, since, three, isSinceScheduled }: MissingChanges,
  chosen: ReadonlySet<string>,
) => ({
  document: withFields(three, takes(chosen)),
  from: publication.from,
  until: publication.until,
  note: shopWords.missing.note(publication.note, publication.number, since.number, isSinceScheduled),
  base: since.number,
})

/**
 * Publishes a scheduled edition with the missing changes in place of the original, for the same period.
 * @param chosen places of fields that the edition changes itself and that are overwritten nevertheless
 * @returns what checks say; `published` is null if one is red, or the edition is not scheduled any more
 */
export function completeScheduled(
  parts: ShopParts,
  by: ShopPerson,
  missing: MissingChanges,
  chosen: ReadonlySet<string>,
): ReturnType<typeof publishShop> {
  const { document, ...publishing } = completedPublication(missing, chosen)
  const also = (sql: Sql) => withdrawAndAudit(sql, parts, missing.publication.id, by)
  return publishShop(parts, document, { ...publishing, by, also })
}
