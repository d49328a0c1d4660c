/** SQL for the accounts of desk users: the employees who work at the operator's desk. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { statement, type Sql } from '../../db/database.ts'

/** An employee with an account at the operator's desk. */
export type DeskUser = { id: string; email: string; role: Role }

/**
 * An account at the operator's desk. `password` is an argon2id hash, `factor` the encrypted secret of the
 * one-time codes.
 */
export type Account = DeskUser & {
  password: string | null
  factor: string | null
  factor_since: Date | null
  single_sign_on: string | null
  setup_hash: string | null
  setup_expires_at: Date | null
  disabled_at: Date | null
  created_at: Date
}

const COLUMNS = `id, email, role, password, factor, factor_since, single_sign_on, setup_hash, setup_expires_at,
  disabled_at, created_at`

const ADD = statement(
  'operators.add',
  `insert into operators (id, email, role, setup_hash, setup_expires_at, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (email) do nothing returning id`,
)

/** Adds an account; returns false if the e-mail address already has one. */
export async function addDeskUser(
  sql: Sql,
  user: DeskUser & { setupHash: string; setupExpiresAt: Date; at: Date },
): Promise<boolean> {
  const { id, email, role, setupHash, setupExpiresAt, at } = user
  return sql.hasRow(ADD, [id, email, role, setupHash, setupExpiresAt, at])
}

const BY_EMAIL = statement('operators.email', `select ${COLUMNS} from operators where email = $1`)
const BY_ID = statement('operators.id', `select ${COLUMNS} from operators where id = $1`)
const ALL = statement('operators.all', `select ${COLUMNS} from operators order by email`)

/** Finds an account by e-mail address, which must be in lower case. */
export const accountOf = (sql: Sql, email: string) => sql.row<Account>(BY_EMAIL, [email])
export const accountById = (sql: Sql, id: string) => sql.row<Account>(BY_ID, [id])
/** Returns all accounts, sorted by e-mail address. */
export const allAccounts = (sql: Sql) => sql.rows<Account>(ALL)

const ROLE = statement('operators.role', 'update operators set role = $2 where id = $1')
const DISABLE = statement(
  'operators.disable',
  `with s as (delete from operator_sessions where operator_id = $1)
   update operators set disabled_at = $2, setup_hash = null where id = $1`,
)
const ENABLE = statement('operators.enable', 'update operators set disabled_at = null where id = $1')
const RESET = statement(
  'operators.reset',
  `with s as (delete from operator_sessions where operator_id = $1)
   update operators set password = null, factor = null, factor_since = null, single_sign_on = null, setup_hash = $2,
     setup_expires_at = $3 where id = $1`,
)

const RESET_FACTOR = statement(
  'operators.reset.factor',
  `with s as (delete from operator_sessions where operator_id = $1)
   update operators set factor = null, factor_since = null where id = $1`,
)

/** Removes an account's second factor and ends its sessions. */
export const resetDeskUserFactor = (sql: Sql, id: string) => sql.run(RESET_FACTOR, [id])

/** Changes the role of an account. */
export const setRole = (sql: Sql, id: string, role: Role) => sql.run(ROLE, [id, role])
/** Disables an account of the operator's desk and ends its sessions. */
export const disableDeskUser = (sql: Sql, id: string, at: Date) => sql.run(DISABLE, [id, at])
/** Enables a disabled account of the operator's desk. */
export const enableDeskUser = (sql: Sql, id: string) => sql.run(ENABLE, [id])
/**
 * Removes an account's password and second factor and ends its sessions. The desk user then starts over with a
 * new setup code.
 */
export const resetDeskUser = (sql: Sql, id: string, setupHash: string, expiresAt: Date) =>
  sql.run(RESET, [id, setupHash, expiresAt])

const PASSWORD = statement(
  'operators.password',
  `update operators set password = $3, setup_hash = null, setup_expires_at = null
   where id = $1 and setup_hash = $2 and setup_expires_at > $4 and disabled_at is null returning id`,
)

/**
 * Sets an account's first password. A setup code works once; returns false if the code is wrong, used or
 * expired.
 */
export const setPassword = (sql: Sql, id: string, setupHash: string, password: string, now: Date) =>
  sql.hasRow(PASSWORD, [id, setupHash, password, now])

const FACTOR = statement(
  'operators.factor',
  'update operators set factor = $2 where id = $1 and factor_since is null returning id',
)

/**
 * Stores the encrypted secret of an account's second factor. Does nothing if a one-time code has already
 * confirmed a secret.
 */
export const setFactor = (sql: Sql, id: string, factor: string) => sql.run(FACTOR, [id, factor])

const STEP = statement(
  'operators.step',
  `update operators set last_step = $2, factor_since = coalesce(factor_since, $3)
   where id = $1 and last_step < $2 returning id`,
)

/**
 * Marks the time step of a one-time code as used; returns false if this step or a later one was already used.
 */
export const markStepUsed = (sql: Sql, id: string, step: number, now: Date) =>
  sql.hasRow(STEP, [id, step, now])

const SIGN_ON = statement(
  'operators.sso',
  `update operators set single_sign_on = $2 where id = $1 and (single_sign_on is null or single_sign_on = $2)
   returning id`,
)

/**
 * Stores the id that the single sign-on provider uses for an account; returns false if a different id was
 * already stored.
 */
export const bindSingleSignOn = (sql: Sql, id: string, subject: string) => sql.hasRow(SIGN_ON, [id, subject])
