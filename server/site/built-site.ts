/**
 * Lists the files of the built site, and loads the renderers of the pages that the server renders at each request: those
 * of the desk, of order links and of ended campaigns.
 */
import { readdirSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { ScriptlessPageRenderer } from '../../src/scriptless-pages/render-scriptless-pages.tsx'
import type { EditionPages } from './edition-pages.ts'

/** The site of one edition of the shop. */
export type Site = {
  readonly folder: string
  /** The files of the build: relative paths with forward slashes; none if nothing was built. */
  readonly files: ReadonlySet<string>
  /** Its pages; null if nothing was built. */
  readonly pages: EditionPages | null
}

const PRIVATE = /^built$|^renderer\/|\.(?:br|gz|map)$/

/** Lists the files of the built site. */
export const readSite = (folder: string): Omit<Site, 'pages'> => ({
  folder,
  files: new Set(list(folder).filter((name) => !PRIVATE.test(name))),
})

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => name.split(sep).join('/'))
  } catch {
    return []
  }
}

/** What the build records about pages that the server renders, in `renderer/desk.json` for example. */
export type BuiltServerPages = {
  /** The URL of the pages' style sheet. */
  readonly sheet: string
}

/** Loads the renderer of the page that an order's link opens; null if the site was not built. */
export const loadScriptlessPages = (folder: string) =>
  loadServerPages<ScriptlessPageRenderer>(folder, 'scriptless-pages')

/** Loads a renderer that the build made of pages; null if the site was not built. */
export async function loadServerPages<Renderer extends object>(
  folder: string,
  name: string,
): Promise<(Renderer & BuiltServerPages) | null> {
  const text = await readFile(join(folder, `renderer/${name}.json`), 'utf8').catch(() => null)
  if (text === null) return null
  const { sheet } = JSON.parse(text) as BuiltServerPages
  const renderer = (await import(pathToFileURL(join(folder, `renderer/${name}.js`)).href)) as Renderer
  return { ...renderer, sheet }
}
