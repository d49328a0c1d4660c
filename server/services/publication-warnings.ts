/**
 * Warns about probable mistakes in a publication of the shop, such as a large price change. A person must confirm each
 * warning. src/edition/check-edition.ts checks the edition itself.
 */
import { formatDayAndTime } from '../../src/content/desk/number-and-date-formats.ts'
import { publicationChecks } from '../../src/content/publication-checks.ts'
import { campaignIn, isFormerPrefix } from '../../src/edition/change-campaigns-in-edition.ts'
import { warningFinding, type EditionFinding } from '../../src/edition/check-edition.ts'
import type { Edition } from '../../src/edition/edition-schema.ts'
import { LINK_LIST } from '../../src/edition/edition-content-at-instant.ts'
import { resolvedEdition } from '../../src/edition/read-edition.ts'
import type { Sql } from '../db/database.ts'
import { regionsAmong } from '../repositories/coverage.ts'
import { regionalListOf } from '../rules/plans-on-offer.ts'
import { instantOf, localTime } from '../../src/lib/sao-paulo-time.ts'

type Planned = {
  readonly edition: Edition
  readonly at: Date
  /** The edition that is live before it, and the one that is live after its end; null if it has no end. */
  readonly before: Edition
  readonly afterEnd: Edition | null
}

export const publicationWarnings = ({
  edition,
  at,
  before,
  afterEnd,
}: Planned): readonly EditionFinding[] => [
  ...greatChanges(before, edition),
  ...soldByLinkAlone(before, edition, at),
  ...closedAtOnce(before, edition, at),
  ...(afterEnd ? endingAddresses(afterEnd, edition) : []),
]

/**
 * Warns about lists that a publication takes away while coverage areas name them: the general one would be sold there.
 */
export async function regionsWithoutList(
  sql: Sql,
  { before, edition, at }: Pick<Planned, 'before' | 'edition' | 'at'>,
): Promise<readonly EditionFinding[]> {
  const [were, are] = [before, edition].map((each) => resolvedEdition(each, at))
  if (!were || !are) return []
  const lists = [...were.offers.keys(), ...were.campaigns.former.keys()]
  const gone = lists.filter((list) => regionalListOf(are.campaigns, are, list) === null)
  const named = gone.length === 0 ? [] : await regionsAmong(sql, gone)
  return named.map((list) => warningFinding(`campaigns.${list}`, publicationChecks.listGone(list)))
}

/** Formats when a publication is live, for sentences about the shop. */
export const formatShopPeriod = (from: Date, until: Date | null): string =>
  publicationChecks.period(formatShopTime(from), until && formatShopTime(until))

const formatShopTime = (at: Date): string => formatDayAndTime(localTime(at))

/** Returns whether a period would end before it begins. */
export const isBefore = (end: Date | null, begin: Date) => end !== null && end <= begin

/** Finds campaigns that end at the publication, because their end date has passed by then. */
const closedAtOnce = (before: Edition, after: Edition, at: Date): EditionFinding[] =>
  Object.entries(after.campaigns)
    // without a sentence, the checks of the document say so
    .filter(([, { until, afterEnd }]) => afterEnd !== undefined && isOver(until, at))
    .filter(([prefix]) => !isOver(campaignIn(before, prefix)?.until, at))
    .map(([prefix]) => warningFinding(`campaigns.${prefix}.until`, publicationChecks.closesAtOnce))

const isOver = (until: string | undefined, at: Date): boolean =>
  until !== undefined && isBefore(instantOf(until), at)

/** Finds addresses that no longer exist once a publication ends and another edition is live. */
const endingAddresses = (standing: Edition, ending: Edition): EditionFinding[] =>
  Object.entries(ending.campaigns)
    .filter(([prefix]) => !Object.hasOwn(standing.campaigns, prefix))
    .map(([prefix, { afterEnd }]) =>
      warningFinding(`campaigns.${prefix}`, publicationChecks.addressEnds(prefix, afterEnd !== undefined)),
    )

/** The change of a price, as a share of the price before, above which the person must confirm it. */
const GREAT_PRICE_CHANGE = 0.3

/** Finds probable mistakes: a price that changes a lot, an address that no longer exists. */
const greatChanges = (before: Edition, after: Edition): EditionFinding[] => [
  ...after.plans.flatMap((plan) => {
    const was = before.plans.find(({ id }) => id === plan.id)
    const isGreat = (['price', 'price_with_dacc'] as const).some(
      (name) => was && Math.abs(plan[name] - was[name]) > was[name] * GREAT_PRICE_CHANGE,
    )
    return isGreat ? [warningFinding(`plans.${plan.sku}`, publicationChecks.greatPriceChange)] : []
  }),
  ...Object.entries(before.campaigns)
    .filter(([prefix]) => !Object.hasOwn(after.campaigns, prefix) && !isFormerPrefix(after, prefix))
    .map(([prefix, { afterEnd }]) =>
      warningFinding(`campaigns.${prefix}`, publicationChecks.addressGone(prefix, afterEnd !== undefined)),
    ),
]

/** Finds plans that leave the last list that sold them. Links with their skus go on selling them. */
function soldByLinkAlone(before: Edition, after: Edition, at: Date): EditionFinding[] {
  const [were = new Set(), are = new Set()] = [before, after].map((edition) => {
    const lists = [...resolvedEdition(edition, at).offers.values()].filter(({ addon }) => addon !== LINK_LIST)
    return new Set(lists.flatMap(({ checkout }) => checkout))
  })
  return after.plans
    .filter(
      ({ sku, plan_type, hidden }) => plan_type === null && hidden !== true && were.has(sku) && !are.has(sku),
    )
    .map(({ sku }) => warningFinding(`plans.${sku}`, publicationChecks.soldByLinkAlone))
}
