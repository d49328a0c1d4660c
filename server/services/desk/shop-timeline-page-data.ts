/**
 * Loads the data of two pages of the desk: the shop as it stands at an instant, whoever scheduled it, and what begins and
 * ends in it.
 */
import { editionChanges, editionChangesByKind } from '../../../src/edition/describe-edition-changes.ts'
import {
  editionChange,
  shopObjectKinds,
  type EditionChange,
  type ShopObjectKind,
} from '../../../src/edition/edition-change.ts'
import {
  campaignsWith,
  isActiveAt,
  listsOf,
  resolveEdition,
} from '../../../src/edition/edition-content-at-instant.ts'
import type { Edition, EditionCampaign } from '../../../src/edition/edition-schema.ts'
import { changedByDates, datedChanges } from '../../../src/edition/list-dated-changes.ts'
import { instantOf, localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ALL_PUBLICATIONS, liveEdition, publications } from '../../repositories/editions-and-publications.ts'
import { liveTurns, publicationAt } from '../live-publications.ts'
import type { DeskContext } from './desk-context.ts'
import { findShown, type ShopPreviewProps } from './shop-preview-page-data.ts'

type Parts = Pick<DeskContext, 'db' | 'editions'>

/** Whether a campaign has its pages at an instant. */
const stateOf = (campaign: EditionCampaign, at: Date): 'live' | 'before' | 'over' => {
  if (isActiveAt(campaign, at)) return 'live'
  const begin = campaign.from === undefined ? null : instantOf(campaign.from)
  return begin !== null && at < begin ? 'before' : 'over'
}

/** The shop at an instant, in its parts. */
function contentOf(document: Edition, at: Date) {
  const edition = resolveEdition(document, at)
  const sold = new Map(edition.plans.map((plan) => [plan.sku, plan]))
  return {
    phones: edition.phones,
    news: edition.words.news.flatMap(({ hasItem, title }) => (hasItem ? [title] : [])),
    campaigns: ['', ...edition.campaigns.prefixes].map((prefix) => ({
      prefix,
      title: edition.campaigns.settingsOf(prefix).title,
      state: stateOf(document.campaigns[prefix] ?? {}, at),
      plans: (listsOf(edition, prefix)?.checkout ?? []).flatMap((sku) => {
        const plan = sold.get(sku)
        return plan ? [{ name: plan.plan, sku, price: plan.price_with_dacc }] : []
      }),
    })),
    plans: edition.plans.map(({ sku, plan, price, price_with_dacc: withDebit, price_full: after }) => ({
      sku,
      name: plan,
      withDebit,
      without: price,
      after,
      campaigns: campaignsWith(edition, sku).length,
    })),
  }
}

export type ShopAtInstant = ReturnType<typeof contentOf> &
  Pick<ShopPreviewProps, 'draft'> & {
    /** The instant, in São Paulo; '' for now. */
    readonly at: string
    readonly shown: Omit<ShopPreviewProps['shown'], 'liveThen'>
    /** What is different then from what is live now. */
    readonly changes: readonly EditionChange[]
  }

/**
 * Returns the shop as it stands at an instant.
 * @param written a time in São Paulo; now if it is none
 * @param withDraft whether the draft, if there is one, lies on top
 */
export async function showShopAt(
  parts: Parts,
  written: string,
  withDraft: boolean,
): Promise<ShopAtInstant | null> {
  const now = new Date()
  const named = instantOf(written)
  const at = named ?? now
  const [found, live] = await Promise.all([
    findShown(parts, { edition: null, withDraft }, at),
    findShown(parts, { edition: null, withDraft: false }, now),
  ])
  if (!found || !live) return null
  const { edition: number, publication, draft, isDraftOptional, document } = found
  const when = { from: null, until: null, at }
  return {
    ...contentOf(document, at),
    at: named ? localTime(named) : '',
    shown: {
      number,
      by: publication?.by ?? '',
      isLater: publication !== undefined && publication.from > now,
      isPast: at < now,
    },
    draft: isDraftOptional ? (draft === null ? 'without' : 'with') : null,
    changes: [
      ...editionChanges(live.document, document, when),
      ...changedByDates(document, now, at).map(({ object, after }) =>
        editionChange({ object, after, text: `${object} ${after}.` }),
      ),
    ],
  }
}

/** Something that begins, ends or changes at an instant. */
export type ShopDate = Pick<EditionChange, 'object' | 'field' | 'before' | 'after'> & {
  /** The instant, in São Paulo. */
  readonly at: string
  /** The edition that brings it, or has the date. */
  readonly number: number
  /** Its publication. */
  readonly publication: number
}

/** Returns what begins and ends in the shop from now on, by the kind of object, each object's changes together. */
export async function showShopDates({ db, editions }: Parts): Promise<Record<ShopObjectKind, ShopDate[]>> {
  const [all, pointer] = await Promise.all([publications(db, ALL_PUBLICATIONS), liveEdition(db)])
  const now = pointer?.at ?? new Date()
  const times = [{ at: now, row: publicationAt(all, now) }, ...liveTurns(all).filter(({ at }) => at > now)]
  const found: Record<ShopObjectKind, ShopDate[]> = { plans: [], campaigns: [], texts: [], others: [] }
  let before: Edition | null = null
  for (const [index, { at, row }] of times.entries()) {
    if (!row) continue
    const { number, root: publication } = row
    const { document } = await editions.at(number, at)
    const changes = before && editionChangesByKind(before, document, { from: null, until: null, at })
    for (const kind of changes ? shopObjectKinds : [])
      for (const change of changes?.[kind] ?? [])
        found[kind].push({ ...change, at: localTime(at), number, publication })
    const dates = datedChanges({ document, from: at, to: times[index + 1]?.at ?? null, before })
    for (const { at: date, kind, ...change } of dates)
      found[kind].push({ field: '', before: '', ...change, at: localTime(date), number, publication })
    before = document
  }
  const together = (rows: readonly ShopDate[]) =>
    [...Map.groupBy(rows, ({ object }) => object).values()].flat()
  return {
    plans: together(found.plans),
    campaigns: together(found.campaigns),
    texts: together(found.texts),
    others: together(found.others),
  }
}
