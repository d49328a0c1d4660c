/** Describes in sentences what an edition changes about a campaign, field by field. */
import { isSameJson } from '../lib/is-same-json.ts'
import { valueAt } from '../lib/form-field-tables.ts'
import { quotedOrNone } from './edition-change.ts'
import { campaignForm, type CampaignPlace, type CampaignView } from './forms/campaign-form-fields.ts'

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
