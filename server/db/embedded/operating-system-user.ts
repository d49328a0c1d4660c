/** Finds the operating system user that runs the embedded PostgreSQL, and what that user can access. */
import { execFileSync, spawnSync } from 'node:child_process'

/** The operating system user that runs the database processes; empty for the current user. */
export type SystemUser = { uid?: number; gid?: number }

const POSTGRES_USER = 'postgres'

function idOf(flag: '-u' | '-g'): number | undefined {
  const found = spawnSync('id', [flag, POSTGRES_USER], { encoding: 'utf8' })
  return found.status === 0 ? Number.parseInt(found.stdout, 10) : undefined
}

/**
 * Returns the user that runs PostgreSQL. PostgreSQL refuses to run as root, so root runs it as the user
 * `postgres`, who is created if necessary. Any other user runs it under their own name.
 */
export function databaseSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {}
  if (idOf('-u') === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', POSTGRES_USER], {
        stdio: 'pipe',
      })
    } catch (error) {
      throw new Error(
        `PostgreSQL does not run as root, and the user "${POSTGRES_USER}" could not be made ` +
          '(useradd failed). Make that user, start the server as an ordinary user, or set DATABASE_URL.',
        { cause: error },
      )
    }
  }
  const uid = idOf('-u')
  const gid = idOf('-g')
  if (uid === undefined || gid === undefined) throw new Error(`The user "${POSTGRES_USER}" has no id.`)
  return { uid, gid }
}

/** Returns whether an operating system user can enter and read a folder. */
export function canEnter(folder: string, who: SystemUser): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder], { ...who, cwd: '/' })
  return tried.status === 0
}

export function canRun(program: string, who: SystemUser): boolean {
  return spawnSync(program, ['--version'], { ...who, cwd: '/' }).status === 0
}
