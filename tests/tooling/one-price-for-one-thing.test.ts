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
const things = new Map(
  catalogue.map(({ sku, plan_download, plan_upload, subscriptions, benefits }) => [
    sku,
    JSON.stringify([
      plan_download,
      plan_upload,
      subscriptions.toSorted(),
      benefits.map(({ slug }) => slug).toSorted(),
    ]),
  ]),
)
const thingOf = ({ sku }: Plan) => things.get(sku)

const regions = [null, ...new Set(seedCoverageAreas().map(({ offer_region }) => offer_region))]
const states = [null, 'MG', ...new Set(Object.values(STATE_OF_PLAN))]
const places: Where[] = regions.flatMap((region) => states.map((state) => ({ region, state })))
const flags = [{}, { regionOffer: true }, { premium: true }, { rs: true }, { collaborator: true }]
const asked: Asked[] = ['', ...campaigns.prefixes].flatMap((addon) =>
  flags.map((flag) => ({ addon, ...flag })),
)
const linked = catalogue.filter((plan) => isSoldByLink(shelf, plan))

const isSoldIn = ({ state }: Where, sku: string) => (STATE_OF_PLAN[sku] ?? state) === state

/** Every list, with the link that leads to it, if one does, and what is sold there without the link. */
const lists = places.flatMap((place) =>
  asked.flatMap((each) => {
    const without = plansFor(campaigns, shelf, place, each)
    return [undefined, ...linked].map((named) => {
      const sku = named?.sku
      const plans = named ? plansFor(campaigns, shelf, place, { ...each, sku }) : without
      return {
        plans,
        without,
        named,
        isSold: named && isSoldIn(place, named.sku),
        where: { ...each, ...place, sku },
      }
    })
  }),
)

describe('every campaign, place and link', () => {
  it('are many', () => expect(lists.length).toBeGreaterThan(10_000))

  it('lead to a list that has no thing twice', () => {
    const twice = lists.filter(({ plans }) => new Set(plans.map(thingOf)).size < plans.length)
    expect(twice.map(({ where }) => where)).toEqual([])
  })

  it('skip the question about the plan where the link names a plan that is sold there', () => {
    const asking = lists.filter(({ plans, named, isSold }) => {
      const same = named && isSold ? plans.find((plan) => thingOf(plan) === thingOf(named)) : undefined
      if (!same) return false
      const { only, preferred } = choosePlan(plans, { sku: named?.sku })
      return only?.sku !== same.sku || preferred?.sku !== same.sku
    })
    expect(asking.map(({ where }) => where)).toEqual([])
  })

  it('never charge more than the plan of the link, nor more than the list without the link', () => {
    const priceOf = (plans: readonly Plan[], named: Plan) =>
      plans.find((plan) => thingOf(plan) === thingOf(named))?.price_with_dacc ?? Infinity
    const wrong = lists.flatMap(({ plans, without, named, isSold, where }) => {
      if (!named || without.length === 0) return []
      const best = Math.min(isSold ? named.price_with_dacc : Infinity, priceOf(without, named))
      const price = priceOf(plans, named)
      return price === best ? [] : [{ where, price, best }]
    })
    expect(wrong).toEqual([])
  })
})
