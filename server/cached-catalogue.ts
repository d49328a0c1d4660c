/**
 * Caches the catalogue for routes and services. Plans, benefits and offers come from an edition of the shop, banks
 * and legal texts from the database.
 */
import { firstPhones, type Phones } from '../src/content/brand-and-phones.ts'
import { withPhones } from '../src/content/replace-phone-placeholders.ts'
import type { Plan } from '../src/contract/plan.ts'
import type { ResolvedEdition } from '../src/edition/edition-content-at-instant.ts'
import type { Clock } from './clock.ts'
import { cacheFor } from './timed-cache.ts'
import { statement, type Db, type Sql } from './db/database.ts'
import {
  NOT_STORED,
  storedEditions,
  type EditionAt,
  type StoredEditions,
} from './editions/stored-editions.ts'
import type {
  Bank,
  ComplementType,
  HeldEdition,
  Regulation,
  EditionCatalogue,
} from './rules/catalogue-types.ts'

/** The catalogue of plans, benefits, offers, banks and legal texts. */
export type Catalogue = {
  currentEdition(): Promise<EditionCatalogue>
  /** Returns the catalogue of the edition that is held for a lead, or of the live one once that hold has expired. */
  heldOrCurrentEdition(held: HeldEdition | undefined): Promise<EditionCatalogue>
  /**
   * Returns the plans that an order may contain, by id: those of the edition that is held for it, or else of the one
   * that is live in the database, which this server may not serve yet.
   * @param sql the order's transaction
   */
  onSale(sql: Sql, held: HeldEdition | undefined): Promise<ReadonlyMap<string, Plan>>
  /** Returns the catalogue of an edition, published or not. */
  of(edition: ResolvedEdition): Catalogue
}

/** An edition with the data about its publication that its catalogue contains. */
type PublishedEdition = ResolvedEdition & Pick<EditionAt, 'number' | 'at' | 'until'>

const MAX_AGE_MS = 5_000

const BANKS = statement('catalogue.banks', 'select id, code, name from banks order by position')
const REGULATIONS = statement(
  'catalogue.regulations',
  'select id, kind, title, body, skus, collaborator from regulations order by position',
)
const COMPLEMENTS = statement(
  'catalogue.complements',
  'select infra, id, name from complement_types order by infra, position',
)

/** The part of the catalogue that no edition has. */
type Papers = Pick<EditionCatalogue, 'banks' | 'regulations' | 'complementTypes'>

/**
 * Creates the cached catalogue. Banks and legal texts are read from the database again once they are older than a few
 * seconds: most requests need them, and they rarely change.
 * @param editions the editions of the database
 * @param liveNow returns the edition that this server serves; by default the live one is looked up every few seconds
 */
export function makeCatalogue(
  db: Db,
  clock: Clock,
  editions: StoredEditions = storedEditions(db),
  liveNow?: () => EditionAt,
): Catalogue {
  const now = () => clock.now().getTime()
  const papers = cacheFor(MAX_AGE_MS, now, async (): Promise<Papers> => {
    const [banks, regulations, complementTypes] = await Promise.all([
      db.rows<Bank>(BANKS),
      db.rows<Regulation>(REGULATIONS),
      db.rows<ComplementType>(COMPLEMENTS),
    ])
    return { banks, regulations, complementTypes }
  })
  const looked = cacheFor(MAX_AGE_MS, now, () => editions.live())
  const catalogues = new WeakMap<PublishedEdition, EditionCatalogue>()

  async function catalogueOf(edition: PublishedEdition): Promise<EditionCatalogue> {
    const { banks, regulations, complementTypes } = await papers()
    const known = catalogues.get(edition)
    if (known?.banks === banks) return known
    const said = regulations.map((each) => saidWith(each, edition.phones))
    const catalogue = { ...(known ?? plansOf(edition)), banks, regulations: said, complementTypes }
    catalogues.set(edition, catalogue)
    return catalogue
  }

  const isHeld = (held: HeldEdition | undefined): held is HeldEdition =>
    held !== undefined && clock.now() < new Date(held.until)

  return {
    currentEdition: async () => catalogueOf(liveNow?.() ?? (await looked())),
    async heldOrCurrentEdition(held) {
      return isHeld(held)
        ? catalogueOf(await editions.at(held.number, new Date(held.at)))
        : this.currentEdition()
    },
    async onSale(sql, held) {
      const edition = isHeld(held)
        ? await editions.at(held.number, new Date(held.at), sql)
        : await editions.live(sql)
      return byIdOf(edition)
    },
    of(edition) {
      const currentEdition = async () =>
        catalogueOf({ ...edition, number: NOT_STORED, at: clock.now(), until: null })
      return { ...this, currentEdition, heldOrCurrentEdition: currentEdition }
    },
  }
}

/** Returns a legal text with an edition's phones. Rows of an earlier release have those of the first edition. */
const saidWith = (regulation: Regulation, phones: Phones): Regulation => ({
  ...regulation,
  body: withPhones(regulation.body.replaceAll(firstPhones.support, '{suporte}'), phones),
})

const byIdOf = ({ plans }: Pick<EditionAt, 'plans'>): ReadonlyMap<string, Plan> =>
  new Map(plans.map((plan) => [plan.id, plan]))

/** Returns the part of the catalogue that an edition has. */
function plansOf({
  number,
  at,
  until,
  campaigns,
  plans,
  benefits,
  offers,
  words,
  phones,
}: PublishedEdition): Omit<EditionCatalogue, keyof Papers> {
  const byId = byIdOf({ plans })
  return {
    edition: { number, at, until },
    campaigns,
    plans: [...plans],
    byId,
    plansOf: remember((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
    bySku: new Map(plans.map((plan) => [plan.sku, plan])),
    offers,
    benefits: [...benefits],
    faq: words.faq,
    phones,
  }
}

/** Caches lists of plans by their ids. Every lead needs such a list, but there are only a few different ones. */
function remember(listOf: (ids: readonly string[]) => Plan[]): EditionCatalogue['plansOf'] {
  const lists = new Map<string, Plan[]>()
  return (ids) => {
    const name = ids.join()
    const known = lists.get(name)
    if (known) return known
    const list = listOf(ids)
    lists.set(name, list)
    return list
  }
}
