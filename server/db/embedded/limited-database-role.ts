/** Creates the database role with limited rights that the server uses in the embedded PostgreSQL. */
import { createHmac } from 'node:crypto'
import pg from 'pg'
import type { ClusterFile } from './cluster-settings-file.ts'
import { clusterUrl } from './connect-to-cluster.ts'

const ROLE = 'prosa_server'

/**
 * Returns the password of the role. It is derived from the cluster's password without revealing that password. It
 * differs in a copy of the cluster, which has the same password: if the copy gets the port of the original, the
 * server's connections fail there instead of writing into it.
 */
const passwordOf = ({ folder, password }: ClusterFile): string =>
  createHmac('sha256', password).update(`${ROLE} ${folder}`).digest('hex')

/**
 * Creates or corrects the database role that the server uses. The role can read and write rows, except that
 * it can only append to the audit log. It owns nothing and is not a superuser. Call this at each start,
 * after the migrations. Databases of earlier releases then get the role too, and the role gets access to new
 * tables.
 * @returns the URL of the database for that role
 */
export async function limitServerRole(cluster: ClusterFile, database: string): Promise<string> {
  const password = passwordOf(cluster)
  const client = new pg.Client({ connectionString: clusterUrl(cluster, database) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE])
    if (!rowCount) await client.query(`create role ${ROLE}`)
    await client.query(`
      alter role ${ROLE} with login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${client.escapeLiteral(password)};
      grant usage on schema public to ${ROLE};
      grant select, insert, update, delete on all tables in schema public to ${ROLE};
      alter default privileges in schema public grant select, insert, update, delete on tables to ${ROLE};
      revoke update, delete on audit_log, editions, live_editions, withdrawn_publications from ${ROLE};
      revoke insert, delete on audit_head from ${ROLE};
      revoke insert, update, delete on schema_history from ${ROLE};`)
  } finally {
    await client.end()
  }
  return clusterUrl(cluster, database, { user: ROLE, password })
}
