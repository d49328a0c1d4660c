/** Checks whether the server's database role is a superuser, which could rewrite the audit log. */
import { statement, type Db } from './database.ts'

const SUPERUSER = statement(
  'reach.superuser',
  'select rolsuper as is_superuser from pg_roles where rolname = current_user',
)

/** Returns whether the database role that the server uses is a superuser. */
export const isSuperuser = async (db: Db): Promise<boolean> =>
  (await db.row<{ is_superuser: boolean }>(SUPERUSER))?.is_superuser ?? false
