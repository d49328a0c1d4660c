import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The contents of a JSON file; undefined when it holds anything else. */
export function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Makes a folder and those above it. (Node's own `recursive` never returns on a file system that refuses, such as
 * /proc.)
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}
