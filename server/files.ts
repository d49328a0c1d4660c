import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a file of JSON holds; undefined when it holds anything else. */
export function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Makes a folder and those above it. (Node's own `recursive` never ends where a file system refuses, as /proc does.) */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
