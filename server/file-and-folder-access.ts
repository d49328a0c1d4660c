/** Helpers for files and folders. */
import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Reads a JSON file; undefined if its content is not JSON. */
export function readJsonFile(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns whether two paths lead to the same folder, whichever links they contain. Throws if one leads nowhere. */
export function isSameFolder(one: string, other: string): boolean {
  const [a, b] = [statSync(one), statSync(other)]
  return a.dev === b.dev && a.ino === b.ino
}

/**
 * Makes a folder and its missing parents. (Node's own option `recursive` never returns on a file system that
 * refuses new folders, such as /proc.)
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Returns a folder below DATA_DIR, which it makes; a temporary one if it cannot be made. */
export function writableFolder(dataDir: string, name: string): string {
  const own = join(dataDir, name)
  try {
    makeFolder(own)
    return own
  } catch {
    return mkdtempSync(join(tmpdir(), `prosa-${name}-`))
  }
}

/** Writes a file atomically: a concurrent reader gets either the earlier content or the complete new one. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  const draft = `${file}.${process.pid}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Removes from a folder all files and folders but those that were changed last. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= count) return
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  )
  for (const { name } of found.toSorted((a, b) => b.at - a.at).slice(count))
    await rm(join(folder, name), { recursive: true, force: true })
}
