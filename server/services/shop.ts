/** Publishes editions of the shop, and tells what was published. The desk and `npm run shop` use the same functions. */
import { publicationChecks } from '../../src/content/publication-checks.ts'
import { checkEdition, type Finding } from '../../src/edition/checks.ts'
import { differences } from '../../src/edition/differences.ts'
import { Edition } from '../../src/edition/schema.ts'
import { journeys } from '../../src/site/load-all-journeys.ts'
import type { Db } from '../db/database.ts'
import { storedEditions, type EditionAt } from '../editions/stored-editions.ts'
import {
  addEdition,
  editionDocument,
  liveEdition,
  lockEditions,
  publications,
  publishEdition,
  type Publication,
} from '../repositories/editions.ts'
import { reservedPrefixes } from '../rules/reserved-prefixes.ts'

/** What the checks say about a document, and what it changes compared with the live edition. */
export type Checked = {
  /** The document, if it has the shape of an edition. */
  readonly edition: Edition | null
  readonly findings: readonly Finding[]
  /** Sentences about what changes for visitors. */
  readonly changes: readonly string[]
}

/** When an edition is live, by whom. */
export type When = {
  /** From when it is live; null for now. */
  readonly from: Date | null
  /** Until when; the edition before stands again then. Null for no end. */
  readonly until: Date | null
  readonly by: string
  readonly approvedBy?: string | null
}

/** Returns the edition that is live now, by the database's clock. */
export const liveShop = (db: Db): Promise<EditionAt> => storedEditions(db).live()

/** Checks a document as a publication does. */
export async function checkShop(
  db: Db,
  document: unknown,
  when: Pick<When, 'from' | 'until'> = { from: null, until: null },
): Promise<Checked> {
  const live = await liveShop(db)
  const at = when.from ?? new Date()
  const around = { journeys: journeys.map(({ id }) => id), reserved: reservedPrefixes }
  const { edition, findings } = checkEdition(document, at, around)
  if (!edition) return { edition, findings, changes: [] }
  const dated = isBefore(when.until, at)
    ? [...findings, { level: 'red', place: 'until', text: publicationChecks.endsBeforeStart } as const]
    : findings
  return {
    edition,
    findings: [...dated, ...greatChanges(live.document, edition)],
    changes: differences(live.document, edition, { ...when, at }),
  }
}

/** By how much of the price before a change is asked about. */
const GREAT = 0.3

/** Finds what is probably a slip: a price that changes a lot, an address that is gone. */
const greatChanges = (before: Edition, after: Edition): Finding[] => [
  ...after.plans.flatMap((plan) => {
    const was = before.plans.find(({ id }) => id === plan.id)
    const isGreat = (['price', 'price_with_dacc'] as const).some(
      (name) => was && Math.abs(plan[name] - was[name]) > was[name] * GREAT,
    )
    return isGreat
      ? [{ level: 'yellow', place: `plans.${plan.sku}`, text: publicationChecks.greatPriceChange } as const]
      : []
  }),
  ...Object.keys(before.campaigns)
    .filter((prefix) => !Object.hasOwn(after.campaigns, prefix))
    .map(
      (prefix) =>
        ({
          level: 'yellow',
          place: `campaigns.${prefix}`,
          text: publicationChecks.addressGone(prefix),
        }) as const,
    ),
]

const isBefore = (end: Date | null, begin: Date) => end !== null && end <= begin

/** What was published. */
export type Published = { readonly number: number; readonly from: Date; readonly until: Date | null }

/**
 * Publishes a document as a new edition, unless a check is red.
 * @returns null if a check is red
 */
export async function publishShop(
  db: Db,
  document: unknown,
  { note = '', ...when }: When & { readonly note?: string },
): Promise<Checked & { readonly published: Published | null }> {
  const checked = await checkShop(db, document, when)
  const { edition, findings } = checked
  if (!edition || findings.some(({ level }) => level === 'red')) return { ...checked, published: null }
  const published = await db.transaction(async (sql) => {
    await lockEditions(sql)
    const number = await addEdition(sql, JSON.stringify(edition), when.by, note)
    const { approvedBy = null, ...rest } = when
    const live = await publishEdition(sql, { ...rest, number, approvedBy })
    return live ? { number, ...live } : null
  })
  return { ...checked, published }
}

/** Returns the latest publications, the newest first. */
export const shopHistory = (db: Db, most = 50): Promise<Publication[]> => publications(db, most)

/**
 * Publishes an earlier edition again.
 * @param number its number; by default the one that was live before the present one
 * @returns null if there is no such edition
 */
export async function backTo(db: Db, number: number | null, by: string): Promise<Published | null> {
  const wanted = number ?? (await editionBefore(db))
  if (wanted === null || !Edition.safeParse(await editionDocument(db, wanted)).success) return null
  return db.transaction(async (sql) => {
    await lockEditions(sql)
    const live = await publishEdition(sql, { number: wanted, from: null, until: null, by, approvedBy: null })
    return live ? { number: wanted, ...live } : null
  })
}

/** Returns the number of the edition that would be live without the present one; null if there is none. */
async function editionBefore(db: Db): Promise<number | null> {
  const live = await liveEdition(db)
  if (!live) return null
  const begun = (await publications(db, 1_000))
    .filter(
      ({ from, until, number }) => from <= live.at && (!until || until > live.at) && number !== live.number,
    )
    .toSorted((a, b) => b.from.getTime() - a.from.getTime() || b.id - a.id)
  return begun[0]?.number ?? null
}
