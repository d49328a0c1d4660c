/** SQL that counts the chat messages that were not understood, by question and by known words. */
import { statement, type Sql } from '../../db/database.ts'

const GROUPS = statement(
  'missed.groups',
  `select step, words, sum(missed)::float8 as missed from missed_counts where day between $1 and $2 and words <> '…'
   group by step, words having sum(missed) >= $3 order by 3 desc, 1, 2 limit $4`,
)

/** Messages that the chat did not understand at one question and that contain the same known words. */
export type MissedGroup = { readonly step: string; readonly words: string; readonly missed: number }

/**
 * Returns the groups with at least `least` messages between two days (yyyy-mm-dd, both included), the largest
 * first.
 */
export const missedGroups = (sql: Sql, from: string, to: string, least: number, most: number) =>
  sql.rows<MissedGroup>(GROUPS, [from, to, least, most])

const STEPS = statement(
  'missed.steps',
  `select step, sum(missed)::float8 as missed, coalesce(sum(missed) filter (where words = '…'), 0)::float8 as wordless
   from missed_counts where day between $1 and $2 group by step order by 2 desc, 1`,
)

/** All messages that were not understood at one question. `wordless` counts those without any known word. */
export type MissedStep = { readonly step: string; readonly missed: number; readonly wordless: number }

/** Returns the messages that were not understood, by question, most first. */
export const missedSteps = (sql: Sql, from: string, to: string) => sql.rows<MissedStep>(STEPS, [from, to])
