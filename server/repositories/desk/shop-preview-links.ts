/** SQL that decides whether a link to a preview of the shop is still good, and revokes links. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { statement, type Sql } from '../../db/database.ts'

/** What a link to a preview depends on. */
export type PreviewLinkState = {
  /** The version of the draft; null if there is none. */
  readonly draft: number | null
  /** The role of who made the link; null if that account is gone or closed. */
  readonly role: Role | null
  /** Whether the edition was published, and not withdrawn before its time. */
  readonly isPublished: boolean
  /** Whether it waits for a second person. */
  readonly isAsked: boolean
  /** Whether the link was revoked. */
  readonly isRevoked: boolean
}

const STATE = statement(
  'shop-previews.state',
  `select (select version from shop_draft where id = 1) as draft,
     (select role from operators where id = $2 and disabled_at is null) as role,
     exists (select from live_editions l where l.edition = $1
       and not exists (select from withdrawn_publications w where w.publication = l.id)) as "isPublished",
     exists (select from publication_requests where edition = $1 and decision is null) as "isAsked",
     exists (select from revoked_shop_previews where preview = $3 and id > $4) as "isRevoked"`,
)

/** Reads what a link depends on. `after` is the last revocation of its preview when the link was made. */
export const previewLinkState = (
  sql: Sql,
  { edition, by, preview, after }: { edition: number; by: string; preview: string; after: number },
) => sql.row<PreviewLinkState>(STATE, [edition, by, preview, after])

const LAST = statement(
  'shop-previews.last-revocation',
  'select coalesce(max(id), 0) as id from revoked_shop_previews where preview = $1',
)

/** Returns the number of the last revocation of a preview; 0 if there was none. */
export const lastRevocation = async (sql: Sql, preview: string): Promise<number> =>
  (await sql.row<{ id: number }>(LAST, [preview]))?.id ?? 0

const PURGE = statement(
  'shop-previews.purge',
  'delete from revoked_shop_previews where revoked_at < now() - make_interval(hours => $1)',
)
const REVOKE = statement(
  'shop-previews.revoke',
  `insert into revoked_shop_previews (id, preview, revoked_at)
   select coalesce(max(id), 0) + 1, $1, now() from revoked_shop_previews`,
)

/**
 * Revokes all links to a preview that were made so far, and forgets revocations of links that are over by now. The newest
 * stays, so that no number is given twice. Callers hold `lockEditions`.
 */
export async function revokeLinks(sql: Sql, preview: string, hours: number): Promise<void> {
  await sql.run(REVOKE, [preview])
  await sql.run(PURGE, [hours])
}
