/** Adds, copies, replaces and removes campaigns in an edition of the shop. */
import { inInheritanceOrder } from '../campaigns/inheritance.ts'
import type { Edition, EditionCampaign } from './edition-schema.ts'

/** Returns the fields that an edition has for a campaign; undefined if it has no campaign with this prefix. */
export const campaignIn = (edition: Edition, prefix: string): EditionCampaign | undefined =>
  Object.hasOwn(edition.campaigns, prefix) ? edition.campaigns[prefix] : undefined

/** Returns the edition with a campaign added or replaced. */
export const withCampaign = (edition: Edition, prefix: string, campaign: EditionCampaign): Edition => ({
  ...edition,
  campaigns: { ...edition.campaigns, [prefix]: campaign },
})

export const withoutCampaign = (edition: Edition, prefix: string): Edition => ({
  ...edition,
  campaigns: Object.fromEntries(Object.entries(edition.campaigns).filter(([name]) => name !== prefix)),
})

/**
 * Fields that are not copied, because they belong to the original: names in requests and tracking, dates and end.
 */
const OWN_NAMES = ['wire', 'variantOf', 'lpOrigin', 'title', 'from', 'until', 'afterEnd', 'formerly'] as const

/**
 * Returns the edition with a copy of a campaign. The copy also contains what the original inherits from campaigns other
 * than the general one.
 */
export function withCampaignCopy(
  edition: Edition,
  { of, prefix, title }: { readonly of: string; readonly prefix: string; readonly title: string },
): Edition {
  const general = {}
  const sources = of === '' ? [] : inInheritanceOrder<EditionCampaign>(of, general, edition.campaigns)
  const copied = sources.toReversed().reduce((all, own) => merged(all, own), general)
  const kept = Object.entries(copied).filter(([name]) => !(OWN_NAMES as readonly string[]).includes(name))
  return withCampaign(edition, prefix, {
    ...Object.fromEntries(kept),
    title,
    lpOrigin: `LP ${title}`.slice(0, 48),
  })
}

/** Merges a campaign with the one from which it inherits, by the rules of `makeCampaigns` and `resolveLanding`. */
function merged(from: EditionCampaign, own: EditionCampaign): EditionCampaign {
  // what is sold and what the page shows are inherited together
  const { checkout, page } = own.checkout === undefined ? from : own
  const { page: _from, ...others } = { ...from, ...own }
  return {
    ...others,
    ...(checkout && { checkout }),
    ...(page && { page }),
    flags: { ...from.flags, ...own.flags },
    footer: { ...from.footer, ...own.footer },
    landing: {
      ...from.landing,
      ...own.landing,
      banner: { ...from.landing?.banner, ...own.landing?.banner },
      card: { ...from.landing?.card, ...own.landing?.card },
    },
  }
}

/** Returns a campaign's prefix and those that it had before. */
export const prefixesOfCampaign = (edition: Edition, prefix: string): readonly string[] => [
  prefix,
  ...(campaignIn(edition, prefix)?.formerly ?? []).map((each) => each.prefix),
]

/** Returns whether a campaign of an edition had a prefix before. */
export const isFormerPrefix = (edition: Edition, prefix: string): boolean =>
  presentPrefix(edition, prefix) !== prefix

/** Returns the prefix that the campaign with this one has now; the same one if none has another. */
export const presentPrefix = (edition: Edition, prefix: string): string =>
  campaignIn(edition, prefix)
    ? prefix
    : (Object.keys(edition.campaigns).find((each) => prefixesOfCampaign(edition, each).includes(prefix)) ??
      prefix)

/** Returns the other campaigns from which one inherits, by the parts of its prefix. */
const inheritedPrefixes = (prefix: string, all: readonly string[]): readonly string[] =>
  inInheritanceOrder(prefix, '', Object.fromEntries(all.map((each) => [each, each]))).filter(
    (each) => each !== '' && each !== prefix,
  )

/** A campaign that would inherit something else after a move, and what it would then lose or have. */
export type ChangedHeir = { readonly heir: string; readonly lost?: string; readonly gained?: string }

/**
 * Finds a campaign that would inherit something else, by parts of prefixes, if a campaign had another one; undefined if
 * all stays as it is. The moved one takes with it what it inherits (`withCampaignMoved`).
 */
export function heirChangedByMove(edition: Edition, move: Omit<Move, 'until'>): ChangedHeir | undefined {
  const moved = movedPrefixes(edition, move)
  const now = (prefix: string) => moved.get(prefix) ?? prefix
  const before = Object.keys(edition.campaigns)
  const after = before.map(now)
  return before
    .map((heir): ChangedHeir => {
      const [had, has] = [inheritedPrefixes(heir, before).map(now), inheritedPrefixes(now(heir), after)]
      return {
        heir,
        lost: heir === move.from ? undefined : had.find((each) => !has.includes(each)),
        gained: has.find((each) => !had.includes(each)),
      }
    })
    .find(({ lost, gained }) => lost !== undefined || gained !== undefined)
}

type Move = {
  readonly from: string
  readonly to: string
  /** Until when the earlier addresses lead to the new ones, in São Paulo. */
  readonly until: string
}

/** Returns the prefixes of a campaign and of those below it, each with the one that it has after a move. */
export const movedPrefixes = (
  { campaigns }: Edition,
  { from, to }: Omit<Move, 'until'>,
): Map<string, string> =>
  new Map(
    Object.keys(campaigns)
      .filter((prefix) => prefix === from || prefix.startsWith(`${from}/`))
      .map((prefix) => [prefix, to + prefix.slice(from.length)]),
  )

/** Returns the edition with other prefixes of campaigns, also where other campaigns name them. */
export const withPrefixes = (edition: Edition, to: ReadonlyMap<string, string>): Edition => ({
  ...edition,
  campaigns: Object.fromEntries(
    Object.entries(edition.campaigns).map(([prefix, own]) => {
      const variantOf = own.variantOf === undefined ? undefined : to.get(own.variantOf)
      return [to.get(prefix) ?? prefix, variantOf === undefined ? own : { ...own, variantOf }]
    }),
  ),
})

/**
 * Returns the prefix that a campaign of one edition has in another one, made before or after it; the same one if it has
 * no other, or is not there.
 */
export function prefixElsewhere(edition: Edition, other: Edition, prefix: string): string {
  if (campaignIn(other, prefix)) return prefix
  const earlier = prefixesOfCampaign(edition, prefix)
  const found = Object.keys(other.campaigns).find(
    (each) =>
      !campaignIn(edition, each) &&
      (earlier.includes(each) || prefixesOfCampaign(other, each).includes(prefix)),
  )
  return found ?? prefix
}

/**
 * Returns the edition with a campaign, and those below it, under another prefix. A campaign that inherits by parts of its
 * prefix keeps what it inherited.
 */
export function withCampaignMoved(edition: Edition, move: Move): Edition {
  const moved = movedPrefixes(edition, move)
  const general = {}
  const whole = (prefix: string, own: EditionCampaign): EditionCampaign => {
    const above = inInheritanceOrder<EditionCampaign>(prefix, general, edition.campaigns).slice(1, -1)
    return prefix === move.from && above.length > 0
      ? [own, ...above].toReversed().reduce((all, each) => merged(all, each), general)
      : own
  }
  const noted = Object.entries(edition.campaigns).map(([prefix, own]) => {
    const to = moved.get(prefix)
    if (to === undefined) return [prefix, own] as const
    // one that comes back to an earlier address has it as its own
    const formerly = [...(own.formerly ?? []), { prefix, until: move.until }]
    return [
      prefix,
      { ...whole(prefix, own), formerly: formerly.filter((each) => each.prefix !== to) },
    ] as const
  })
  return withPrefixes({ ...edition, campaigns: Object.fromEntries(noted) }, moved)
}
