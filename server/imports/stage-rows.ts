/**
 * Stores the rows of a file in the database until they are imported. Personal data is encrypted as in the final table.
 */
import { randomUUID } from 'node:crypto'
import { statement, type Db, type Sql, type Statement } from '../db/database.ts'
import type { CustomerRecord } from '../rules/lead-row-types.ts'
import type { Vault } from '../security/encryption-vault.ts'
import type { ImportTable } from './import-tables.ts'
import type { FileRow } from './validate-rows.ts'

type StagedRow = Pick<FileRow, 'key' | 'fields'> & { readonly owner?: string; readonly sealed?: string }

const statements = new Map<string, Statement>()

/** Stores rows in the form of their table, so that they can be compared with it. */
function addStatement({ name }: ImportTable): Statement {
  const known = statements.get(name)
  if (known) return known
  const made = statement(
    `import.stage.${name}`,
    `insert into import_rows (import_id, number, key, fields, owner, sealed)
     select $1, r.number, r.key, to_jsonb(jsonb_populate_record(null::${name}, r.fields)) - 'content', r.owner, r.sealed
     from jsonb_to_recordset($2::jsonb) as r (number integer, key text, fields jsonb, owner uuid, sealed text)`,
  )
  statements.set(name, made)
  return made
}

const KNOWN = statement(
  'import.known-customers',
  'select document_lookup as key, id, content from customers where document_lookup = any($1::text[])',
)

/** Returns a record with its fields in one order, so that equal ones are equal texts. */
const inOrder = ({ cpf, name, email, phone, birth_date, address, ...more }: CustomerRecord): string => {
  const { cep, number, complement } = address
  const { plan, price, direct_debit } = more.current_plan ?? {}
  return JSON.stringify({
    cpf,
    name,
    email,
    phone,
    birth_date,
    address: { cep, number, complement },
    ...(more.current_plan && { current_plan: { plan, price, direct_debit } }),
  })
}

/**
 * Encrypts the records of customers. A record that is already stored keeps its encrypted text, which shows that it has
 * not changed.
 */
async function sealed(sql: Sql, vault: Vault, rows: readonly FileRow[]): Promise<StagedRow[]> {
  const stored = await sql.rows<{ key: string; id: string; content: string }>(KNOWN, [
    rows.map(({ key }) => key),
  ])
  const known = new Map(stored.map((each) => [each.key, each]))
  return rows.flatMap(({ key, fields, person }) => {
    if (!person) return []
    const record = inOrder(person)
    const before = known.get(key)
    const owner = before?.id ?? randomUUID()
    const isSame = before !== undefined && isRecord(vault, before, record)
    const content = isSame ? before.content : vault.seal(record, owner)
    return [{ key, fields: { ...fields, id: owner }, owner, sealed: content }]
  })
}

function isRecord(vault: Vault, before: { id: string; content: string }, record: string): boolean {
  try {
    return inOrder(JSON.parse(vault.open(before.content, before.id)) as CustomerRecord) === record
  } catch {
    // no known key opens it: it is replaced
    return false
  }
}

/** Stores a batch of an import's rows. `first` is the number of the first of them. */
export async function stageRows(
  { db, vault }: { db: Db; vault: Vault },
  id: string,
  table: ImportTable,
  rows: readonly FileRow[],
  first: number,
): Promise<void> {
  const staged: readonly StagedRow[] = table.isSealed ? await sealed(db, vault, rows) : rows
  const numbered = staged.map((row, i) => ({ ...row, number: first + i }))
  await db.rows(addStatement(table), [id, JSON.stringify(numbered)])
}
