/** Applies the rows of an import to their table, and undoes the last import, each in one transaction. */
import type { ClientBase } from 'pg'
import { sqlOn, type Db } from '../db/database.ts'
import { withoutTimeout } from '../db/run-without-timeout.ts'
import type { ImportStopReason } from '../rules/csv-import-types.ts'
import { forgetImportRows, noteImportDone, type ImportRun } from '../repositories/imports.ts'
import { audit, type AuditEvent } from '../services/desk/write-and-check-audit-log.ts'
import type { Clock } from '../clock.ts'
import type { Vault } from '../security/encryption-vault.ts'
import {
  besideStored,
  compareRows,
  importedRow,
  isRemoved,
  rowDiffers,
  storedRow,
  type Imported,
} from './table-comparison.ts'
import { IMPORT_TABLES, isCoverage, type ImportTable } from './import-tables.ts'

/** How many rows are written by one statement. */
const CHUNK = 5_000

export type ImportParts = { readonly db: Db; readonly clock: Clock; readonly vault: Vault }

/** The person who imports. */
export type Importer = {
  readonly by: AuditEvent['by']
  /** The name under which it is stored: an e-mail address, or the user of a command. */
  readonly name: string
  /** Further details for the audit log. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** One run of the work on an import: the person who started it, and a function that reports its progress. */
export type ImportWork = ImportRun &
  Importer & {
    /** @throws an error that stops the work */
    readonly progress: (done: number, total: number) => void
  }

/** Locks a table against other writers: orders take ports of coverage areas, which must not be lost. */
const lock = (client: ClientBase, { name }: ImportTable) =>
  client.query(`lock table ${name} in share row exclusive mode`)

const updates = ({ columns }: ImportTable) =>
  columns.map((column) => `${column} = excluded.${column}`).join(', ')

const owner = ({ isSealed }: ImportTable) => (isSealed ? 't.id' : 'null::uuid')
const sealed = ({ isSealed }: ImportTable) => (isSealed ? 't.content' : 'null::text')

/**
 * Writes the rows of an import, all or none, and keeps what they were before.
 * @param checksum of the comparison that was confirmed
 * @returns false if the stored rows are not those that were compared
 */
export const applyRows = (
  { db, ...parts }: ImportParts,
  imported: Imported,
  work: ImportWork,
  { checksum, total }: { checksum: string; total: number },
): Promise<boolean> =>
  withoutTimeout(db, async (client) => {
    const { id, kind } = imported
    const table = IMPORT_TABLES[kind]
    await lock(client, table)
    const found = await compareRows(client, imported)
    if (found.checksum !== checksum) return false
    if (found.added + found.changed + found.same !== total) throw new Error('rows of the import are missing')
    await client.query('delete from import_undo')
    await remove(client, imported)
    for (let at = 0; at < total; at += CHUNK) {
      await write(client, table, [id, at, at + CHUNK])
      work.progress(Math.min(at + CHUNK, total), total)
    }
    const sql = sqlOn(client)
    await forgetImportRows(sql, id)
    await noteImportDone(sql, 'applied', work, work.name, parts.clock.now())
    const { added, changed, removed } = found
    const detail = { ...work.detail, imported: kind, added, changed, removed }
    await audit(sql, parts, { by: work.by, what: 'import_applied', detail })
    return true
  })

async function remove(client: ClientBase, imported: Imported): Promise<void> {
  const table = IMPORT_TABLES[imported.kind]
  await client.query(
    `with gone as (delete from ${table.name} t where ${isRemoved(imported)} returning t.*)
     insert into import_undo (key, import_id, before, owner, sealed)
     select ${table.key}, $1, ${storedRow(table)}, ${owner(table)}, ${sealed(table)} from gone t`,
    [imported.id],
  )
}

const write = (client: ClientBase, table: ImportTable, range: [id: string, after: number, to: number]) =>
  client.query(
    `with changed as (
       select f.key, ${importedRow(table)} as after, f.sealed,
         case when ${table.key} is not null then ${storedRow(table)} end as before,
         ${owner(table)} as old_owner, ${sealed(table)} as old_sealed
       from ${besideStored(table)}
       where f.import_id = $1 and f.number > $2 and f.number <= $3
         and (${table.key} is null or ${rowDiffers(table)})
     ), kept as (
       insert into import_undo (key, import_id, before, after, owner, sealed)
       select key, $1, before, after, old_owner, old_sealed from changed
     )
     insert into ${table.name}
     select p.* from changed c, jsonb_populate_record(null::${table.name},
       c.after || jsonb_build_object('content', c.sealed)) p
     on conflict (${table.identity}) do update set ${updates(table)}`,
    range,
  )

/** Rows that the last import has changed, next to those that are stored now. */
const besideUndo = (table: ImportTable, join: 'join' | 'left join'): string =>
  `import_undo u ${join} ${table.name} t on ${table.match('u.key', 'coalesce(u.before, u.after)')}`

/**
 * The free ports that an area gets back: those it had before, adjusted for what orders have taken and freed since.
 * While an area is not counted, orders change the number in `before`.
 */
const PORTS = `case when u.before->>'free_ports' is null or u.after->>'free_ports' is null or t.free_ports is null
  then (u.before->>'free_ports')::integer
  else (u.before->>'free_ports')::integer + t.free_ports - (u.after->>'free_ports')::integer end`

/** Returns why the last import cannot be undone; null if it can. */
async function obstacle(client: ClientBase, { id, kind }: Imported): Promise<ImportStopReason | null> {
  const table = IMPORT_TABLES[kind]
  const exists = async (text: string) => (await client.query(`${text} limit 1`, [id])).rows.length > 0
  const isTouched = await exists(
    `select from ${besideUndo(table, 'left join')}
     where u.import_id = $1 and case when u.after is null then ${table.key} is not null
       else ${table.key} is null or ${storedRow(table)} - 'free_ports' <> u.after - 'free_ports' end`,
  )
  if (isTouched) return 'touched'
  if (
    table.isSealed &&
    (await exists(
      `select from ${besideUndo(table, 'join')} join renewal_requests r on r.customer_id = t.id
       where u.import_id = $1 and u.before is null`,
    ))
  )
    return 'renewals'
  if (
    isCoverage(kind) &&
    (await exists(`select from ${besideUndo(table, 'left join')} where u.import_id = $1 and ${PORTS} < 0`))
  )
    return 'ports'
  return null
}

/**
 * Undoes the last import, all of it or nothing.
 * @returns why it cannot be; null once it is
 */
export const undoRows = (
  { db, ...parts }: ImportParts,
  imported: Imported,
  work: ImportWork,
): Promise<ImportStopReason | null> =>
  withoutTimeout(db, async (client) => {
    const { id, kind } = imported
    const table = IMPORT_TABLES[kind]
    await lock(client, table)
    const found = await obstacle(client, imported)
    if (found !== null) return found
    work.progress(1, 3)
    await client.query(
      `delete from ${table.name} t using import_undo u
       where u.import_id = $1 and u.before is null and ${table.match('u.key', 'u.after')}`,
      [id],
    )
    work.progress(2, 3)
    const ports = isCoverage(kind) ? `jsonb_build_object('free_ports', ${PORTS})` : `'{}'::jsonb`
    await client.query(
      `insert into ${table.name}
       select p.* from ${besideUndo(table, 'left join')}, jsonb_populate_record(null::${table.name},
         u.before || ${ports} || jsonb_build_object('content', u.sealed)) p
       where u.import_id = $1 and u.before is not null
       on conflict (${table.identity}) do update set ${updates(table)}`,
      [id],
    )
    const sql = sqlOn(client)
    await client.query('delete from import_undo where import_id = $1', [id])
    await noteImportDone(sql, 'undone', work, work.name, parts.clock.now())
    await audit(sql, parts, {
      by: work.by,
      what: 'import_undone',
      detail: { ...work.detail, imported: kind },
    })
    return null
  })
