/** Lists what begins and ends in an edition by its own dates: plans, campaigns and news. */
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

/**
 * Returns what begins and ends in an edition after an instant, the first one first.
 * @param to the last instant; null for no end
 */
export const datedChanges = (edition: Edition, from: Date, to: Date | null): DatedChange[] =>
  [
    ...edition.plans
      .filter(({ hidden }) => hidden !== true)
      .flatMap((plan) =>
        datesOf(plan, 'plans', planObject(plan), ['começa a ser vendido', 'deixa de ser vendido']),
      ),
    ...Object.entries(edition.campaigns).flatMap(([prefix, campaign]) =>
      datesOf(campaign, 'campaigns', `/${prefix}`, ['começa', 'termina']),
    ),
    ...(edition.news ?? [])
      .filter(({ hidden }) => hidden !== true)
      .flatMap((item) =>
        datesOf(item, 'texts', `Novidades: “${item.title}”`, ['começa a aparecer', 'deixa de aparecer']),
      ),
  ]
    .filter(({ at }) => at > from && (to === null || at <= to))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())

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
