/** Reads the schema of a database, so that tests can compare two of them. */
import { query, type Row } from './query-database.ts'

const COLUMNS = `
  select a.attrelid::regclass::text || '.' || a.attname as name,
    row_number() over (partition by a.attrelid order by a.attnum) as place,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as needed, a.attgenerated::text as generated,
    a.attcollation::regcollation::text as collation, pg_get_expr(d.adbin, d.adrelid) as value
  from pg_attribute a join pg_class t on t.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by 1`

// Names of not-null constraints (PostgreSQL 18) stay those of columns that were renamed: `needed` above compares them.
const CONSTRAINTS = `
  select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`

const INDEXES = `
  select i.indrelid::regclass::text as "table", c.relname as name, m.amname as method,
    pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am m on m.oid = c.relam
  where c.relnamespace = 'public'::regnamespace order by 1, 2`

const TABLES = `
  select relname as name, reloptions::text as options from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`

/** Everything else that a schema may hold: views, sequences, types, functions, triggers, extensions. */
const OTHERS = `
  select 'relation' as kind, relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i')
  union all select 'type', typname from pg_type t
    where typnamespace = 'public'::regnamespace and typtype <> 'c' and typelem = 0
  union all select 'function', proname from pg_proc where pronamespace = 'public'::regnamespace
  union all select 'trigger', tgname from pg_trigger where not tgisinternal
  union all select 'extension', extname from pg_extension where extname <> 'plpgsql'
  order by 1, 2`

export type Schema = Readonly<Record<'tables' | 'columns' | 'constraints' | 'indexes' | 'others', Row[]>>

export async function schemaOf(url: string): Promise<Schema> {
  const [tables, columns, constraints, indexes, others] = await Promise.all(
    [TABLES, COLUMNS, CONSTRAINTS, INDEXES, OTHERS].map((text) => query(url, text)),
  )
  return {
    tables: tables ?? [],
    columns: columns ?? [],
    constraints: constraints ?? [],
    indexes: indexes ?? [],
    others: others ?? [],
  }
}
