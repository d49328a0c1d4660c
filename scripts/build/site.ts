/** Builds the site into dist. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { campaigns as ours } from '../../src/campaigns/all-campaigns.ts'
import { pageCampaignOf, type Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { PageCampaign } from '../../src/campaigns/types.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import type { MarketingData } from '../../src/app/prerender/render-landing-page.tsx'
import type { BannerSceneName } from '../../src/campaigns/landing-types.ts'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'
import { canonicalOf, documentsOf, fileOf } from '../../src/site/prerendered-documents.ts'
import { insertIntoTemplate } from '../../src/app/prerender/insert-into-template.ts'
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { checksumOf, checksumOfPages } from '../../server/site/checksums-for-rerendering.ts'
import type { BuiltPages } from '../../server/site/rerender-marketing-pages.ts'
import { writePdfs } from '../../server/site/pdf.ts'
import type { BuiltServerPages } from '../../server/site/built-site.ts'
import { bundle, writeRenderer, writeSheet } from './bundle.ts'
import { compressAll } from './compress.ts'
import { hintCode, soonFiles } from './compile-hint.ts'
import { cspHashes } from './csp-hashes.ts'
import { withCampaign } from './campaign-page.ts'
import { composePage, emptyShell, marketingFrame, type Manifest, type Rendered } from './page-html.ts'
import { progress } from './progress.ts'
import { setMapsApart } from './source-maps.ts'

type Options = {
  /** The project's folder. */
  readonly root: string
  readonly log: (line: string) => void
  /** The campaigns to build; defaults to the product's own. */
  readonly campaigns?: Campaigns
}

/** What `src/app/prerender/prerender.tsx` exports. */
type Renderer = {
  readonly prerenderPage: (
    address: string,
    campaign: PageCampaign,
    shown: { readonly path: string; readonly scene: BannerSceneName },
  ) => Promise<Rendered | null>
  readonly renderLanding: (address: string, campaign: PageCampaign, data: MarketingData) => Promise<Rendered>
}

const renderer = 'src/app/prerender/prerender.tsx'
/** Folder below dist with the code with which the server renders pages again (server/site/rerender-marketing-pages.ts). */
const rendererFolder = 'renderer'

/**
 * Builds the site in a temporary folder and replaces dist at the end, so that an interrupted build leaves the old site
 * intact. dist then contains the prerendered pages, `shell.html` for every other URL, both also per campaign in
 * `campaigns/<prefix>/`, `assets/` with hashed names, their source maps in `maps/`, the PDF files, `csp.json`, a `.br`
 * and a `.gz` of every text file, and `renderer/`, with which the server renders pages again. The stamp `built` is
 * written last.
 */
export async function buildSite({ root, log, campaigns = ours }: Options): Promise<void> {
  const started = performance.now()
  const dist = path.join(root, 'dist')
  const folder = path.join(root, `.build-${process.pid}`)
  try {
    log('Building the site …')
    await bundle(root, { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' })
    await setMapsApart(root, folder)
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest
    const pages = await writePages(root, folder, manifest, campaigns, log)
    const hashes = [...pages].map(([file, text]) => [file, cspHashes(text)])
    await writeFile(path.join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(hashes)))
    await rm(path.join(folder, 'manifest.json'))
    await writeServerPages(root, folder, 'src/desk/render.tsx', 'desk')
    await writeServerPages(root, folder, 'src/order-link/render.tsx', 'order-link')
    await writePdfs(folder)
    await hintCode(folder, pages.values(), soonFiles(manifest))
    log('Compressing …')
    await compressAll(folder, { log, apart: rendererFolder, quick: 'campaigns' })
    await writeFile(path.join(folder, 'built'), '')
    await replace(dist, folder)
    log(`Site built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Writes the shell and the prerendered pages of every campaign, and returns their HTML by file. */
async function writePages(
  root: string,
  folder: string,
  manifest: Manifest,
  campaigns: Campaigns,
  log: Options['log'],
): Promise<ReadonlyMap<string, string>> {
  const built = await readFile(path.join(folder, 'index.html'), 'utf8')
  const sheet = await writeMarketingSheet(root, folder)
  const texts = new Map<string, string>()
  const made: Record<string, BuiltPages['campaigns'][string]> = {}
  log('Prerendering the pages …')
  const { prerenderPage, renderLanding } = await loadRenderer(root, folder)
  const prefixes = ['', ...campaigns.prefixes]
  const tell = progress(prefixes.length, log)
  for (const prefix of prefixes) {
    const campaign = campaigns.rulesOf(prefix)
    const own = await withCampaign(built, campaign)
    const place = prefix && `campaigns/${prefix}/`
    const shell = `${place}shell.html`
    texts.set(shell, await emptyShell(own, manifest, folder))
    const frame = await marketingFrame(own, manifest, folder, sheet)
    await write(path.join(folder, rendererFolder, 'frames', `${prefix || 'default'}.html`), frame)
    const plans = seedMarketing(campaigns, prefix)
    const data = { landing: landingOf(prefix), ...plans }
    const pages: Record<string, string> = {}
    const marketing = marketingPathsOf(campaigns, prefix)
    const documents = [shell]
    for (const address of documentsOf(campaigns, prefix)) {
      const file = place + fileOf(address)
      if (marketing.includes(address)) {
        pages[address] = file
        texts.set(
          file,
          insertIntoTemplate(frame, address, await renderLanding(address, pageCampaignOf(campaign), data)),
        )
        continue
      }
      const path = canonicalOf(campaigns, prefix, address)
      const page = await prerenderPage(address, pageCampaignOf(campaign), {
        path,
        scene: data.landing.banner.scene,
      })
      if (!page) throw new Error(`nothing can be rendered at ${address} under '${prefix}'`)
      documents.push(file)
      texts.set(file, await composePage(own, manifest, folder, address, page))
    }
    made[prefix] = {
      sum: checksumOfPages({ ...data, campaign: pageCampaignOf(campaign) }),
      campaign: checksumOf(pageCampaignOf(campaign)),
      pages,
      documents,
    }
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
 * Writes one style sheet for all marketing pages. It needs a separate build, because their blocks are in no browser
 * bundle.
 * @returns path of the sheet in dist
 */
async function writeMarketingSheet(root: string, folder: string): Promise<string> {
  const landing = path.join(root, 'src/pages/landing')
  const islands = (await readdir(path.join(landing, 'islands'))).map((name) =>
    path.join(landing, 'islands', name),
  )
  return writeSheet(root, folder, [path.join(landing, 'LandingPage.tsx'), ...islands])
}

async function loadRenderer(root: string, folder: string): Promise<Renderer> {
  const file = await writeRenderer(root, path.join(folder, rendererFolder), renderer, 'prerender.js')
  return (await import(pathToFileURL(file).href)) as Renderer
}

/**
 * Writes the renderer and the style sheet of pages that the server renders at each request (server/site/built-site.ts).
 * @param name `desk` for the operator's desk, `order-link` for the page that an order's link opens
 */
async function writeServerPages(
  root: string,
  folder: string,
  input: string,
  name: 'desk' | 'order-link',
): Promise<void> {
  const outDir = path.join(folder, rendererFolder)
  await writeRenderer(root, outDir, input, `${name}.js`)
  const built: BuiltServerPages = { sheet: `/${await writeSheet(root, folder, [path.join(root, input)])}` }
  await write(path.join(outDir, `${name}.json`), JSON.stringify(built))
}

async function replace(dist: string, folder: string): Promise<void> {
  const old = `${folder}-old`
  if (existsSync(dist)) await rename(dist, old)
  await rename(folder, dist)
  await rm(old, { recursive: true, force: true })
}
