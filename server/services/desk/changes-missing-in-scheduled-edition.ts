/** Loads what the desk's pages show about scheduled editions that lack changes published later. */
import type { ShopMissing, ShopProps } from '../../../src/desk/page-data-types/shop.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import {
  checkCompleted,
  contestedFields,
  missingChanges,
  type MissingChanges,
} from '../changes-missing-in-scheduled-editions.ts'
import { checksumOf } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { shownChecks } from './shop-review.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/** The changes that a person has tried to add to a scheduled edition. */
export type TriedToComplete = {
  /** The places of fields that were ticked. */
  readonly chosen: ReadonlySet<string>
  /** Why nothing was done. */
  readonly problem: string | null
}

const UNTRIED: TriedToComplete = { chosen: new Set(), problem: null }

const shownSince = ({ since, isSinceScheduled }: MissingChanges) => ({
  since: since.number,
  sinceFrom: isSinceScheduled ? localTime(since.from) : null,
})

/** Returns what a scheduled edition lacks, as pages show it. */
export async function shownMissing(
  { db }: Pick<DeskContext, 'db'>,
  missing: MissingChanges,
  { chosen, problem }: TriedToComplete = UNTRIED,
): Promise<ShopMissing> {
  const { publication, fields, three, isAsked } = missing
  const checked = await checkCompleted(db, missing, chosen)
  return {
    id: publication.id,
    number: publication.number,
    from: localTime(publication.from),
    ...shownSince(missing),
    checks: shownChecks(checked, false),
    contested: contestedFields(missing).map((each) => ({ ...each, isTicked: chosen.has(each.place) })),
    seen: checksumOf([three.changed, fields]),
    isAsked,
    problem,
  }
}

/** Names the scheduled editions that unintentionally undo something, and whose completion is not requested yet. */
export const editionsUndoingChanges = async ({ db, editions }: Parts): Promise<ShopProps['missing']> =>
  (await missingChanges(db, editions))
    .filter(({ fields, isAsked }) => !isAsked && fields.some(({ isContested }) => !isContested))
    .map((missing) => {
      const { id, number, from } = missing.publication
      return { id, number, from: localTime(from), ...shownSince(missing) }
    })
