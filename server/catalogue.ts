/** Reads the catalogue (plans, benefits, offers, banks, legal texts) from the database and caches it. */
import type { Benefit } from '../src/contract/catalogue.ts'
import type { Plan } from '../src/contract/plan.ts'
import type { Clock } from './clock.ts'
import { statement, type Db } from './db/database.ts'
import type { Bank, ComplementType, Offer, Regulation, Shelf } from './rules/catalogue-types.ts'

type PlanRow = {
  id: string
  sku: string
  name: string
  description: string
  price_full: number
  price: number
  price_with_dacc: number
  download: number
  upload: number
  installation_schedule: boolean
  plan_type: 'refidel' | 'migration' | null
  subscriptions: string[]
  benefits: string[]
  regulations: string
  show_on_landing: boolean
  addon_bonus: string[]
  livelo_points: number | null
  whatsapps: Plan['whatsApps']
  loyalty_period: boolean | null
  company_only: boolean | null
}

/**
 * The catalogue of plans, benefits, offers, banks and legal texts, cached from the database. `shelf` returns
 * it. `forget` empties the cache, so that the next call reads the database.
 */
export type Catalogue = { shelf(): Promise<Shelf>; forget(): void }

const MAX_AGE_MS = 5_000

const PLANS = statement('catalogue.plans', 'select * from plans where active order by position')
const BENEFITS = statement(
  'catalogue.benefits',
  `select coalesce(id, slug) as id, slug, name as benefit, description,
     image_light as "imageLight", coalesce(image_dark, image_light) as "imageDark"
   from benefits order by position`,
)
const OFFERS = statement('catalogue.offers', 'select addon, landing, checkout from offers')
const BANKS = statement('catalogue.banks', 'select id, code, name from banks order by position')
const REGULATIONS = statement(
  'catalogue.regulations',
  'select id, kind, title, body, skus, collaborator from regulations order by position',
)
const COMPLEMENTS = statement(
  'catalogue.complements',
  'select infra, id, name from complement_types order by infra, position',
)

const reais = (cents: number) => cents / 100

/**
 * Creates the cached catalogue. It is read from the database again once it is older than a few seconds: most
 * requests need it, and it rarely changes. Placing an order does not use the cache but reads the plan in its
 * own transaction.
 */
export function makeCatalogue(db: Db, clock: Clock): Catalogue {
  let kept: { at: number; shelf: Promise<Shelf> } | undefined

  async function load(): Promise<Shelf> {
    const [plans, benefits, offers, banks, regulations, complementTypes] = await Promise.all([
      db.rows<PlanRow>(PLANS),
      db.rows<Benefit>(BENEFITS),
      db.rows<Offer>(OFFERS),
      db.rows<Bank>(BANKS),
      db.rows<Regulation>(REGULATIONS),
      db.rows<ComplementType>(COMPLEMENTS),
    ])
    const names = new Map(benefits.map((each) => [each.slug, each.benefit]))
    const shown = plans.map((row) => toPlan(row, names))
    const byId = new Map(shown.map((plan) => [plan.id, plan]))
    return {
      plans: shown,
      byId,
      plansOf: remember((ids) => ids.flatMap((id) => byId.get(id) ?? [])),
      bySku: new Map(shown.map((plan) => [plan.sku, plan])),
      offers: new Map(offers.map((offer) => [offer.addon, offer])),
      benefits,
      banks,
      regulations,
      complementTypes,
    }
  }

  return {
    shelf() {
      const now = clock.now().getTime()
      if (!kept || Math.abs(now - kept.at) > MAX_AGE_MS) {
        const entry = { at: now, shelf: load() }
        kept = entry
        // A failed read must not be cached.
        entry.shelf.catch(() => {
          if (kept === entry) kept = undefined
        })
      }
      return kept.shelf
    },
    forget() {
      kept = undefined
    },
  }
}

/**
 * Caches lists of plans by their ids. Every lead needs such a list, but there are only a few different ones.
 */
function remember(listOf: (ids: readonly string[]) => Plan[]): Shelf['plansOf'] {
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

function toPlan(row: PlanRow, benefitNames: ReadonlyMap<string, string>): Plan {
  return {
    id: row.id,
    sku: row.sku,
    plan: row.name,
    description: row.description,
    discount: reais(row.price_full - row.price_with_dacc),
    price_full: reais(row.price_full),
    price: reais(row.price),
    price_with_dacc: reais(row.price_with_dacc),
    plan_download: row.download,
    plan_upload: row.upload,
    installationSchedule: row.installation_schedule,
    plan_type: row.plan_type,
    subscriptions: row.subscriptions,
    benefits: row.benefits.map((slug) => ({ slug, benefit: benefitNames.get(slug) ?? slug })),
    regulations: row.regulations,
    showOnLanding: row.show_on_landing,
    addonBonus: row.addon_bonus.map((addon_description) => ({ addon_description })),
    livelo_dacc_points: row.livelo_points,
    whatsApps: row.whatsapps,
    ...(row.loyalty_period && { loyaltyPeriod: true }),
    ...(row.company_only && { companyOnly: true }),
  }
}
