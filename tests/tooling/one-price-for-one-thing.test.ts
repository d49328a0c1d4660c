/** A plan list has each thing once, at one price, whichever link leads to it. */
import { describe, expect, it } from 'vitest'
import { seedCoverageAreas } from '../../server/db/seed-files.ts'
import type { Shelf } from '../../server/rules/catalogue-types.ts'
import { isSoldByLink, plansFor, GENERAL, type Asked, type Where } from '../../server/rules/plans-on-offer.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { STATE_OF_PLAN } from '../../src/campaigns/regional-plans.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { choosePlan } from '../../src/funnel/plans-matching-wish.ts'
import { catalogue } from '../support/catalogue.ts'

const shelf = {
  bySku: new Map(catalogue.map((plan) => [plan.sku, plan])),
  offers: new Map(
    ['', ...campaigns.prefixes].map((prefix) => {
      const addon = prefix || GENERAL
      return [addon, { addon, landing: [], checkout: [...campaigns.rulesOf(prefix).checkout] }]
    }),
  ),
  plansOf: (ids: readonly string[]) => ids.flatMap((id) => catalogue.filter((plan) => plan.id === id)),
} as Pick<Shelf, 'bySku' | 'offers' | 'plansOf'> as Shelf

/** What a plan gives: two plans with the same of it are one thing. */
const thingOf = ({ plan_download, plan_upload, subscriptions, benefits }: Plan) =>
  JSON.stringify([
    plan_download,
    plan_upload,
    subscriptions.toSorted(),
    benefits.map(({ slug }) => slug).toSorted(),
  ])

const regions = [null, ...new Set(seedCoverageAreas().map(({ offer_region }) => offer_region))]
const states = [null, 'MG', ...new Set(Object.values(STATE_OF_PLAN))]
const places: Where[] = regions.flatMap((region) => states.map((state) => ({ region, state })))
const flags = [{}, { regionOffer: true }, { premium: true }, { rs: true }, { collaborator: true }]
const asked: Asked[] = ['', ...campaigns.prefixes].flatMap((addon) =>
  flags.map((flag) => ({ addon, ...flag })),
)
const linked = catalogue.filter((plan) => isSoldByLink(shelf, plan))

const isSoldIn = ({ state }: Where, sku: string) => (STATE_OF_PLAN[sku] ?? state) === state

/** Every list, with the link that leads to it; `sku` is undefined without one. */
const lists = [undefined, ...linked.map(({ sku }) => sku)].flatMap((sku) =>
  places.flatMap((place) =>
    asked.map((each) => {
      const plans = plansFor(campaigns, shelf, place, { ...each, sku })
      return { plans, place, sku, name: JSON.stringify({ ...each, ...place, sku }) }
    }),
  ),
)

describe('every campaign, place and link', () => {
  it('are many', () => expect(lists.length).toBeGreaterThan(10_000))

  it('lead to a list that has no thing twice', () => {
    const twice = lists.filter(({ plans }) => new Set(plans.map(thingOf)).size < plans.length)
    expect(twice.map(({ name }) => name)).toEqual([])
  })

  it('skip the question about the plan where the link names a plan that is sold there', () => {
    for (const { plans, place, sku, name } of lists) {
      const named = sku === undefined || !isSoldIn(place, sku) ? undefined : shelf.bySku.get(sku)
      const same = named && plans.filter((plan) => thingOf(plan) === thingOf(named))
      if (!same?.[0]) continue
      const { only, preferred } = choosePlan(plans, { sku })
      expect([name, only?.sku, preferred?.sku]).toEqual([name, same[0].sku, same[0].sku])
    }
  })

  it('never charge more than the plan of the link, nor more than the list without the link', () => {
    const priceOf = (plans: readonly Plan[], named: Plan) =>
      plans.find((plan) => thingOf(plan) === thingOf(named))?.price_with_dacc ?? Infinity
    for (const place of places)
      for (const each of asked)
        for (const named of linked) {
          const without = plansFor(campaigns, shelf, place, each)
          const plans = plansFor(campaigns, shelf, place, { ...each, sku: named.sku })
          if (without.length === 0) continue
          const best = Math.min(
            isSoldIn(place, named.sku) ? named.price_with_dacc : Infinity,
            priceOf(without, named),
          )
          expect([each, place, named.sku, priceOf(plans, named)]).toEqual([each, place, named.sku, best])
        }
  })
})
