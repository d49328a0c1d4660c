/** Renders the pages of an edition that differ from those of the build, and writes them beside it. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate as otherWork } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Landing } from '../../src/campaigns/landing-types.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign, PageCampaign } from '../../src/campaigns/types.ts'
import { sellerLine } from '../../src/content/seller.ts'
import type { ResolvedEdition } from '../../src/edition/resolve.ts'
import { scriptData } from '../../src/lib/json-for-script-element.ts'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'
import { fileOf } from '../../src/site/prerendered-documents.ts'
import { printServerMessage } from '../print-server-message.ts'
import type { Site } from './built-site.ts'
import {
  checksumOf,
  checksumOfPages,
  pagePlansOf,
  type PageData,
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
        /** The checksum of what all its pages contain of the campaign. */
        readonly campaign: string
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
  /** The built site. */
  readonly site: Omit<Site, 'renewed'>
  readonly dataDir: string
  readonly edition: ResolvedEdition
  /** `origin` is scheme and host; '' if they are not configured. */
  readonly addresses: PageAddresses
  /** Called for a campaign whose pages could not be rendered. */
  readonly onFailure: (prefix: string, error: unknown) => void
}

type Write = (draft: string) => Promise<void>

const DAY_MS = 24 * 60 * 60_000
/** After how many days pages that no server uses any more are removed. */
const KEPT_DAYS = 7

/** The pages of a campaign in an edition, and what the build has of them. */
type CampaignPages = {
  readonly campaign: Campaign
  readonly data: PageData
  readonly sum: string
  /** The file of each marketing page, by the page's path below the campaign prefix. */
  readonly pages: Readonly<Record<string, string>>
  /** The campaign of the build whose frame and empty page are used: its own, if it has one. */
  readonly like: string
  /** Whether what all pages contain of the campaign differs from the build's. */
  readonly isOther: boolean
  readonly isStale: boolean
}

/**
 * Renders the pages of an edition that differ from those of the build: the marketing pages of campaigns whose plans,
 * texts or rules are others, or that lack the site's origin (scheme and host), who sells, or where calls go. Writes all
 * three into the HTML of all other pages, and who sells into the PDF files. Campaigns that the build does not know get
 * their marketing pages, and the empty page (shell) for all others. Pages rendered earlier are reused. If the pages of a
 * campaign cannot be rendered, those of the build stay in use: old prices are better than no page, and the visitor sees
 * the right price while ordering.
 * @returns the site with those pages
 */
export async function renewPages(renewal: Renewal): Promise<Site> {
  const site: DraftSite = {
    folder: renewal.site.folder,
    files: new Set(renewal.site.files),
    hashes: new Map(renewal.site.hashes),
    renewed: new Map(),
  }
  try {
    const built = await readBuilt(renewal.site.folder)
    if (built) await renew(built, renewal, site)
  } catch (error) {
    renewal.onFailure('', error)
  }
  return site
}

type DraftSite = Site & {
  readonly files: Set<string>
  readonly hashes: Map<string, NonNullable<ReturnType<Site['hashes']['get']>>>
  readonly renewed: Map<string, string>
}

async function renew(built: BuiltPages, renewal: Renewal, site: DraftSite): Promise<void> {
  const { addresses, onFailure } = renewal
  const { folder } = site
  const { origin, backend } = addresses
  const written = settingsIn(addresses)
  const { seller, payment } = written
  const isWritten =
    origin !== '' || seller !== '' || payment !== '' || backend.url !== '' || backend.hosts.length > 0
  const all = pagesOf(built, renewal)
  const stale = all.filter(({ isStale }) => isStale)
  if (stale.length === 0 && !isWritten) return
  if (stale.length > 0)
    printServerMessage(
      `Rendering the pages of ${stale.length} campaigns again: plans, prices, texts, the site's address, who sells or where calls go have changed.`,
    )
  const place = await writablePlace(renewal.dataDir)
  const used = new Set<string>()
  const make = async (prefix: string, what: string, files: readonly string[], write: Write) => {
    const name = checksumOf([built.build, prefix, what]).slice(0, 32)
    used.add(name)
    try {
      await writeWhole(path.join(place, name), write)
      for (const file of files) {
        site.files.add(file)
        site.renewed.set(file, path.join(place, name))
      }
      return true
    } catch (error) {
      onFailure(prefix, error)
      return false
    }
  }
  for (const { campaign, data, sum, pages, like } of stale) {
    const { prefix } = campaign
    const isMade = await make(prefix, `${like} ${sum}`, Object.values(pages), async (draft) => {
      const { renderLanding, insertIntoTemplate } = await loadRenderer(folder)
      const frame = await frameOf(folder, like, campaign)
      // a page is compressed while the next one is rendered
      const writing: Promise<void>[] = []
      try {
        for (const [address, file] of Object.entries(pages)) {
          const page = await renderLanding(address, data.campaign, data, addresses)
          const text = withSettings(insertIntoTemplate(frame, address, page), written)
          writing.push(writePage(path.join(draft, file), text))
          // visitors' requests come between two pages
          await otherWork()
        }
      } finally {
        await Promise.allSettled(writing)
      }
      await Promise.all(writing)
    })
    if (isMade)
      for (const [address, file] of Object.entries(pages))
        copyHashes(site, built.campaigns[like]?.pages[address], file)
  }
  for (const { campaign, like, isOther } of all) {
    const { prefix } = campaign
    const documents = built.campaigns[prefix]?.documents ?? []
    if (isOther) {
      const [from, shell] = [shellOf(like), shellOf(prefix)]
      const what = `empty page of ${JSON.stringify([like, origin, written, pageCampaignOf(campaign), campaign.robots])}`
      const isMade = await make(prefix, what, [shell], async (draft) => {
        const text = asCampaign(await readFile(path.join(folder, from), 'utf8'), campaign)
        await writePage(path.join(draft, shell), withSettings(withOrigin(text, origin), written))
      })
      if (!isMade) continue
      copyHashes(site, from, shell)
      // the empty page stands for those that were rendered with what has changed
      for (const file of documents) if (file !== shell) site.files.delete(file)
    } else if (isWritten)
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

/** Returns the settings that are written into pages. */
const settingsIn = ({ company, payment, backend }: PageAddresses) => ({
  seller: company ? sellerLine(company) : '',
  payment,
  backend,
})

/** Reads the frame of a campaign's pages, from the campaign of the build whose frame is used. */
const frameOf = async (folder: string, like: string, campaign: Campaign): Promise<string> =>
  asCampaign(
    await readFile(path.join(folder, 'renderer/frames', `${like || 'default'}.html`), 'utf8'),
    campaign,
  )

/**
 * Renders the start page of a campaign, and writes nothing.
 * @returns the page with the hashes of its inline styles; null if the site was not built with its renderer, or the
 * campaign has no page in this edition
 */
export async function renderStartPage(
  renewal: Pick<Renewal, 'site' | 'edition' | 'addresses'>,
  prefix: string,
): Promise<{ readonly html: string; readonly styles: readonly string[] } | null> {
  const { folder, hashes } = renewal.site
  const built = await readBuilt(folder)
  const found = built && campaignPagesOf(built, renewal, prefix)
  if (!found) return null
  const { campaign, data, like } = found
  const { renderLanding, insertIntoTemplate } = await loadRenderer(folder)
  const page = await renderLanding('/', data.campaign, data, renewal.addresses)
  const frame = await frameOf(folder, like, campaign)
  const html = withSettings(insertIntoTemplate(frame, '/', page), settingsIn(renewal.addresses))
  const file = built.campaigns[like]?.pages['/']
  return { html, styles: (file === undefined ? undefined : hashes.get(file)?.styles) ?? [] }
}

const PDF_FILES = pdfDocuments.map(({ file }) => file)

const folderOf = (prefix: string) => prefix && `campaigns/${prefix}/`
const shellOf = (prefix: string) => `${folderOf(prefix)}shell.html`

function copyHashes({ hashes }: DraftSite, from: string | undefined, to: string): void {
  const known = from === undefined ? undefined : hashes.get(from)
  if (known) hashes.set(to, known)
}

/** Returns the pages of all campaigns that are on, those of the build first. */
function pagesOf(built: BuiltPages, renewal: Renewal): CampaignPages[] {
  return ['', ...renewal.edition.campaigns.prefixes].flatMap((prefix) => {
    try {
      return campaignPagesOf(built, renewal, prefix) ?? []
    } catch (error) {
      renewal.onFailure(prefix, error)
      return []
    }
  })
}

/** Returns the pages of a campaign; null if it is off, or the build has none of it on purpose. */
function campaignPagesOf(
  built: BuiltPages,
  { edition, addresses }: Pick<Renewal, 'edition' | 'addresses'>,
  prefix: string,
): CampaignPages | null {
  const { campaigns, landingOf } = edition
  const campaign = campaigns.rulesOf(prefix)
  const own = built.campaigns[prefix]
  if (campaign.isOff || (own && Object.keys(own.pages).length === 0 && own.documents.length === 0))
    return null
  const page = pageCampaignOf(campaign)
  const data = { ...pagePlansOf(edition, prefix), landing: landingOf(prefix), campaign: page }
  const sum = checksumOfPages(data, addresses)
  const pages =
    own?.pages ??
    Object.fromEntries(
      marketingPathsOf(campaigns, prefix).map((address) => [address, folderOf(prefix) + fileOf(address)]),
    )
  const like = own ? prefix : campaignLike(built, edition, campaign)
  const isOther = own?.campaign !== checksumOf(page)
  return { campaign, data, sum, pages, like, isOther, isStale: isStale(own, pages, sum) }
}

const isStale = (
  own: BuiltPages['campaigns'][string] | undefined,
  pages: CampaignPages['pages'],
  sum: string,
): boolean => Object.keys(pages).length > 0 && own?.sum !== sum

/** Returns a campaign of the build with the same colours as a campaign that the build does not know. */
function campaignLike(built: BuiltPages, { campaigns }: ResolvedEdition, { theme }: Campaign): string {
  const known = Object.keys(built.campaigns).filter((prefix) => campaigns.prefixes.includes(prefix))
  return theme === null ? '' : (known.find((prefix) => campaigns.rulesOf(prefix).theme === theme) ?? '')
}

const CAMPAIGN = /(<script type="application\/json" id="campaign">)[^<]*/
const NO_INDEX = '<meta name="robots" content="noindex">'

/** Writes a campaign into a page of another one, or of itself with other rules: its data and `noindex`. */
function asCampaign(page: string, campaign: Campaign): string {
  const robots = campaign.robots ? NO_INDEX : ''
  return page
    .replace(NO_INDEX, '')
    .replace(CAMPAIGN, (_whole, open: string) => `${robots}${open}${scriptData(pageCampaignOf(campaign))}`)
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
