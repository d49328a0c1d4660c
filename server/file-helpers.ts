import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Reads a JSON file; undefined if its content is not JSON. */
export function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
