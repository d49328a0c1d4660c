/** Runs Vite's builds: the site's bundles, style sheets, and the renderers that the server loads. */
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import config from '../../vite.config.ts'

/**
 * Runs Vite's build, and returns its scripts. The configuration is passed inline: for a configuration file, Vite would write a bundle
 * into node_modules, which may be read-only.
 */
export async function bundle(
  root: string,
  options: InlineConfig['build'],
  more: InlineConfig = {},
): Promise<Rolldown.OutputChunk[]> {
  const built = await inProduction(() =>
    build({
      ...config,
      ...more,
      define: { ...config.define, ...more.define },
      root,
      configFile: false,
      logLevel: 'warn',
      build: { ...config.build, ...options },
    }),
  )
  // a watcher is returned only by a build that watches
  return [built].flat().flatMap((each) => ('output' in each ? each.output.filter(isScript) : []))
}

/** Vite takes the environment of its process, which a shell may have set, or its own server in `npm run dev`. */
async function inProduction<T>(run: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await run()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const isScript = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) => file.type === 'chunk'

/**
 * Builds one style sheet with all styles of the inputs.
 * @param folder folder of the site; the sheet is written to its assets
 * @returns path of the sheet in that folder
 */
export async function writeSheet(root: string, folder: string, input: string[]): Promise<string> {
  const outDir = path.join(folder, '.sheet')
  await bundle(root, { outDir, copyPublicDir: false, cssCodeSplit: false, rolldownOptions: { input } })
  const assets = await readdir(path.join(outDir, 'assets'))
  const name = assets.find((each) => each.endsWith('.css'))
  if (!name) throw new Error(`no style sheet came of ${input.join(', ')}`)
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  // with the fonts that the styles name; other builds have some of them, too
  for (const each of assets.filter((file) => file === name || file.endsWith('.woff2')))
    await rename(path.join(outDir, 'assets', each), path.join(folder, 'assets', each))
  await rm(outDir, { recursive: true })
  return `assets/${name}`
}

/** Stops a build that would put a module of the server beside the pages: these know its types, and are given the rest. */
const noServerModules = (root: string): Plugin => ({
  name: 'prosa:no-server-modules',
  load(id) {
    if (id.startsWith(path.join(root, 'server', path.sep)))
      this.error(`a page imports a module of the server: ${id}`)
    return null
  },
})

/**
 * Bundles the server's renderer of pages with all of its packages, because these are not installed where the server
 * runs.
 * @returns path of the file
 */
export async function writeRenderer(
  root: string,
  outDir: string,
  ssr: string,
  name: string,
): Promise<string> {
  await bundle(
    root,
    {
      ssr,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      license: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: name }, plugins: [noServerModules(root)] },
    },
    { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  )
  return path.join(outDir, name)
}
