/**
 * Holds the edition of the shop (plans, prices, campaigns, texts) that this server serves. When another one goes live,
 * its campaigns, plans and pages replace the old ones all at once.
 */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { writeEditionsPlans } from '../db/edition-of-release.ts'
import type { Db } from '../db/database.ts'
import { campaignsOnceLive, liveEdition, lockEditions } from '../repositories/editions-and-publications.ts'
import type { LastEditionFile } from './last-edition.ts'
import { withoutDatabase, type EditionAt, type StoredEditions } from './stored-editions.ts'

type Served<Pages> = {
  readonly edition: EditionAt
  readonly pages: Pages
  /** Prefixes of campaigns that an earlier edition had while it was live, and that this one does not have. */
  readonly formerPrefixes: readonly string[]
}

export type ServedEdition<Pages> = {
  served(): Served<Pages>
  /**
   * Checks which edition is live, and serves it if it has changed. Its pages are rendered first; until then, the
   * earlier edition is served as a whole. Then the tables are updated, even for an edition that went live while no
   * server was running. Concurrent calls share one check.
   */
  look(): Promise<void>
}

type ShopParts<Pages> = {
  readonly db: Db
  readonly editions: StoredEditions
  readonly render: (edition: EditionAt) => Promise<Pages>
  /** The file that keeps the served edition, for a start without the database. */
  readonly last: LastEditionFile
  /**
   * Called if the live edition cannot be read at the start, or that which is served cannot be kept. Then the last one
   * is served, or the release's own if none was kept.
   */
  readonly onFailure: (error: unknown) => void
}

/** Opens the shop with the edition that is live. */
export async function openServedEdition<Pages>({
  db,
  editions,
  render,
  last,
  onFailure,
}: ShopParts<Pages>): Promise<ServedEdition<Pages>> {
  const findFormerPrefixes = formerPrefixesIn(db)
  const first = await editions
    .live()
    .then(withFormerPrefixes)
    .catch((error: unknown) => {
      onFailure(error)
      return { edition: last.read(new Date()) ?? withoutDatabase(), formerPrefixes: [] }
    })
  let kept: EditionAt | undefined
  let served: Served<Pages> = { ...first, pages: await render(first.edition) }
  let projected: EditionAt | undefined
  let looking: Promise<void> | undefined

  async function withFormerPrefixes(edition: EditionAt): Promise<Omit<Served<Pages>, 'pages'>> {
    return { edition, formerPrefixes: await findFormerPrefixes(edition.campaigns) }
  }

  async function look(): Promise<void> {
    const edition = await editions.live()
    if (edition !== served.edition)
      served = { ...(await withFormerPrefixes(edition)), pages: await render(edition) }
    if (edition !== kept) {
      kept = edition
      await last.keep(edition).catch(onFailure)
    }
    if (edition === projected) return
    await project(db, edition)
    projected = edition
  }

  return {
    served: () => served,
    look: () => (looking ??= look().finally(() => void (looking = undefined))),
  }
}

/**
 * Returns a function that finds the prefixes which only earlier editions had. Editions never change, so each is read
 * only once.
 */
function formerPrefixesIn(db: Db): (campaigns: Campaigns) => Promise<readonly string[]> {
  const read = new Set<number>()
  const known = new Set<string>()
  return async (campaigns) => {
    for (const { number, prefixes } of await campaignsOnceLive(db, [...read])) {
      read.add(number)
      for (const prefix of prefixes) known.add(prefix)
    }
    return [...known].filter((prefix) => prefix !== 'default' && !campaigns.prefixes.includes(prefix))
  }
}

/** Writes an edition into the tables that follow the live one, unless another one is live by now. */
async function project(db: Db, { number, document }: EditionAt): Promise<void> {
  await db.transaction(async (sql) => {
    await lockEditions(sql)
    const live = await liveEdition(sql)
    if (live?.number === number)
      await writeEditionsPlans((what, values) => sql.rows(what, values), document, live.at)
  })
}

/** The campaigns that are served, and all that ever were. */
export type ServedCampaigns = Campaigns & {
  /** Prefixes of the campaigns, and of those that are gone or have another one now: visits and orders are of all of them. */
  readonly prefixesOnceLive: readonly string[]
}

/** Returns the campaigns of the edition that is served at the time of each call. */
export function servedCampaigns(
  served: () => Pick<Served<unknown>, 'edition' | 'formerPrefixes'>,
): ServedCampaigns {
  const now = () => served().edition.campaigns
  return {
    get prefixes() {
      return now().prefixes
    },
    settingsOf: (prefix) => now().settingsOf(prefix),
    splitPrefix: (pathname) => now().splitPrefix(pathname),
    prefixOf: (addon) => now().prefixOf(addon),
    get former() {
      return now().former
    },
    get prefixesOnceLive() {
      return [...now().prefixes, ...served().formerPrefixes]
    },
  }
}
