/** Finds the parts that a change removes from an edition, and puts them back where they were. */
import * as z from 'zod/mini'
import { faqListIds, type FaqListId } from '../content/landing/faq/faq-list-ids.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignIn, isFormerPrefix, withCampaign } from './change-campaigns-in-edition.ts'
import { EditionCampaign, EditionNews, EditionPlan, EditionQuestion, type Edition } from './edition-schema.ts'

const index = z.number().check(z.int(), z.gte(0))
const skus = z.array(z.string())

/** A plan, campaign, question or news item that was removed, with its former place. */
export const RemovedPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('plans'),
    index,
    item: EditionPlan,
    /** The lists of campaigns that had it, by their prefixes. */
    lists: z.record(z.string(), z.object({ page: z.optional(skus), checkout: z.optional(skus) })),
  }),
  z.object({ kind: z.literal('campaigns'), prefix: z.string(), item: EditionCampaign }),
  z.object({ kind: z.literal('faq'), list: z.enum(faqListIds), index, item: EditionQuestion }),
  z.object({ kind: z.literal('news'), index, item: EditionNews }),
])
export type RemovedPart = z.infer<typeof RemovedPart>

/** The place of a part in the document: `plans.d500n`, `campaigns.natal`, `faq.general.precos`, `news.natal`. */
export function placeOfPart(part: RemovedPart): string {
  if (part.kind === 'plans') return `plans.${part.item.sku}`
  if (part.kind === 'campaigns') return `campaigns.${part.prefix}`
  return part.kind === 'faq' ? `faq.${part.list}.${part.item.id}` : `news.${part.item.id}`
}

/** The name of a part as people know it; for a campaign, its prefix. */
export function nameOfPart(part: RemovedPart): string {
  if (part.kind === 'plans') return `${part.item.plan} (${part.item.sku})`
  if (part.kind === 'campaigns') return part.prefix
  return part.kind === 'faq' ? part.item.question : part.item.title
}

const questionsIn = (edition: Edition, list: FaqListId) => edition.faq?.[list]?.questions ?? []

/** Returns the lists of campaigns that have a plan, by their prefixes. */
const listsWith = ({ campaigns }: Edition, sku: string) =>
  Object.fromEntries(
    Object.entries(campaigns).flatMap(([prefix, { page, checkout }]) => {
      const own = {
        ...(page?.includes(sku) && { page }),
        ...(checkout?.includes(sku) && { checkout }),
      }
      return Object.keys(own).length === 0 ? [] : [[prefix, own] as const]
    }),
  )

/** Returns each plan, campaign, question and news item of an edition, with its place. */
const partsOf = (edition: Edition): RemovedPart[] => [
  ...edition.plans.map((item, at) => ({
    kind: 'plans' as const,
    index: at,
    item,
    lists: listsWith(edition, item.sku),
  })),
  ...Object.entries(edition.campaigns).map(([prefix, item]) => ({
    kind: 'campaigns' as const,
    prefix,
    item,
  })),
  ...faqListIds.flatMap((list) =>
    questionsIn(edition, list).map((item, at) => ({ kind: 'faq' as const, list, index: at, item })),
  ),
  ...(edition.news ?? []).map((item, at) => ({ kind: 'news' as const, index: at, item })),
]

/** Returns the part at a place of an edition; undefined if there is none. */
export const partAt = (edition: Edition, place: string): RemovedPart | undefined =>
  partsOf(edition).find((part) => placeOfPart(part) === place)

/** Returns the parts that one edition has and the next one lacks. */
export function removedParts(before: Edition, after: Edition): RemovedPart[] {
  const kept = new Set(partsOf(after).map(placeOfPart))
  // a campaign that was moved is there, at another address
  const isMoved = (part: RemovedPart) => part.kind === 'campaigns' && isFormerPrefix(after, part.prefix)
  return partsOf(before).filter((part) => !kept.has(placeOfPart(part)) && !isMoved(part))
}

/** Returns the edition with a removed part back in its place. If it has such a part already, nothing changes. */
export function withRemovedPart(edition: Edition, part: RemovedPart): Edition {
  if (partAt(edition, placeOfPart(part))) return edition
  if (part.kind === 'campaigns') return withCampaign(edition, part.prefix, part.item)
  if (part.kind === 'news')
    return { ...edition, news: (edition.news ?? []).toSpliced(part.index, 0, part.item) }
  if (part.kind === 'faq') {
    const { list } = part
    const title = edition.faq?.[list]?.title ?? ''
    const questions = questionsIn(edition, list).toSpliced(part.index, 0, part.item)
    return { ...edition, faq: { ...edition.faq, [list]: { title, questions } } }
  }
  const { sku } = part.item
  return Object.entries(part.lists).reduce<Edition>(
    (all, [prefix, before]) => {
      const own = campaignIn(all, prefix)
      if (!own) return all
      // a list that was changed since, such as one with another plan in its place, is left alone
      const isSame = (now: readonly string[] | undefined, list: readonly string[]) =>
        isSameJson(
          now,
          list.filter((each) => each !== sku),
        )
      const { page, checkout } = before
      return withCampaign(all, prefix, {
        ...own,
        ...(page && isSame(own.page, page) && { page }),
        ...(checkout && isSame(own.checkout, checkout) && { checkout }),
      })
    },
    { ...edition, plans: edition.plans.toSpliced(part.index, 0, part.item) },
  )
}
