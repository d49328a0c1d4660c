/** Adapts the connections to a pooler between server and database, such as PgBouncer (DATABASE_POOLER). */
import type pg from 'pg'

/**
 * How a pooler in front of the database hands out connections: one for as long as a client is connected, or one for
 * each transaction. `none`: there is no pooler.
 */
export type Pooler = 'none' | 'session' | 'transaction'

/** The time limits of a connection in milliseconds, under the names that PostgreSQL gives them. */
export type TimeLimits = { statement_timeout: number; idle_in_transaction_session_timeout: number }

/** Returns the SQL that sets limits, for the connection or only for the running transaction. */
export const setLimits = (limits: TimeLimits, how: 'set' | 'set local'): string =>
  Object.entries(limits)
    .map(([name, value]) => `${how} ${name} = ${value}`)
    .join('; ')

/** How a pool behaves differently behind a pooler. */
export type PoolerRules = {
  /** The time limits that PostgreSQL is sent when a connection opens. A pooler refuses them. */
  startup: Partial<TimeLimits>
  /** The SQL that begins a transaction. */
  begin: string
  /** Prepares a connection that was just opened, before its first use. */
  prepare(client: pg.ClientBase): void | Promise<void>
}

/** Removes the names of statements: each transaction may run on a connection that has not prepared them. */
function withoutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(
      typeof first === 'object' && first !== null ? Object.assign(first, { name: undefined }) : first,
      ...rest,
    )
  client.query = unnamed as typeof client.query
}

/** Returns how a pool behaves differently behind a pooler, with these limits for all of its connections. */
export function poolerRulesOf(pooler: Pooler, limits: TimeLimits): PoolerRules {
  switch (pooler) {
    case 'none':
      return { startup: limits, begin: 'begin', prepare: () => undefined }
    case 'session':
      return {
        startup: {},
        begin: 'begin',
        // The pooler may still lack a connection to the database, so this has its own limit.
        prepare: async (client) => {
          const query = { text: setLimits(limits, 'set'), query_timeout: limits.statement_timeout }
          await client.query(query)
        },
      }
    case 'transaction':
      // The next transaction on this connection may belong to another client, so no setting may outlast ours.
      return { startup: {}, begin: `begin; ${setLimits(limits, 'set local')}`, prepare: withoutNames }
  }
}
