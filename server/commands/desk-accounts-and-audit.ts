/**
 * `npm run operator`: manages the accounts of the operator's desk and checks its audit log (docs/desk.md):
 *
 *   node server/commands/desk-accounts-and-audit.ts add ana@example.com --role atendimento
 *   node server/commands/desk-accounts-and-audit.ts role ana@example.com --role administracao
 *   node server/commands/desk-accounts-and-audit.ts reset ana@example.com
 *   node server/commands/desk-accounts-and-audit.ts disable ana@example.com
 *   node server/commands/desk-accounts-and-audit.ts enable ana@example.com
 *   node server/commands/desk-accounts-and-audit.ts list
 *   node server/commands/desk-accounts-and-audit.ts audit
 *   node server/commands/desk-accounts-and-audit.ts audit --head 812:CHAIN
 *   node server/commands/desk-accounts-and-audit.ts audit --accept
 *   node server/commands/desk-accounts-and-audit.ts clock
 *   node server/commands/desk-accounts-and-audit.ts clock 2026-11-20
 *
 * `--head` checks that the log still contains this entry, given by its number and hash. `--accept` accepts
 * the log as it is, after an older copy of the database was restored on purpose. `clock` with the date of today confirms
 * a clock that has jumped, so that what is old is deleted again (docs/operations.md, The clock).
 */
import { ROLES, type Role } from '../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { ConfigError, readConfig } from '../config.ts'
import { systemClock } from '../clock.ts'
import { allAccounts } from '../repositories/desk/desk-users.ts'
import type { Db } from '../db/database.ts'
import {
  addAccount,
  changeRole,
  disableAccount,
  enableAccount,
  resetAccount,
  SETUP_HOURS,
  type AccountParts,
} from '../services/desk/accounts.ts'
import { audit, checkAudit } from '../services/desk/write-and-check-audit-log.ts'
import { compareHead, keepSeenHead, readSeenHead } from '../services/desk/detect-audit-rollback.ts'
import { auditHead, type AuditHead } from '../repositories/desk/audit-log.ts'
import { accountEmailOf } from '../services/desk/log-in.ts'
import { isAccountEmail } from '../rules/desk/validate-account-email.ts'
import { siteOrigin } from '../rules/signed-order-links.ts'
import { runMain, readArguments } from './helpers/command.ts'
import { withDatabaseAndVault } from './helpers/database.ts'
import { confirmServerClock } from './implementation/confirm-server-clock.ts'

const USAGE = `usage: npm run operator -- add|role EMAIL --role ${ROLES.join('|')}
       npm run operator -- reset|disable|enable EMAIL
       npm run operator -- list
       npm run operator -- audit [--head NUMBER:CHAIN] [--accept]
       npm run operator -- clock [TODAY, as 2026-11-20]`

type Asked = {
  what: string
  email: string
  role: string
  head: string | null
  accepts: boolean
  date: string | undefined
}

function asked(): Asked {
  const options = { role: { type: 'string' }, head: { type: 'string' }, accept: { type: 'boolean' } } as const
  const { positionals, values } = readArguments(options, USAGE)
  const [what = '', email = ''] = positionals
  return {
    what,
    email: accountEmailOf(email),
    role: values.role ?? '',
    head: values.head ?? null,
    accepts: values.accept ?? false,
    date: positionals[1],
  }
}

/** Finds a role by name, typed with or without accents. */
function roleOf({ role }: Asked): Role {
  const plain = role.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const known = ROLES.find((each) => each === plain)
  if (!known) throw new ConfigError(`--role is one of ${ROLES.join(', ')}.`)
  return known
}

function addressOf({ email }: Asked): string {
  if (!isAccountEmail(email)) throw new ConfigError(email === '' ? USAGE : `${email} is no e-mail address.`)
  return email
}

const codeLines = (email: string, code: string, address: string) =>
  `${email} sets a password at ${address}/operador/primeiro-acesso with this code, within ${SETUP_HOURS} hours:\n  ${code}\n`

const noAccount = (email: string) => new ConfigError(`${email} has no account.`)

async function list({ db }: AccountParts): Promise<string> {
  const lines = (await allAccounts(db)).map(
    ({ email, role, password, factor_since, single_sign_on, disabled_at }) => {
      const state = disabled_at
        ? 'disabled'
        : single_sign_on
          ? 'single sign-on'
          : password === null
            ? 'no password yet'
            : factor_since
              ? 'password and code'
              : 'password, no code yet'
      return `${email}  ${role}  ${state}\n`
    },
  )
  return lines.join('') || 'There are no accounts yet.\n'
}

/** Parses the number and the hash of an audit log entry, written as NUMBER:CHAIN. */
function headOf(text: string): AuditHead {
  const [, seq = '', chain = ''] = /^(\d+):([\w-]+)$/.exec(text) ?? []
  if (chain === '') throw new ConfigError(`--head is a number and a chain: 812:CHAIN.\n${USAGE}`)
  return { seq: Number(seq), chain }
}

/**
 * Checks that the audit log contains an entry recorded earlier.
 * @throws ConfigError if it does not
 */
async function compare(db: Db, seen: AuditHead): Promise<void> {
  const state = await compareHead(db, seen)
  if (state === 'ok') return
  const what =
    state === 'behind'
      ? `ends before entry ${seen.seq}, which was seen in it`
      : `has another entry ${seen.seq} than the one that was seen in it`
  throw new ConfigError(
    `The audit log ${what}: this database is an older copy, or the log was cut short.
When you have restored a backup yourself: desk-accounts-and-audit.ts audit --accept (docs/desk.md, The audit log).`,
  )
}

/**
 * Checks the chain of hashes in the audit log, and that the log still contains the entries recorded outside
 * the database. With `accepts`, the log is accepted as it is, and an audit entry records that.
 */
async function followAudit(parts: AccountParts, { head, accepts }: Asked, dataDir: string): Promise<string> {
  const { db, vault } = parts
  const { entries, brokenAt } = await checkAudit(db, vault)
  if (brokenAt !== null) throw new ConfigError(`Entry ${brokenAt} of the audit log is not what was written.`)
  const seen = readSeenHead(dataDir)
  if (accepts) {
    const detail = { rows: entries, seen: seen?.seq ?? 0 }
    await db.transaction((sql) => audit(sql, parts, { by: 'command', what: 'audit_accepted', detail }))
  } else {
    for (const each of [seen, head === null ? undefined : headOf(head)]) if (each) await compare(db, each)
  }
  const now = (await auditHead(db)) ?? { seq: 0, chain: '' }
  await keepSeenHead(dataDir, now)
  const noted =
    seen || head !== null ? '' : ' Nothing was noted of it here before: compare it with the log.\n'
  return `${entries} entries of the audit log are as they were written.\nIts end is ${now.seq}:${now.chain}.${noted || '\n'}`
}

async function work(parts: AccountParts, what: Asked, address: string, dataDir: string): Promise<string> {
  switch (what.what) {
    case 'add': {
      const [email, role] = [addressOf(what), roleOf(what)]
      const code = await addAccount(parts, email, role)
      if (code === null) throw new ConfigError(`${email} has an account already.`)
      return codeLines(email, code, address)
    }
    case 'role': {
      const [email, role] = [addressOf(what), roleOf(what)]
      if (!(await changeRole(parts, email, role))) throw noAccount(email)
      return `${email} is ${role} from now on.\n`
    }
    case 'reset': {
      const email = addressOf(what)
      const code = await resetAccount(parts, email)
      if (code === null) throw noAccount(email)
      return codeLines(email, code, address)
    }
    case 'disable':
    case 'enable': {
      const email = addressOf(what)
      const change = what.what === 'disable' ? disableAccount : enableAccount
      if (!(await change(parts, email))) throw noAccount(email)
      return `${email} is ${what.what}d.\n`
    }
    case 'list':
      return list(parts)
    case 'audit':
      return followAudit(parts, what, dataDir)
    case 'clock':
      return confirmServerClock(parts, what.date)
    default:
      throw new ConfigError(USAGE)
  }
}

async function main(): Promise<void> {
  const what = asked()
  if (!/^(?:add|role|reset|disable|enable|list|audit|clock)$/.test(what.what)) throw new ConfigError(USAGE)
  const config = readConfig()
  const text = await withDatabaseAndVault(config, (db, vault) =>
    work({ db, clock: systemClock, vault }, what, siteOrigin(config), config.dataDir),
  )
  process.stdout.write(text)
}

runMain(main)
