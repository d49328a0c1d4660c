/** Makes a backup of the configured database, embedded or not. */
import { type Config, ConfigError } from '../../../config.ts'
import { type CommandDatabase, withConnection } from '../../helpers/database.ts'
import type { Say } from '../../helpers/command.ts'
import { backUpEmbedded, EMBEDDED_BACKUP_STEPS } from './data-directory-copy.ts'
import { refuseFolderWithin, describeBackup, dumpFile, makeBackupFolder } from './backup-folder.ts'
import { statSync } from 'node:fs'
import { factsOf, factsText, nameOfDatabase } from './facts-of-database.ts'
import { spawn } from 'node:child_process'
import { databaseHosts } from '../../../parse-database-url.ts'

const MEGABYTE = 1024 * 1024

/** How many sentences `backUpOwn` says. */
const OWN_BACKUP_STEPS = 3

/** The password in a database URL. */
const PASSWORD = /^(postgres(?:ql)?:\/\/[^:@/]*):[^@/]*@/

/**
 * Returns a URL as PostgreSQL's programs take it, without its password, and the environment that has it: arguments can be seen
 * by everybody. A URL without one leaves PGPASSWORD to the operator, as the server does.
 */
export function connectionOf(url: string) {
  const { password } = new URL(databaseHosts(url).urls[0] ?? url)
  return {
    dbname: withoutOwnParameters(url.replace(PASSWORD, '$1@')),
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) },
  }
}

/** Replaces the parameters that the server's library knows and PostgreSQL's does not by what they mean there. */
function withoutOwnParameters(url: string): string {
  const [address = '', query] = url.split('?')
  const kept = (query ?? '')
    .split('&')
    .filter((each) => each !== '' && !each.startsWith('uselibpqcompat='))
    // encrypted, whoever answers
    .map((each) => (each === 'sslmode=no-verify' ? 'sslmode=require' : each))
  return kept.length === 0 ? address : `${address}?${kept.join('&')}`
}

/**
 * Runs `pg_dump` or `pg_restore` on a database, and returns what it prints.
 * @throws ConfigError with what it says, or with what to do if it is not installed
 */
export async function runPostgresqlTool(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<string> {
  const { dbname, env } = connectionOf(url)
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, `--dbname=${dbname}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, said] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', (error) =>
      reject(
        (error as { code?: string }).code === 'ENOENT'
          ? new ConfigError(
              `${program} is not installed here. It comes with PostgreSQL's client programs, of the database's version or newer ` +
                '(Debian: postgresql-client). For the database of compose.yaml see docs/operations.md, Backup and restore.',
            )
          : error,
      ),
    )
    child.on('close', (code) =>
      code === 0
        ? resolve(out)
        : reject(new ConfigError(`${program} failed, and nothing else was done: ${said.trim()}`)),
    )
  })
}

/** Makes a backup in `parent` and returns its folder. */
async function backUpOwn(config: Config, url: string, parent: string, say: Say): Promise<string> {
  const at = new Date()
  say(`Backs up ${nameOfDatabase(config)}. Servers go on taking orders.`)
  const facts = await withConnection(config, url, factsOf)
  const backup = makeBackupFolder(parent, at)
  const file = dumpFile(backup)
  say(`Writes all of it to ${file} with pg_dump.`)
  await runPostgresqlTool('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
  await describeBackup(backup, { kind: 'dump', at: at.toISOString(), facts, hasKeys: false })
  say(
    `The backup is in ${backup}: ${Math.ceil(statSync(file).size / MEGABYTE)} MB, ${factsText(facts)}. ` +
      'The keys are not in it (ENCRYPTION_KEY, LOOKUP_KEY): keep them elsewhere; without them nothing can be read.',
  )
  return backup
}

/** How many sentences `backUp` says. */
export const backUpSteps = ({ database }: Config) =>
  database.url === undefined ? EMBEDDED_BACKUP_STEPS : OWN_BACKUP_STEPS

/**
 * Checks, before anything is done, that backups can be made in a folder.
 * @throws ConfigError if it lies in what is backed up
 */
export function checkBackupFolder({ database, dataDir }: Config, parent: string): void {
  if (database.url === undefined) refuseFolderWithin(parent, dataDir)
}

/**
 * Makes a backup in a new folder in `parent`, and returns that folder.
 * @param opened the database, if the command has opened it already
 */
export async function backUp(
  config: Config,
  parent: string,
  say: Say,
  opened?: CommandDatabase,
): Promise<string> {
  checkBackupFolder(config, parent)
  return config.database.url === undefined
    ? backUpEmbedded(config, parent, say, opened)
    : backUpOwn(config, config.database.url, parent, say)
}
