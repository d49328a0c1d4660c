import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { campaigns as ours } from '../../src/campaigns/index.ts'
import { pageOf, type Campaigns } from '../../src/campaigns/make.ts'
import type { PageCampaign } from '../../src/campaigns/types.ts'
import { firstPathOf } from '../../src/site/addresses.ts'
import config from '../../vite.config.ts'
import { compressAll } from './compress.ts'
import { hintCode } from './compile-hint.ts'
import { cspHashes } from './csp.ts'
import { withCampaign } from './campaign-page.ts'
import { compose, emptyShell, prerenderedOf, type Manifest, type Rendered } from './pages.ts'
import { writePdfs } from './pdf.ts'

type Options = {
  /** The project's folder. */
  readonly root: string
  readonly log: (line: string) => void
  /** The campaigns to build; defaults to the product's own. */
  readonly campaigns?: Campaigns
}

type Render = (address: string, campaign: PageCampaign) => Promise<Rendered | null>

const renderer = 'src/app/prerender.tsx'
const rendererFolder = '.renderer'

/**
 * Builds into a temporary folder and swaps it in at the end: an interrupted build leaves the old site intact. dist
 * then holds the prerendered pages, `shell.html` for every other URL, the same per campaign below
 * `campaigns/<prefix>/`, `assets/` with hashed names, the PDFs, `csp.json`, and a `.br` and `.gz` of every text file.
 * The stamp `built` is written last.
 */
export async function buildSite({ root, log, campaigns = ours }: Options): Promise<void> {
  const started = performance.now()
  const dist = path.join(root, 'dist')
  const folder = path.join(root, `.build-${process.pid}`)
  try {
    log('Building the site …')
    await bundle(root, { outDir: folder, emptyOutDir: true })
    const pages = await writePages(root, folder, campaigns, log)
    await writeFile(path.join(folder, 'csp.json'), JSON.stringify(cspHashes(pages)))
    await rm(path.join(folder, 'manifest.json'))
    await writePdfs(folder)
    await hintCode(folder, pages)
    log('Compressing …')
    await compressAll(folder)
    await writeFile(path.join(folder, 'built'), '')
    await replace(dist, folder)
    log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Passes the configuration inline: from a file, Vite would write a bundle into node_modules, which may be read-only.
 */
async function bundle(root: string, options: InlineConfig['build']): Promise<void> {
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, ...options },
  })
}

/** Writes the shell and the prerendered pages of every campaign; returns their HTML. */
async function writePages(
  root: string,
  folder: string,
  campaigns: Campaigns,
  log: Options['log'],
): Promise<string[]> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
  const texts = new Map<string, string>()
  log('Prerendering the first questions …')
  const render = await loadRenderer(root, folder)
  for (const prefix of ['', ...campaigns.prefixes]) {
    const campaign = campaigns.rulesOf(prefix)
    const own = await withCampaign(built, campaign)
    const place = prefix && `campaigns/${prefix}/`
    texts.set(`${place}shell.html`, await emptyShell(own, manifest, folder))
    for (const [address, file] of Object.entries(prerenderedOf(prefix, firstPathOf(campaigns, prefix)))) {
      const page = await render(address, pageOf(campaign))
      if (page) texts.set(place + file, await compose(own, manifest, folder, address, page))
    }
  }
  // only now: rendering a page is what loads its own code
  await rm(path.join(folder, rendererFolder), { recursive: true })
  for (const [file, text] of texts) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  return [...texts.values()]
}

async function loadRenderer(root: string, folder: string): Promise<Render> {
  const outDir = path.join(folder, rendererFolder)
  await bundle(root, {
    ssr: renderer,
    outDir,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
  })
  const module = (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as {
    render: Render
  }
  return module.render
}

async function replace(dist: string, folder: string): Promise<void> {
  const old = `${folder}-old`
  if (existsSync(dist)) await rename(dist, old)
  await rename(folder, dist)
  await rm(old, { recursive: true, force: true })
}
