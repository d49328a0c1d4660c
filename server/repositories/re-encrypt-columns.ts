/**
 * SQL that reads and replaces encrypted texts, column by column, so that they can be re-encrypted with a new
 * key.
 */
import { onlyRow, statement, type Sql, type Statement } from '../db/database.ts'
import { ENCRYPTED_FIELDS } from '../rules/answer-properties.ts'

/** A row with encrypted content. `owner` is the id without which the content cannot be decrypted. */
export type SealedRow<T> = { owner: string; id: string; value: T }

/**
 * A column with encrypted texts, and the functions that re-encrypt it. `mark` is the prefix of texts
 * encrypted with the newest key (security/encryption-vault.ts).
 */
export type SealedColumn<T = never> = {
  name: string
  /** Counts the rows with a text that was not encrypted with the newest key. */
  count(sql: Sql, mark: string): Promise<number>
  /**
   * Reads the rows after `after` that have a text not encrypted with the newest key, in the order of the
   * primary key.
   */
  read(sql: Sql, mark: string, after: SealedRow<T> | undefined, limit: number): Promise<SealedRow<T>[]>
  /**
   * Writes changed rows if their stored value is still the one that was read. Returns how many were written.
   */
  write(sql: Sql, changes: readonly Change<T>[]): Promise<number>
  /** Returns the value with every encrypted text replaced; undefined if nothing is to be replaced. */
  change(value: T, reEncrypt: (sealed: string) => string | undefined): T | undefined
}
export type Change<T> = { row: SealedRow<T>; fresh: T }

const FIRST = '00000000-0000-0000-0000-000000000000'

type Texts = Readonly<{ table: string; owner: string; id: string; value: string; type: 'text' | 'jsonb' }>

/**
 * Builds the queries for one column. `others` is the SQL condition of rows with a text that lacks the prefix
 * $1.
 */
function sealedColumn<T>(of: Texts, others: string, change: SealedColumn<T>['change']): SealedColumn<T> {
  const { table, owner, id, value, type } = of
  const count: Statement = statement(
    `sealed.count.${table}`,
    `select count(*)::int as rows from ${table} where ${others}`,
  )
  const read: Statement = statement(
    `sealed.read.${table}`,
    `select ${owner} as owner, ${id} as id, ${value} as value from ${table}
     where (${owner}, ${id}) > ($2, $3) and ${others} order by ${owner}, ${id} limit $4`,
  )
  const write: Statement = statement(
    `sealed.write.${table}`,
    `update ${table} t set ${value} = v.fresh
     from unnest($1::uuid[], $2::uuid[], $3::${type}[], $4::${type}[]) as v (owner, id, old, fresh)
     where t.${owner} = v.owner and t.${id} = v.id and t.${value} = v.old returning t.${id}`,
  )
  const sent = (each: T) => (type === 'jsonb' ? JSON.stringify(each) : each)
  return {
    name: table,
    change,
    count: async (sql, mark) => (await onlyRow<{ rows: number }>(sql, count, [mark])).rows,
    read: (sql, mark, after, limit) =>
      sql.rows<SealedRow<T>>(read, [mark, after?.owner ?? FIRST, after?.id ?? FIRST, limit]),
    write: async (sql, changes) => {
      const columns = [
        changes.map(({ row }) => row.owner),
        changes.map(({ row }) => row.id),
        changes.map(({ row }) => sent(row.value)),
        changes.map(({ fresh }) => sent(fresh)),
      ]
      return (await sql.rows(write, columns)).length
    },
  }
}

const column = (table: string, owner: string, id: string, value: string): SealedColumn<string> =>
  sealedColumn<string>(
    { table, owner, id, value, type: 'text' },
    // The payload of a delivered outbox row is empty.
    `${value} <> '' and not starts_with(${value}, $1)`,
    (sealed, reEncrypt) => reEncrypt(sealed),
  )

type Stored = Record<string, Record<string, unknown> | undefined>

function changeAnswers(
  answers: Stored,
  reEncrypt: (sealed: string) => string | undefined,
): Stored | undefined {
  const fresh = { ...answers }
  let isChanged = false
  for (const [step, name] of ENCRYPTED_FIELDS) {
    const sealed = answers[step]?.[name]
    const changed = typeof sealed === 'string' ? reEncrypt(sealed) : undefined
    if (changed === undefined) continue
    fresh[step] = { ...fresh[step], [name]: changed }
    isChanged = true
  }
  return isChanged ? fresh : undefined
}

const LEADS = sealedColumn<Stored>(
  { table: 'leads', owner: 'id', id: 'id', value: 'answers', type: 'jsonb' },
  `exists (select from unnest(array[${ENCRYPTED_FIELDS.map(([step, name]) => `answers #>> '{${step},${name}}'`).join(', ')}])
     as each (sealed) where not starts_with(sealed, $1))`,
  changeAnswers,
)

/** Every encrypted column of every table. */
export const SEALED_COLUMNS = [
  LEADS,
  column('quizzes', 'lead_id', 'id', 'content'),
  column('outbox', 'subject_id', 'id', 'payload'),
  column('no_coverage_leads', 'id', 'id', 'contact'),
  column('support_requests', 'id', 'id', 'telephone'),
  column('agent_links', 'id', 'id', 'content'),
  column('data_requests', 'id', 'id', 'content'),
  column('customers', 'id', 'id', 'content'),
  column('import_rows', 'owner', 'import_id', 'sealed'),
  column('import_undo', 'owner', 'import_id', 'sealed'),
  column('key_checks', 'id', 'id', 'sealed'),
  column('operators', 'id', 'id', 'factor'),
  column('order_notes', 'lead_id', 'id', 'note'),
  column('call_tasks', 'subject_id', 'subject_id', 'note'),
  column('call_records', 'subject_id', 'call_id', 'note'),
] as const
