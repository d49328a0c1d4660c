/** Reads the built site from disk, and loads the renderer of the desk's pages. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageHashes } from '../plugins/security-headers.ts'
import type { DeskRenderer } from '../../src/desk/render.tsx'

/** The built site. `files` are relative paths with forward slashes; the set is empty if nothing was built. */
export type Site = {
  folder: string
  files: ReadonlySet<string>
  /** The hashes of a page's inline scripts and styles. The key is the page's file. */
  hashes: ReadonlyMap<string, PageHashes>
  /**
   * For each page that was rendered again after the build, the folder with its new version (D70). The key is
   * the page's file.
   */
  renewed: ReadonlyMap<string, string>
}

const PRIVATE = /^(?:csp\.json|built|manifest\.json)$|^renderer\/|\.(?:br|gz|map)$/

/** Lists the files of the built site and reads their hashes. */
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

/** Reads the hashes of inline scripts and styles that the build recorded; none if nothing was built. */
function readHashes(file: string): ReadonlyMap<string, PageHashes> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, PageHashes>))
  } catch {
    return new Map()
  }
}

/** What the build records about the desk, in the file `renderer/desk.json`. */
export type BuiltDesk = {
  /** The URL of the desk's style sheet. */
  readonly sheet: string
}

/**
 * Loads the renderer of the desk's pages from the folder `renderer/` of the build; null if the site was not
 * built.
 */
export async function loadDesk(folder: string): Promise<(DeskRenderer & BuiltDesk) | null> {
  const text = await readFile(join(folder, 'renderer/desk.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const { sheet } = JSON.parse(text) as BuiltDesk
  const { render } = (await import(pathToFileURL(join(folder, 'renderer/desk.js')).href)) as DeskRenderer
  return { render, sheet }
}
