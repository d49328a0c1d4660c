/** SQL that reads how many chat messages were not understood, by question and by the known words in them. */
import { statement, type Sql } from '../../db/database.ts'

const GROUPS = statement(
  'missed.groups',
  `select step, words, sum(missed)::float8 as missed from missed_counts where day between $1 and $2 and words <> '…'
     and ($3::text is null or step = $3)
   group by step, words having sum(missed) >= $4 order by 3 desc, 1, 2 limit $5`,
)

/**
 * How many messages at one question the chat did not understand, for one combination of known words in them.
 */
export type MessageGroup = { readonly step: string; readonly words: string; readonly missed: number }

/**
 * Returns the groups of messages that the chat did not understand between two days (yyyy-mm-dd, both included), largest
 * first; of one question, or of all if `step` is null. Groups with fewer than `least` messages are omitted, and at most
 * `most` groups are returned.
 */
export const messageGroupsNotUnderstood = (
  sql: Sql,
  {
    from,
    to,
    step,
    least,
    most,
  }: { from: string; to: string; step: string | null; least: number; most: number },
) => sql.rows<MessageGroup>(GROUPS, [from, to, step, least, most])

const STEPS = statement(
  'missed.steps',
  `select step, sum(missed)::float8 as missed, coalesce(sum(missed) filter (where words = '…'), 0)::float8 as wordless
   from missed_counts where day between $1 and $2 group by step order by 2 desc, 1`,
)

/**
 * How many messages at one question the chat did not understand (`missed`), and how many of them contain no
 * known word (`wordless`).
 */
export type MissedStep = { readonly step: string; readonly missed: number; readonly wordless: number }

/** Returns how many messages the chat did not understand at each question, highest number first. */
export const stepsNotUnderstood = (sql: Sql, from: string, to: string) =>
  sql.rows<MissedStep>(STEPS, [from, to])
