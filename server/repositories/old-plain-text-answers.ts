/** SQL that reads answers which older leads hold in plain text, and replaces them with encrypted ones. */
import { statement, type Sql } from '../db/database.ts'
import type { StoredAnswers } from '../rules/lead-row-types.ts'

const READ = statement(
  'answers.unsealed',
  // Reads all leads in turn, because an index that finds those with plain text would make saving every answer slower.
  `select id, case when answers #> '{birthDate,birth_date}' is not null
     or coalesce(answers #>> '{address,accessNotes}', '') <> '' then answers end as answers
   from leads where id > $1 order by id limit $2`,
)

/** A lead; `answers` is null if it holds nothing to encrypt. */
type Read = { id: string; answers: StoredAnswers | null }

/** Reads the next leads after an id, in the order of their ids. */
export const readPlainTextAnswers = (sql: Sql, after: string, limit: number) =>
  sql.rows<Read>(READ, [after, limit])

const WRITE = statement(
  'answers.seal',
  `update leads l set answers = v.fresh
   from unnest($1::uuid[], $2::jsonb[], $3::jsonb[]) as v (id, old, fresh)
   where l.id = v.id and l.answers = v.old returning l.id`,
)

/** Answers of a lead as they were read (`old`), and with the plain text encrypted (`fresh`). */
export type AnswersToSeal = { id: string; old: StoredAnswers; fresh: StoredAnswers }

/** Writes answers where they are still those that were read. Returns how many leads were written. */
export const replacePlainTextAnswers = async (
  sql: Sql,
  changes: readonly AnswersToSeal[],
): Promise<number> => {
  const columns = [
    changes.map(({ id }) => id),
    changes.map(({ old }) => JSON.stringify(old)),
    changes.map(({ fresh }) => JSON.stringify(fresh)),
  ]
  return (await sql.rows(WRITE, columns)).length
}
