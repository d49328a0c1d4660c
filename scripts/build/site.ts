import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import { campaigns as ours } from '../../src/campaigns/index.ts'
import { pageOf, type Campaigns } from '../../src/campaigns/make.ts'
import type { PageCampaign } from '../../src/campaigns/types.ts'
import { landingOf } from '../../src/campaigns/landings.ts'
import type { MarketingData } from '../../src/app/prerender-landing.tsx'
import type { BannerScene } from '../../src/campaigns/landing-types.ts'
import { marketingPathsOf } from '../../src/site/addresses.ts'
import { canonicalOf, documentsOf, fileOf } from '../../src/site/documents.ts'
import { setIn } from '../../src/app/page-frame.ts'
import { seedMarketing } from '../../server/db/seed-offer.ts'
import { sumOfPages } from '../../server/site/page-sums.ts'
import type { BuiltPages } from '../../server/site/renew.ts'
import config from '../../vite.config.ts'
import { compressAll } from './compress.ts'
import { hintCode } from './compile-hint.ts'
import { cspHashes } from './csp.ts'
import { withCampaign } from './campaign-page.ts'
import { compose, emptyShell, marketingFrame, type Manifest, type Rendered } from './pages.ts'
import { writePdfs } from './pdf.ts'
import { progress } from './progress.ts'

type Options = {
  /** The project's folder. */
  readonly root: string
  readonly log: (line: string) => void
  /** The campaigns to build; defaults to the product's own. */
  readonly campaigns?: Campaigns
}

/** What `src/app/prerender.tsx` exports. */
type Renderer = {
  readonly render: (
    address: string,
    campaign: PageCampaign,
    shown: { readonly path: string; readonly scene: BannerScene },
  ) => Promise<Rendered | null>
  readonly renderLanding: (address: string, campaign: PageCampaign, data: MarketingData) => Promise<Rendered>
}

const renderer = 'src/app/prerender.tsx'
/** Below dist: the server renders pages again with it (server/site/renew.ts). */
const rendererFolder = 'renderer'

/**
 * Builds into a temporary folder and swaps it in at the end: an interrupted build leaves the old site intact. dist
 * then holds the prerendered pages, `shell.html` for every other URL, the same per campaign below
 * `campaigns/<prefix>/`, `assets/` with hashed names, the PDFs, `csp.json`, a `.br` and `.gz` of every text file, and
 * `renderer/` for what the server does with them. The stamp `built` is written last.
 */
export async function buildSite({ root, log, campaigns = ours }: Options): Promise<void> {
  const started = performance.now()
  const dist = path.join(root, 'dist')
  const folder = path.join(root, `.build-${process.pid}`)
  try {
    log('Building the site …')
    await bundle(root, { outDir: folder, emptyOutDir: true })
    const pages = await writePages(root, folder, campaigns, log)
    const hashes = [...pages].map(([file, text]) => [file, cspHashes(text)])
    await writeFile(path.join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(hashes)))
    await rm(path.join(folder, 'manifest.json'))
    await writePdfs(folder)
    await hintCode(folder, pages.values())
    log('Compressing …')
    await compressAll(folder, { log, apart: rendererFolder, quick: 'campaigns' })
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
async function bundle(root: string, options: InlineConfig['build'], more: InlineConfig = {}): Promise<void> {
  await build({
    ...config,
    ...more,
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, ...options },
  })
}

/** Writes the shell and the prerendered pages of every campaign; returns their HTML by file. */
async function writePages(
  root: string,
  folder: string,
  campaigns: Campaigns,
  log: Options['log'],
): Promise<ReadonlyMap<string, string>> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
  const sheet = await writeMarketingSheet(root, folder)
  const texts = new Map<string, string>()
  const made: Record<string, BuiltPages['campaigns'][string]> = {}
  log('Prerendering the pages …')
  const { render, renderLanding } = await loadRenderer(root, folder)
  const prefixes = ['', ...campaigns.prefixes]
  const tell = progress(prefixes.length, log)
  for (const prefix of prefixes) {
    const campaign = campaigns.rulesOf(prefix)
    const own = await withCampaign(built, campaign)
    const place = prefix && `campaigns/${prefix}/`
    texts.set(`${place}shell.html`, await emptyShell(own, manifest, folder))
    const frame = await marketingFrame(own, manifest, folder, sheet)
    await write(path.join(folder, rendererFolder, 'frames', `${prefix || 'default'}.html`), frame)
    const plans = seedMarketing(campaigns, prefix)
    const data = { landing: landingOf(prefix), ...plans }
    const pages: Record<string, string> = {}
    const marketing = marketingPathsOf(campaigns, prefix)
    const documents: string[] = []
    for (const address of documentsOf(campaigns, prefix)) {
      const file = place + fileOf(address)
      if (marketing.includes(address)) {
        pages[address] = file
        texts.set(file, setIn(frame, address, await renderLanding(address, pageOf(campaign), data)))
        continue
      }
      const path = canonicalOf(campaigns, prefix, address)
      const page = await render(address, pageOf(campaign), { path, scene: data.landing.banner.scene })
      if (!page) throw new Error(`nothing can be rendered at ${address} under '${prefix}'`)
      documents.push(file)
      texts.set(file, await compose(own, manifest, folder, address, page))
    }
    made[prefix] = { sum: sumOfPages(plans), pages, documents }
    tell()
  }
  const pagesOfCampaigns: BuiltPages = { build: randomUUID(), campaigns: made }
  await write(path.join(folder, rendererFolder, 'pages.json'), JSON.stringify(pagesOfCampaigns))
  for (const [file, text] of texts) await write(path.join(folder, file), text)
  return texts
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/**
 * One style sheet for all marketing pages: their blocks are in no bundle of the browser's, so it is collected by a
 * build of its own.
 * @returns its name in dist
 */
async function writeMarketingSheet(root: string, folder: string): Promise<string> {
  const outDir = path.join(folder, '.sheet')
  const landing = path.join(root, 'src/pages/landing')
  const islands = (await readdir(path.join(landing, 'islands'))).map((name) =>
    path.join(landing, 'islands', name),
  )
  await bundle(root, {
    outDir,
    copyPublicDir: false,
    cssCodeSplit: false,
    rolldownOptions: { input: [path.join(landing, 'LandingPage.tsx'), ...islands] },
  })
  const assets = await readdir(path.join(outDir, 'assets'))
  const name = assets.find((each) => each.endsWith('.css'))
  if (!name) throw new Error('the marketing pages have no style sheet')
  await rename(path.join(outDir, 'assets', name), path.join(folder, 'assets', name))
  await rm(outDir, { recursive: true })
  return `assets/${name}`
}

/** Bundled with all it needs: the server loads it where no packages of the pages are installed. */
async function loadRenderer(root: string, folder: string): Promise<Renderer> {
  const outDir = path.join(folder, rendererFolder)
  await bundle(
    root,
    {
      ssr: renderer,
      outDir,
      copyPublicDir: false,
      license: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
    { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } },
  )
  return (await import(pathToFileURL(path.join(outDir, 'prerender.js')).href)) as Renderer
}

async function replace(dist: string, folder: string): Promise<void> {
  const old = `${folder}-old`
  if (existsSync(dist)) await rename(dist, old)
  await rename(folder, dist)
  await rm(old, { recursive: true, force: true })
}
