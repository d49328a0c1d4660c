import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** The built site. `files` holds relative paths with '/'; empty when nothing was built. */
export type Site = {
  folder: string
  files: ReadonlySet<string>
  scriptHashes: string[]
  styleHashes: string[]
}

const PRIVATE = /^(?:csp\.json|built|manifest\.json)$|\.(?:br|gz|map)$/

export function readSite(folder: string): Site {
  const files = new Set(list(folder).filter((name) => !PRIVATE.test(name)))
  return { folder, files, ...readHashes(join(folder, 'csp.json')) }
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
function readHashes(file: string): { scriptHashes: string[]; styleHashes: string[] } {
  try {
    const hashes = JSON.parse(readFileSync(file, 'utf8')) as {
      scriptHashes?: string[]
      styleHashes?: string[]
    }
    return { scriptHashes: hashes.scriptHashes ?? [], styleHashes: hashes.styleHashes ?? [] }
  } catch {
    return { scriptHashes: [], styleHashes: [] }
  }
}
