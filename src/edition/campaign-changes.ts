/** What an edition changes about its campaigns: sentences field by field, and on whose pages changes can be seen. */
import { isSameJson } from '../lib/is-same-json.ts'
import { valueAt } from '../lib/form-field-tables.ts'
import { quotedOrNone } from './edition-change.ts'
import { campaignForm, type CampaignPlace, type CampaignView } from './forms/campaign-form-fields.ts'
import { campaignIn } from './change-campaigns-in-edition.ts'
import { campaignsWith, type ResolvedEdition } from './edition-content-at-instant.ts'
import { isInheritable, type Edition } from './edition-schema.ts'
import { resolvedEdition } from './read-edition.ts'

/** The fields with a name in sentences, and how they write what visitors see there. */
const FIELDS = campaignForm.rows.flatMap(
  ({ at, said, written = ({ value }) => (typeof value === 'string' ? value : '') }) =>
    said === undefined
      ? []
      : [{ at, said, shown: (view: CampaignView) => written({ value: valueAt(seenOf(view), at), view }) }],
)

/** Returns the name of a field of a campaign; undefined if it has none. */
export const campaignFieldName = (place: string): string | undefined =>
  LISTS[place] ?? FIELDS.find(({ at }) => at === place)?.said

/** The names of the lists of plans, whose changes are described plan by plan. */
const LISTS: Readonly<Record<string, string>> = { checkout: 'à venda', page: 'na página' }

/** The parts of a campaign that visitors see; its dates are never inherited. */
const seenOf = ({ own: { from, until, afterEnd, formerly }, rules, landing }: CampaignView) => ({
  ...rules,
  landing,
  from,
  until,
  afterEnd,
  formerly,
})

/** A change of a field of a campaign: what visitors see there, and how a sentence says it if not by both values. */
export type FieldChange = {
  readonly field: string
  readonly before: string
  readonly after: string
  readonly said?: string
}

/** Describes each of a campaign's fields that has changed for visitors: its own, or those that it inherits. */
export const describeCampaignChanges = (
  before: CampaignView,
  after: CampaignView,
  isOwn: boolean,
): FieldChange[] =>
  FIELDS.flatMap(({ at, said: field, shown }) => {
    if (isOwn === isSameJson(valueAt(before.own, at), valueAt(after.own, at))) return []
    const change = { field, before: shown(before), after: shown(after) }
    if (change.before !== change.after) return [change]
    return isOwn ? [{ ...change, said: `${quotedOrNone(change.after)}, como antes` }] : []
  })

/** The texts of a new campaign that are described even if it inherits them. */
const TEXTS: readonly CampaignPlace[] = [
  'title',
  'landing.banner.heading',
  'landing.banner.text',
  'landing.banner.scene',
  'landing.description',
  'landing.special',
]

/** The dates of a new campaign, which are described together with its plans. */
const DATES: readonly CampaignPlace[] = ['from', 'until']

/** Describes a new campaign, each field in words as 'título: “x”': all texts, and whatever else it does not inherit. */
export const describeNewCampaign = (campaign: CampaignView): FieldChange[] =>
  FIELDS.flatMap(({ at, said: field, shown }) => {
    const own = valueAt(campaign.own, at)
    const isOwn = own !== undefined && !isSameJson(own, {}) && !DATES.includes(at)
    const text = isOwn || TEXTS.includes(at) ? shown(campaign) : ''
    return text === '' ? [] : [{ field, before: '', after: text, said: quotedOrNone(text) }]
  })

/**
 * Returns the prefixes of the campaigns whose pages show the changes of an edition: the changed campaigns and those that
 * inherit a change or, if there are none, one that sells a changed plan. The general campaign is preferred.
 */
export function changedCampaigns(before: Edition, after: Edition, at: Date): string[] {
  const [old, resolved] = [resolvedEdition(before, at), resolvedEdition(after, at)]
  const isChanged = (prefix: string) => !isSameJson(campaignIn(before, prefix), campaignIn(after, prefix))
  const inherits = (prefix: string) => !isSameJson(shownOf(old, prefix), shownOf(resolved, prefix))
  const canInherit = isInheritable(before) && isInheritable(after)
  const changed = Object.keys(after.campaigns).filter(
    (prefix) => isChanged(prefix) || (canInherit && inherits(prefix)),
  )
  if (changed.length > 0) return changed
  const were = new Map(before.plans.map((plan) => [plan.sku, plan]))
  const plans = after.plans.filter((plan) => !isSameJson(were.get(plan.sku), plan))
  if (plans.length === 0) return ['']
  const selling = plans.flatMap(({ sku }) => campaignsWith(resolved, sku))
  return selling.includes('') ? [''] : [selling[0] ?? '']
}

/** What pages of a campaign show of its own settings, and of those that it inherits. */
const shownOf = ({ campaigns, landingOf }: ResolvedEdition, prefix: string) => {
  const { title, theme, footer, page, checkout } = campaigns.settingsOf(prefix)
  return { title, theme, footer, page, checkout, landing: landingOf(prefix) }
}
