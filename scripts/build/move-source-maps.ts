/** Moves the source maps out of the folder that is served. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { SOURCE_MAPS_FOLDER } from '../../server/find-source-of-browser-errors.ts'

type SourceMap = {
  sources: (string | null)[]
  mappings: string
  sourcesContent?: unknown
  sourceRoot?: unknown
}

/**
 * Moves the source maps of a built site from its assets to a folder that is not served. The server uses them
 * to find the original places of errors (docs/decisions/0035). The maps contain paths relative to the
 * project, and no source text.
 * @param root folder of the project
 * @param folder folder of the built site
 */
export async function moveSourceMaps(root: string, folder: string): Promise<void> {
  const assets = path.join(folder, 'assets')
  await mkdir(path.join(folder, SOURCE_MAPS_FOLDER), { recursive: true })
  const names = (await readdir(assets)).filter((name) => name.endsWith('.map'))
  await Promise.all(
    names.map(async (name) => {
      const { sourcesContent: _, sourceRoot: __, ...map } = await readMap(path.join(assets, name))
      const sources = map.sources.map((source) => source && nameOf(path.resolve(assets, source), root))
      await writeFile(
        path.join(folder, SOURCE_MAPS_FOLDER, name),
        JSON.stringify({ ...map, sources, names: [] }),
      )
      await rm(path.join(assets, name))
    }),
  )
}

/** Adjusts a file's source map, if there is one, to a line inserted before its first. */
export async function shiftSourceMap(folder: string, file: string): Promise<void> {
  const address = path.join(folder, SOURCE_MAPS_FOLDER, `${path.basename(file)}.map`)
  const map = await readMap(address).catch(() => null)
  if (map) await writeFile(address, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
}

const readMap = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as SourceMap

const nameOf = (source: string, root: string) => path.relative(root, source).split(path.sep).join('/')
