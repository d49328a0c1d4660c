import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DeskRenderer } from '../../src/desk/render.tsx'

/** What the build records about the desk: `renderer/desk.json`. */
export type BuiltDesk = {
  /** Address of its style sheet. */
  readonly sheet: string
}

/** The desk's pages that the build left in `renderer/`; null if the site was not built. */
export async function loadDesk(folder: string): Promise<(DeskRenderer & BuiltDesk) | null> {
  const text = await readFile(path.join(folder, 'renderer/desk.json'), 'utf8').catch(() => null)
  if (text === null) return null
  const { sheet } = JSON.parse(text) as BuiltDesk
  const { render } = (await import(pathToFileURL(path.join(folder, 'renderer/desk.js')).href)) as DeskRenderer
  return { render, sheet }
}
