/** No list of plans has two that give the same, a link raises no price, and pages show what is sold there. */
import { describe, expect, it } from 'vitest'
import { bySku, campaigns, catalogue, planListOf } from '../support/first-shop.ts'
import { seedCoverageAreas } from '../../server/db/read-seed-files.ts'
import type { EditionCatalogue } from '../../server/rules/catalogue-types.ts'
import {
  isSoldByLink,
  plansFor,
  type PlanRequest,
  type PlanCoverage,
} from '../../server/rules/plans-on-offer.ts'
import type { Plan } from '../../src/contract/plan.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { choosePlan } from '../../src/funnel/plans-matching-link.ts'
import { streamingBundleCards } from '../../src/pages/landing/build-streaming-bundle-cards.ts'
import { isFull, rowsToRun } from '../support/rows-to-run.ts'
import { sellingCampaigns } from '../support/selling-campaigns.ts'

const edition = {
  campaigns,
  bySku: new Map(catalogue.map((plan) => [plan.sku, plan])),
  offers: new Map(
    ['', ...campaigns.prefixes].map((prefix) => {
      const addon = prefix || GENERAL_LIST
      return [addon, { addon, landing: [], checkout: [...campaigns.settingsOf(prefix).checkout] }]
    }),
  ),
  plansOf: (ids: readonly string[]) => ids.flatMap((id) => catalogue.filter((plan) => plan.id === id)),
} as Pick<EditionCatalogue, 'campaigns' | 'bySku' | 'offers' | 'plansOf'> as EditionCatalogue

/** What each plan gives (speed, streaming and benefits), to recognise plans that give the same. */
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

/** Whether a plan gives all that another one gives, at its speed and with its streaming, and costs no more. */
const standsFor = (plan: Plan, other: Plan) =>
  plan.plan_download === other.plan_download &&
  plan.plan_upload === other.plan_upload &&
  plan.subscriptions.toSorted().join() === other.subscriptions.toSorted().join() &&
  other.benefits.every(({ slug }) => plan.benefits.some((each) => each.slug === slug)) &&
  plan.price_with_dacc <= other.price_with_dacc

const regions = [null, ...new Set(seedCoverageAreas().map(({ offer_region }) => offer_region))]
const states = [null, 'MG', ...new Set(catalogue.flatMap((plan) => plan.state ?? []))]
const places: PlanCoverage[] = regions.flatMap((region) => states.map((state) => ({ region, state })))
const flags = [{}, { regionOffer: true }, { premium: true }, { rs: true }, { collaborator: true }]
/** In `npm test` each fourth request: one or two of every campaign, with every flag. */
const asked = rowsToRun(
  ['', ...campaigns.prefixes].flatMap((addon) => flags.map((flag): PlanRequest => ({ addon, ...flag }))),
  (_, at) => at % 4 === 0,
)
const linked = catalogue.filter((plan) => isSoldByLink(edition, plan))

const isSoldIn = ({ state }: PlanCoverage, sku: string) => (bySku(sku).state ?? state) === state

/** Every list, with the link that leads to it, if one does, and what is sold there without the link. */
const lists = places.flatMap((place) =>
  asked.flatMap((each) => {
    const without = plansFor(campaigns, edition, place, each)
    return [undefined, ...linked].map((named) => {
      const sku = named?.sku
      const plans = named ? plansFor(campaigns, edition, place, { ...each, sku }) : without
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
  it('are many', () => expect(lists.length).toBeGreaterThan(isFull ? 10_000 : 2_500))

  it('lead to a list that has no thing twice, nor one that gives less for as much', () => {
    const twice = lists.filter(({ plans }) =>
      plans.some((plan) => plans.some((other) => plan !== other && standsFor(plan, other))),
    )
    expect(twice.map(({ where }) => where)).toEqual([])
  })

  it('skip the question about the plan where the link names a plan that is sold there to everybody', () => {
    const asking = lists.filter(({ plans, named, isSold }) => {
      const same = named && isSold ? plans.find((plan) => standsFor(plan, named)) : undefined
      if (!same) return false
      const { only, preferred } = choosePlan(plans, { sku: named?.sku })
      // a plan for companies alone is marked, but shown: its card says to whom it is sold
      const skipped = same.companyOnly ? null : same
      return only?.sku !== skipped?.sku || preferred?.sku !== same.sku
    })
    expect(asking.map(({ where }) => where)).toEqual([])
  })

  it('never charge more than the plan of the link, nor more than the list without the link', () => {
    const priceOf = (plans: readonly Plan[], named: Plan) =>
      plans.find((plan) => thingOf(plan) === thingOf(named) || standsFor(plan, named))?.price_with_dacc ??
      Infinity
    const wrong = lists.flatMap(({ plans, without, named, isSold, where }) => {
      if (!named || without.length === 0) return []
      const best = Math.min(isSold ? named.price_with_dacc : Infinity, priceOf(without, named))
      const price = priceOf(plans, named)
      return price === best ? [] : [{ where, price, best }]
    })
    expect(wrong).toEqual([])
  })
})

describe('what the landing page of a campaign shows', () => {
  /** What is sold under a campaign at a covered address of its state, as 'sku price'. */
  function soldUnder(prefix: string): readonly string[] {
    const { flags, state } = campaigns.settingsOf(prefix)
    const plans = plansFor(campaigns, edition, { region: null, state }, { addon: prefix, ...flags })
    return plans.map(({ sku, price_with_dacc, price }) => `${sku} ${price_with_dacc} ${price}`)
  }
  /** What a page shows that is not among that. */
  const unsold = (prefix: string, shown: readonly (readonly [sku: string, ...prices: number[]])[]) =>
    shown.map((each) => each.join(' ')).filter((each) => !soldUnder(prefix).includes(each))

  it.each(sellingCampaigns)('is sold under %j at its price, sku by sku (D106)', (prefix) => {
    const page = planListOf(prefix).filter(({ showOnLanding }) => showOnLanding)
    expect(page.length).toBeGreaterThan(0)
    expect(
      unsold(
        prefix,
        page.map(({ sku, price_with_dacc, price }) => [sku, price_with_dacc, price] as const),
      ),
    ).toEqual([])
  })

  it.each(sellingCampaigns)('on the small cards of %j as well (D106)', (prefix) => {
    const cards = streamingBundleCards(planListOf(prefix))
    const sold = cards.map(
      ({ link, price, price_without_debit }) =>
        [link.split('=')[1] ?? '', price, price_without_debit] as const,
    )
    expect(unsold(prefix, sold)).toEqual([])
  })

  it('is the cheapest thing that the general list sells, the page’s of two that are one thing (D106)', () => {
    const [first] = catalogue.filter(({ sku }) => campaigns.settingsOf('').checkout.includes(sku))
    expect([first?.sku, first?.price_with_dacc]).toEqual(['d300a', 49.99])
    const sold = campaigns.settingsOf('').checkout
    expect([sold.includes('d1000b'), sold.includes('d1000d')]).toEqual([true, false])
  })
})
