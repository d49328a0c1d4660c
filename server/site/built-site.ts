/** Reads the built site from disk, and loads the renderers of the pages that the server renders. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageHashes } from '../plugins/security-headers.ts'
import type { DeskRenderer } from '../../src/desk/render.tsx'
import type { OrderLinkRenderer } from '../../src/order-link/render.tsx'

/** The built site. `files` are relative paths with forward slashes; the set is empty if nothing was built. */
export type Site = {
  folder: string
  files: ReadonlySet<string>
  /** The hashes of a page's inline scripts and styles. The key is the page's file. */
  hashes: ReadonlyMap<string, PageHashes>
  /**
   * For each page that was rendered again after the build, the folder with its new version. The key is
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

/** What the build records about pages that the server renders, in `renderer/desk.json` for example. */
export type BuiltServerPages = {
  /** The URL of the pages' style sheet. */
  readonly sheet: string
}

/** Loads the renderer of the desk's pages from the build; null if the site was not built. */
export const loadDesk = (folder: string) => loadServerPages<DeskRenderer>(folder, 'desk')

/** Loads the renderer of the page that an order's link opens; null if the site was not built. */
export const loadOrderLinkPages = (folder: string) => loadServerPages<OrderLinkRenderer>(folder, 'order-link')

async function loadServerPages<Renderer extends object>(
  folder: string,
  name: string,
): Promise<(Renderer & BuiltServerPages) | null> {
  const text = await readFile(join(folder, `renderer/${name}.json`), 'utf8').catch(() => null)
  if (text === null) return null
  const { sheet } = JSON.parse(text) as BuiltServerPages
  const renderer = (await import(pathToFileURL(join(folder, `renderer/${name}.js`)).href)) as Renderer
  return { ...renderer, sheet }
}
