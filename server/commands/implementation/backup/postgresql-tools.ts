/** Runs PostgreSQL's own programs for a dump of the database in DATABASE_URL. */
import { spawn } from 'node:child_process'
import { ConfigError } from '../../../config.ts'
import { databaseHosts } from '../../../parse-database-url.ts'

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
