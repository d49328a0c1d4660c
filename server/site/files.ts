import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { PageHashes } from '../plugins/headers.ts'

/** The built site. `files` holds relative paths with '/'; empty when nothing was built. */
export type Site = {
  folder: string
  files: ReadonlySet<string>
  /** Page → hashes of its inline scripts and styles. */
  hashes: ReadonlyMap<string, PageHashes>
  /** Page → the folder of a newer version (D70). */
  renewed: ReadonlyMap<string, string>
}

const PRIVATE = /^(?:csp\.json|built|manifest\.json)$|^renderer\/|\.(?:br|gz|map)$/

export function readSite(folder: string): Omit<Site, 'renewed'> {
  const files = new Set(list(folder).filter((name) => !PRIVATE.test(name)))
  return { folder, files, hashes: readHashes(join(folder, 'csp.json')) }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => name.split(sep).join('/'))
  } catch {
    return []
  }
}

/** Hashes of inline scripts and styles from the build; none without a build. */
function readHashes(file: string): ReadonlyMap<string, PageHashes> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageHashes>))
  } catch {
    return new Map()
  }
}
