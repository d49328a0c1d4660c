/** SQL that stores when orders were installed. */
import { statement, type Sql } from '../db/database.ts'

const STORE = statement(
  'order.installed',
  `update orders set installed_on = $2, installed_told_at = $3
   where lead_id = $1 and (installed_told_at is null or installed_told_at < $3) returning lead_id`,
)

/** Stores the day (yyyy-mm-dd; null: not installed) of a lead's order; returns false if something later was said of it. */
export const storeInstallation = (
  sql: Sql,
  { lead, day, toldAt }: { readonly lead: string; readonly day: string | null; readonly toldAt: Date },
) => sql.hasRow(STORE, [lead, day, toldAt])
