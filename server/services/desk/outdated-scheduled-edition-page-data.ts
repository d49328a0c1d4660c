/** Loads the data of the desk's pages on a scheduled edition that lacks changes published after it was prepared. */
import type { ShopMissing, ShopProps } from '../../rules/desk/shop-publication-page-types.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import {
  checkCompleted,
  contestedFields,
  missingChanges,
  type MissingChanges,
} from '../update-outdated-scheduled-editions.ts'
import { checksumOf } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { shownChecks } from './shop-review-page-data.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/** A submitted form that adds missing changes to a scheduled edition. */
export type SubmittedMissingChanges = {
  /** The places of fields that were ticked. */
  readonly chosen: ReadonlySet<string>
  /** Why nothing was done. */
  readonly problem: string | null
}

const NOT_SUBMITTED: SubmittedMissingChanges = { chosen: new Set(), problem: null }

const shownSince = ({ since, isSinceScheduled }: MissingChanges) => ({
  since: since.number,
  sinceFrom: isSinceScheduled ? localTime(since.from) : null,
})

/** Returns the changes that are missing in a scheduled edition, as pages show them. */
export async function shownMissingChanges(
  { db }: Pick<DeskContext, 'db'>,
  missing: MissingChanges,
  { chosen, problem }: SubmittedMissingChanges = NOT_SUBMITTED,
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
