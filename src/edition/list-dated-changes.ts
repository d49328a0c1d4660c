/** Lists what begins and ends in an edition by its own dates: plans, campaigns, their earlier addresses, and news. */
import { instantOf } from '../lib/sao-paulo-time.ts'
import type { ShopObjectKind } from './edition-change.ts'
import type { Edition, EditionPlan } from './edition-schema.ts'

/** Something that begins or ends by its own date. */
export type DatedChange = {
  readonly at: Date
  readonly kind: ShopObjectKind
  /** What it is, as in an `EditionChange`. */
  readonly object: string
  readonly after: string
}

/** Names a plan in lists of changes: '500 Mega (d500a)'. */
export const planObject = ({ plan, sku }: Pick<EditionPlan, 'plan' | 'sku'>): string => `${plan} (${sku})`

type Dated = { readonly from?: string | undefined; readonly until?: string | undefined }

/** An edition, and when it is live. */
type LivePeriod = {
  readonly document: Edition
  readonly from: Date
  /** Null for no end. */
  readonly to: Date | null
  /** The edition that it follows; null if it is live already. */
  readonly before: Edition | null
}

/**
 * Returns what begins and ends by its own date while an edition is live, the first one first. What does so when the edition
 * goes live, does it only if the edition before says so too: else the publication changes it.
 */
export function datedChanges({ document, from, to, before }: LivePeriod): DatedChange[] {
  const turn = from.getTime()
  const known = before ? datesIn(before).filter(({ at }) => at.getTime() === turn) : []
  const isKnown = ({ object, after }: DatedChange) =>
    known.some((each) => each.object === object && each.after === after)
  return datesIn(document)
    .filter((each) => (each.at.getTime() === turn ? isKnown(each) : each.at > from))
    .filter(({ at }) => to === null || at < to)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Returns what has begun or ended at an instant and had not at an earlier one, by the dates of the edition that is live
 * then. What both begins and ends in between is as it was.
 */
export const changedByDates = (edition: Edition, from: Date, to: Date): DatedChange[] => {
  const changes = datesIn(edition).filter(({ at }) => at > from && at <= to)
  const ofObjects = Map.groupBy(changes, ({ kind, object }) => `${kind} ${object}`)
  return [...ofObjects.values()].flatMap((each) => (each.length % 2 === 0 ? [] : each.slice(-1)))
}

const datesIn = (edition: Edition): DatedChange[] => [
  ...edition.plans
    .filter(({ hidden }) => hidden !== true)
    .flatMap((plan) =>
      datesOf(plan, 'plans', planObject(plan), ['começa a ser vendido', 'deixa de ser vendido']),
    ),
  ...Object.entries(edition.campaigns).flatMap(([prefix, campaign]) => [
    ...datesOf(campaign, 'campaigns', `/${prefix}`, ['começa', 'termina']),
    ...(campaign.formerly ?? []).flatMap(({ prefix: earlier, until }) =>
      datesOf({ until }, 'campaigns', `/${earlier}`, ['', `deixa de levar a /${prefix}`]),
    ),
  ]),
  ...(edition.news ?? [])
    .filter(({ hidden }) => hidden !== true)
    .flatMap((item) =>
      datesOf(item, 'texts', `Novidades: “${item.title}”`, ['começa a aparecer', 'deixa de aparecer']),
    ),
]

function datesOf(
  { from, until }: Dated,
  kind: ShopObjectKind,
  object: string,
  [begins, ends]: readonly [begins: string, ends: string],
): DatedChange[] {
  const dates = [
    [from, begins],
    [until, ends],
  ] as const
  return dates.flatMap(([date, after]) => {
    const at = date === undefined ? null : instantOf(date)
    return at ? [{ at, kind, object, after }] : []
  })
}
