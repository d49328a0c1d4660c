/**
 * Locks DATA_DIR, the folder with the server's data, so that only one server, or one command without a server, uses it
 * at a time. Only who holds the lock may start the database.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../../config.ts'
import { makeFolder } from '../../file-and-folder-access.ts'

/** A lock on DATA_DIR, the folder with the server's data. */
export type FolderLock = { release(): void }

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5

/** Milliseconds between two tries to get a lock. */
const PAUSE_MS = 200

/** Held by whoever uses the folder. */
const IN_USE = 'server.lock'
/** Held by a server that waits for a command, so that no other command comes before it. */
const SERVER_NEXT = 'server-next.lock'
/** Held by a command as well, before and after that one, so that others can tell it from a server. */
const BY_COMMAND = 'command.lock'
/** Says which command holds it. */
const COMMAND_NAME = 'command.lock.name'

/**
 * Takes a lock for this process; returns undefined if another process holds it. It is an operating system lock on a
 * file in the folder, taken through SQLite. The system releases it when the process ends for any reason, and it works
 * across containers that share the volume.
 */
function tryLock(dataDir: string, name: string): FolderLock | undefined {
  makeFolder(dataDir)
  const file = new DatabaseSync(join(dataDir, name))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    return undefined
  }
  return { release: () => file.close() }
}

/**
 * Locks DATA_DIR for this server, because two servers on one folder would each start a PostgreSQL on the same data.
 * Keep a reference to the result: the lock is released when it is garbage-collected.
 * @throws ConfigError if another server holds the lock
 */
export function lockFolder(dataDir: string): FolderLock {
  const lock = tryLock(dataDir, IN_USE)
  if (lock) return lock
  throw new ConfigError(`Another server uses ${dataDir}. Stop it, or give this one another DATA_DIR.`)
}

/** Returns whether another process holds a lock, by taking it for a moment: so whoever finds it held tries again. */
function isHeld(dataDir: string, name: string): boolean {
  const lock = tryLock(dataDir, name)
  lock?.release()
  return !lock
}

/** Returns which command holds DATA_DIR; undefined if none does. */
function commandIn(dataDir: string): string | undefined {
  if (!isHeld(dataDir, BY_COMMAND)) return undefined
  const name = join(dataDir, COMMAND_NAME)
  return existsSync(name) ? readFileSync(name, 'utf8') : 'a command'
}

/** Waits while a command holds DATA_DIR, and calls `tell` with its name if that takes longer than a moment. */
async function whileCommandRuns(dataDir: string, tell: (text: string) => void): Promise<void> {
  let told: string | undefined
  for (let command = commandIn(dataDir); command !== undefined; command = commandIn(dataDir)) {
    await wait(PAUSE_MS)
    if (command !== told && command === commandIn(dataDir)) {
      told = command
      tell(`Waiting for ${command}, which uses ${dataDir}.`)
    }
  }
}

/**
 * Locks DATA_DIR for this server as `lockFolder` does, once no command holds it any more.
 * @throws ConfigError if another server holds the lock
 */
export async function lockFolderAfterCommands(
  dataDir: string,
  tell: (text: string) => void,
): Promise<FolderLock> {
  let next = tryLock(dataDir, SERVER_NEXT)
  if (!next) {
    await wait(PAUSE_MS)
    next = tryLock(dataDir, SERVER_NEXT)
  }
  try {
    await whileCommandRuns(dataDir, tell)
    return lockFolder(dataDir)
  } finally {
    next?.release()
  }
}

/** Locks DATA_DIR for this command, once no other command holds it; returns undefined if a server holds it or comes next. */
export async function lockFolderForCommand(
  dataDir: string,
  tell: (text: string) => void,
): Promise<FolderLock | undefined> {
  await whileCommandRuns(dataDir, tell)
  if (isHeld(dataDir, SERVER_NEXT)) return undefined
  const command = tryLock(dataDir, BY_COMMAND)
  if (!command) return lockFolderForCommand(dataDir, tell)
  writeFileSync(join(dataDir, COMMAND_NAME), nameOfThisCommand())
  const lock = tryLock(dataDir, IN_USE)
  if (!lock) {
    command.release()
    return undefined
  }
  return {
    release() {
      lock.release()
      command.release()
    },
  }
}

const nameOfThisCommand = () => {
  const script = process.env.npm_lifecycle_event
  const isScript = script !== undefined && script !== 'npx'
  const name = isScript ? `npm run ${script}` : basename(process.argv[1] ?? 'a command')
  return `${name} (process ${process.pid})`
}
