/**
 * Builds the site into `dist`: the bundles for the browser, the renderer of the pages, and compressed copies of all
 * text files.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { campaigns } from '../../src/edition/first-edition-resolved-now.ts'
import { templateKey } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { PageTemplates } from '../../src/app/server-rendering/page-renderer-input.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { renderedPagesOf } from '../../src/site/prerendered-pages.ts'
import type { BuiltServerPages } from '../../server/site/built-site.ts'
import type { BuildName } from '../../server/site/read-build-name.ts'
import { bundle, writeRenderer, writeSheet } from './run-vite-builds.ts'
import { compressAll } from './compress-text-files.ts'
import { addCompileHints, filesToCompileEarly } from './add-v8-compile-hints.ts'
import { readThemes } from './insert-campaign-into-html.ts'
import { manifestOf, marketingTemplate, pageTemplate, type Manifest } from './compose-page-templates.ts'
import { moveSourceMaps } from './move-source-maps.ts'

type Options = {
  /** The project's folder. */
  readonly root: string
  readonly log: (line: string) => void
}

/** What `src/app/server-rendering/render-page.ts` exports for the build. */
type Renderer = Pick<typeof import('../../src/app/server-rendering/render-page.ts'), 'modulesOf'>

const renderer = 'src/app/server-rendering/render-page.ts'
/** Folder below dist with the code with which the server renders pages (server/site/page-renderer.ts). */
const rendererFolder = 'renderer'
/** Modules that render the pages of the desk, and those of order links and ended campaigns. */
const serverPages = {
  desk: 'src/desk/render-desk-page-to-html.tsx',
  'scriptless-pages': 'src/scriptless-pages/render-scriptless-pages.tsx',
}

/**
 * Builds the site in a temporary folder and replaces dist at the end, so that an interrupted build leaves the old site
 * intact. dist then contains `assets/` with hashed names, their source maps in `maps/`, a `.br` and a `.gz` of every
 * text file, and `renderer/`, with which the server renders the pages: the build itself renders none.
 * The stamp `built` is written last.
 */
export async function buildSite({ root, log }: Options): Promise<void> {
  const started = performance.now()
  const dist = path.join(root, 'dist')
  const folder = path.join(root, `.build-${process.pid}`)
  try {
    log('Building the site …')
    const chunks = await bundle(root, { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' })
    await moveSourceMaps(root, folder)
    const manifest = manifestOf(root, chunks)
    const templates = await writePageRenderer(root, folder, manifest)
    await rm(path.join(folder, 'index.html'))
    await writeServerPages(root, folder, 'desk')
    await writeServerPages(root, folder, 'scriptless-pages')
    await addCompileHints(
      folder,
      [templates.shell, templates.marketing, ...Object.values(templates.pages)],
      filesToCompileEarly(manifest),
    )
    log('Compressing …')
    await compressAll(folder, { log, apart: rendererFolder })
    await writeFile(path.join(folder, 'built'), '')
    await replace(dist, folder)
    log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the renderer of the site's pages, with the templates of these pages. */
async function writePageRenderer(root: string, folder: string, manifest: Manifest): Promise<PageTemplates> {
  const outDir = path.join(folder, rendererFolder)
  const file = await writeRenderer(root, outDir, renderer, 'pages.js')
  const { modulesOf } = (await import(pathToFileURL(file).href)) as Renderer
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8')
  const pages: Record<string, string> = {}
  for (const prefix of ['', ...campaigns.prefixes]) {
    const marketing = marketingPathsOf(campaigns, prefix)
    for (const document of renderedPagesOf(campaigns, prefix)) {
      if (marketing.includes(document)) continue
      const modules = await modulesOf(document, campaigns.settingsOf(prefix))
      pages[templateKey(modules)] ??= await pageTemplate(shell, manifest, folder, modules)
    }
  }
  const templates: PageTemplates = {
    shell: await pageTemplate(shell, manifest, folder),
    marketing: await marketingTemplate(shell, manifest, folder, await writeMarketingSheet(root, folder)),
    pages,
    themes: await readThemes(),
  }
  const text = JSON.stringify(templates)
  await writeFile(path.join(outDir, 'templates.json'), text)
  const build = createHash('sha256').update(text)
  for (const name of (await readdir(outDir, { recursive: true })).toSorted())
    if (name.endsWith('.js')) build.update(await readFile(path.join(outDir, name)))
  const built: BuildName = { build: build.digest('hex') }
  await writeFile(path.join(outDir, 'pages.json'), JSON.stringify(built))
  return templates
}

/**
 * Writes one style sheet for all marketing pages. It needs a separate build, because their blocks are in no browser
 * bundle.
 * @returns path of the sheet in dist
 */
async function writeMarketingSheet(root: string, folder: string): Promise<string> {
  const landing = path.join(root, 'src/pages/landing')
  // an installation has no folder of tests, so the build may not begin with one
  const islands = (await readdir(path.join(landing, 'islands')))
    .filter((name) => !name.includes('.test.'))
    .map((name) => path.join(landing, 'islands', name))
  return writeSheet(root, folder, [path.join(landing, 'LandingPage.tsx'), ...islands])
}

/**
 * Writes the style sheet and the renderer of pages that the server renders at each request (server/site/built-site.ts).
 * The renderer comes last: `npm run dev` starts the server again when it changes.
 * @param folder folder of the built site
 */
export async function writeServerPages(
  root: string,
  folder: string,
  name: keyof typeof serverPages,
): Promise<void> {
  const input = serverPages[name]
  const outDir = path.join(folder, rendererFolder)
  const built: BuiltServerPages = { sheet: `/${await writeSheet(root, folder, [path.join(root, input)])}` }
  await mkdir(outDir, { recursive: true })
  await writeFile(path.join(outDir, `${name}.json`), JSON.stringify(built))
  await writeRenderer(root, outDir, input, `${name}.js`)
}

async function replace(dist: string, folder: string): Promise<void> {
  const old = `${folder}-old`
  if (existsSync(dist)) await rename(dist, old)
  await rename(folder, dist)
  await rm(old, { recursive: true, force: true })
}
