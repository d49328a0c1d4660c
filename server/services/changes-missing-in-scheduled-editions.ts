/** Finds what scheduled editions lack of what was published since they were made, and puts it into them. */
import { shopWords } from '../../src/content/desk/shop.ts'
import type { EditionFinding } from '../../src/edition/checks.ts'
import { differences } from '../../src/edition/differences.ts'
import {
  lackingFields,
  withFields,
  type LackingField,
  type MergeInputs,
} from '../../src/edition/merge-editions.ts'
import { Edition } from '../../src/edition/schema.ts'
import type { Db, Sql } from '../db/database.ts'
import { storedEditions, type StoredEditions } from '../editions/stored-editions.ts'
import type { Operator } from '../repositories/desk/operators.ts'
import { ALL_PUBLICATIONS, liveEdition, publications, type Publication } from '../repositories/editions.ts'
import { NO_DRAFT, openRequests } from '../repositories/publication-requests.ts'
import { storeRequest, type RequestOutcome } from './publish-draft.ts'
import { withOwnWords } from './shop-draft.ts'
import {
  checkShop,
  hasBegun,
  madeFrom,
  publishShop,
  publicationAt,
  withdrawAndAudit,
  type CheckedEdition,
  type ShopParts,
  type ShopPerson,
} from './publish-editions.ts'

/** What a scheduled edition lacks. */
export type MissingChanges = {
  /** The scheduled publication. */
  readonly publication: Publication
  /** The publication that would stand at its time without it, and has what it lacks. */
  readonly since: Publication
  readonly fields: readonly LackingField[]
  readonly three: MergeInputs
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
  const begun = all.filter((each) => hasBegun(each, live.at))
  const documentOf = async ({ number }: Publication, at: Date) =>
    withOwnWords((await editions.at(number, at)).document)
  const found = all
    .filter((each) => each.from > live.at && publicationAt(all, each.from)?.id === each.id)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
    .map(async (publication) => {
      const { id, from } = publication
      const [base, since] = [madeFrom(all, publication), publicationAt(begun, from)]
      if (!base || !since || since.id <= base.id) return []
      const [was, changed, own] = await Promise.all([
        documentOf(base, from),
        documentOf(since, from),
        documentOf(publication, from),
      ])
      const three = { base: was, changed, own }
      const fields = lackingFields(three)
      const isAsked = requests.some(({ replaces }) => replaces === id)
      return fields.length === 0 ? [] : [{ publication, since, fields, three, isAsked }]
    })
  return (await Promise.all(found)).flat()
}

/** Returns whether a field is put in: those that the edition changes itself are only if they were chosen. */
const takes =
  (chosen: ReadonlySet<string>) =>
  ({ place, isContested }: LackingField) =>
    !isContested || chosen.has(place)

/** Returns whether anything would be put in. */
export const hasMissingChanges = ({ fields }: MissingChanges, chosen: ReadonlySet<string>): boolean =>
  fields.some(takes(chosen))

/** Checks a scheduled edition with what it lacks. Warnings that it has already are left out. */
export async function checkCompleted(
  db: Db,
  { publication, three }: MissingChanges,
  chosen: ReadonlySet<string>,
): Promise<CheckedEdition> {
  const [before, checked] = await Promise.all([
    checkShop(db, three.own, publication),
    checkShop(db, withFields(three, takes(chosen)), publication),
  ])
  const isKnown = ({ level, place, text }: EditionFinding) =>
    level === 'yellow' && before.findings.some((each) => each.place === place && each.text === text)
  return { ...checked, findings: checked.findings.filter((each) => !isKnown(each)) }
}

/** Returns the fields that the edition changes itself, with sentences about what they would become. */
export const contestedFields = ({ publication, fields, three }: MissingChanges) =>
  fields
    .filter(({ isContested }) => isContested)
    .map(({ place }) => {
      const changed = Edition.safeParse(withFields(three, (field) => field.place === place))
      const when = { from: null, until: null, at: publication.from }
      const text = changed.success ? differences(three.own, changed.data, when).join(' ') : ''
      return { place, text: text || place }
    })

/** What a scheduled edition is published as with what it lacks. */
const completed = ({ publication, since, three }: MissingChanges, chosen: ReadonlySet<string>) => ({
  document: withFields(three, takes(chosen)),
  from: publication.from,
  until: publication.until,
  note: shopWords.missing.note(publication.note, publication.number, since.number),
  base: since.number,
})

/**
 * Publishes a scheduled edition with what it lacks in its place, from and until the same time.
 * @param chosen places of fields that the edition changes itself and that are put in nevertheless
 * @returns what checks say; `published` is null if one is red, or the edition is not scheduled any more
 */
export function completeScheduled(
  parts: ShopParts,
  by: ShopPerson,
  missing: MissingChanges,
  chosen: ReadonlySet<string>,
): ReturnType<typeof publishShop> {
  const { document, ...publishing } = completed(missing, chosen)
  const also = (sql: Sql) => withdrawAndAudit(sql, parts, missing.publication.id, by)
  return publishShop(parts, document, { ...publishing, by, also })
}

/**
 * Stores a scheduled edition with what it lacks as one that waits for a second person, and then takes its place.
 * @returns 'refused' if a check is red
 */
export const askToComplete = (
  parts: ShopParts,
  by: Operator,
  missing: MissingChanges,
  chosen: ReadonlySet<string>,
): Promise<RequestOutcome> =>
  storeRequest(parts, by, {
    ...completed(missing, chosen),
    draftVersion: NO_DRAFT,
    replaces: missing.publication.id,
  })
