/** Renders marketing pages again when the server starts, if plans or prices have changed since the build. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import type { Landing } from '../../src/campaigns/landing-types.ts'
import { pageCampaignOf, type Campaigns } from '../../src/campaigns/make-campaigns.ts'
import type { PageCampaign } from '../../src/campaigns/types.ts'
import { sellerLine } from '../../src/content/seller.ts'
import { printServerMessage } from '../print-server-message.ts'
import {
  checksumOf,
  checksumOfPages,
  type PagePlans,
  type PageAddresses,
} from './checksums-for-rerendering.ts'
import { pdfDocuments, writePdfs } from './pdf.ts'
import { withSettings } from './settings-in-pages.ts'

/** What the build recorded about its marketing pages, in `renderer/pages.json`. */
export type BuiltPages = {
  /** An id of the build. */
  readonly build: string
  readonly campaigns: Readonly<
    Record<
      string,
      {
        /** The checksum of the data from which the campaign's marketing pages were rendered. */
        readonly sum: string
        /** The file of each marketing page, by the page's path below the campaign prefix. */
        readonly pages: Readonly<Record<string, string>>
        /** The HTML files of the campaign's other pages. */
        readonly documents: readonly string[]
      }
    >
  >
}

/** The renderer that the build leaves in `renderer/`. */
type Renderer = {
  renderLanding(
    address: string,
    campaign: PageCampaign,
    data: PagePlans & { readonly landing: Landing },
    site: PageAddresses,
  ): Promise<{ html: string; head: string }>
  insertIntoTemplate(frame: string, address: string, page: { html: string; head: string }): string
}

/** Options of `renewPages`. */
export type Renewal = {
  /** The folder of the built site. */
  readonly folder: string
  readonly dataDir: string
  readonly campaigns: Campaigns
  readonly plansOf: (prefix: string) => Promise<PagePlans>
  /** `origin` is scheme and host; '' if they are not configured. */
  readonly site: PageAddresses
  /** Called for a campaign whose pages could not be rendered. */
  readonly onFailure: (prefix: string, error: unknown) => void
}

type Write = (draft: string) => Promise<void>

const DAY_MS = 24 * 60 * 60_000
/** After how many days pages that no server uses any more are removed. */
const KEPT_DAYS = 7

/** Current data for the marketing pages of a campaign. */
type Made = {
  readonly sum: string
  readonly pages: Readonly<Record<string, string>>
  readonly plans: PagePlans
}

/**
 * Renders marketing pages again if their plans or prices differ from the database, or if they lack the site's
 * origin (scheme and host), who sells, or where calls go. Writes all three into the HTML of all other pages, and
 * who sells into the PDF files. Pages rendered at an
 * earlier start are reused. If the pages of a campaign cannot be rendered, those of the build stay in use:
 * old prices are better than no page, and the visitor sees the right price while ordering.
 * @returns the folder from which to serve each renewed page instead of the site's folder; the key is the
 * page's file
 */
export async function renewPages(renewal: Renewal): Promise<ReadonlyMap<string, string>> {
  const renewed = new Map<string, string>()
  try {
    const built = await readBuilt(renewal.folder)
    if (built) await renew(built, renewal, renewed)
  } catch (error) {
    renewal.onFailure('', error)
  }
  return renewed
}

async function renew(built: BuiltPages, renewal: Renewal, renewed: Map<string, string>): Promise<void> {
  const { folder, campaigns, site, onFailure } = renewal
  const { origin, company, payment, backend } = site
  const seller = company ? sellerLine(company) : ''
  const written = { seller, payment, backend }
  const isWritten =
    origin !== '' || seller !== '' || payment !== '' || backend.url !== '' || backend.hosts.length > 0
  const stale = await staleOf(built, renewal)
  if (stale.size === 0 && !isWritten) return
  if (stale.size > 0)
    printServerMessage(
      `Rendering the pages of ${stale.size} campaigns again: plans, prices, the site's address, who sells or where calls go have changed.`,
    )
  const place = await writablePlace(renewal.dataDir)
  const used = new Set<string>()
  const make = async (prefix: string, what: string, files: readonly string[], write: Write) => {
    const name = checksumOf([built.build, prefix, what]).slice(0, 32)
    used.add(name)
    try {
      await writeWhole(path.join(place, name), write)
      for (const file of files) renewed.set(file, path.join(place, name))
    } catch (error) {
      onFailure(prefix, error)
    }
  }
  for (const [prefix, { sum, pages, plans }] of stale) {
    await make(prefix, sum, Object.values(pages), async (draft) => {
      const { renderLanding, insertIntoTemplate } = await loadRenderer(folder)
      const frame = await readFile(
        path.join(folder, 'renderer/frames', `${prefix || 'default'}.html`),
        'utf8',
      )
      const data = { ...plans, landing: landingOf(prefix) }
      for (const [address, file] of Object.entries(pages)) {
        const page = await renderLanding(address, pageCampaignOf(campaigns.rulesOf(prefix)), data, site)
        await writePage(
          path.join(draft, file),
          withSettings(insertIntoTemplate(frame, address, page), written),
        )
      }
    })
  }
  for (const [prefix, { documents }] of isWritten ? Object.entries(built.campaigns) : []) {
    await make(prefix, `documents of ${JSON.stringify([origin, written])}`, documents, async (draft) => {
      for (const file of documents) {
        const text = await readFile(path.join(folder, file), 'utf8')
        await writePage(path.join(draft, file), withSettings(withOrigin(text, origin), written))
      }
    })
  }
  if (seller !== '')
    await make('', `PDF files of ${seller}`, PDF_FILES, async (draft) => {
      await mkdir(draft, { recursive: true })
      await writePdfs(draft, seller)
    })
  await removeOld(place, used)
}

const PDF_FILES = pdfDocuments.map(({ file }) => file)

/** Finds the campaigns whose marketing pages contain outdated data. */
async function staleOf(
  built: BuiltPages,
  { plansOf, site, onFailure }: Renewal,
): Promise<ReadonlyMap<string, Made>> {
  const stale = new Map<string, Made>()
  for (const [prefix, { sum: before, pages }] of Object.entries(built.campaigns)) {
    if (Object.keys(pages).length === 0) continue
    try {
      const plans = await plansOf(prefix)
      const sum = checksumOfPages(plans, site)
      if (sum !== before) stale.set(prefix, { sum, pages, plans })
    } catch (error) {
      onFailure(prefix, error)
    }
  }
  return stale
}

const loadRenderer = async (folder: string) =>
  (await import(pathToFileURL(path.join(folder, 'renderer/prerender.js')).href)) as Renderer

const ADDRESSES = /(<link rel="canonical" href=|<meta property="og:(?:url|image)" content=)"\//g

/** Adds the site's origin to the URLs that a page contains for search engines and link previews. */
const withOrigin = (text: string, origin: string): string =>
  origin === '' ? text : text.replace(ADDRESSES, `$1"${origin}/`)

/** Reads what the build recorded; null for a site that was built without its renderer, or not at all. */
async function readBuilt(folder: string): Promise<BuiltPages | null> {
  const text = await readFile(path.join(folder, 'renderer/pages.json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as BuiltPages)
}

/**
 * Returns a folder below DATA_DIR, or a temporary one if DATA_DIR is not writable. (With a DATABASE_URL the
 * server does not need to write there.)
 */
async function writablePlace(dataDir: string): Promise<string> {
  const own = path.join(dataDir, 'pages')
  try {
    await mkdir(own, { recursive: true })
    return own
  } catch {
    return mkdtemp(path.join(tmpdir(), 'prosa-pages-'))
  }
}

/**
 * Writes a folder of pages completely or not at all. Nothing is written if the folder already exists or
 * another process has just written it.
 */
async function writeWhole(target: string, write: Write): Promise<void> {
  if (await isThere(target)) return utimes(target, new Date(), new Date())
  const draft = `${target}.${process.pid}`
  try {
    await write(draft)
    await rename(draft, target)
  } catch (error) {
    if (!(await isThere(target))) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Brotli's quality for pages rendered at a start. Above 6 it clears a table of 8 to 32 MiB for each page: 9 makes a
 * page of 196 KB 1 % smaller and takes 118 ms instead of 7 (docs/decisions/0025).
 */
const QUALITY = 6

/** Writes a page and its compressed copies. To save time, they are compressed less than in the build. */
async function writePage(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    promisify(gzip)(text),
  ])
  await Promise.all([writeFile(file, text), writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

async function removeOld(place: string, used: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(place)) {
    const { mtimeMs } = await stat(path.join(place, name)).catch(() => ({ mtimeMs: Infinity }))
    if (used.has(name) || Date.now() - mtimeMs < KEPT_DAYS * DAY_MS) continue
    await rm(path.join(place, name), { recursive: true, force: true })
  }
}

const isThere = (target: string): Promise<boolean> =>
  stat(target).then(
    () => true,
    () => false,
  )
