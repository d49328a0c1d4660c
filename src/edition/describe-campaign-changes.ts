/** Describes in sentences what an edition changes about a campaign, field by field. */
import { shopCampaignWords } from '../content/desk/shop-campaigns.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/campaign-types.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import type { EditionCampaign } from './edition-schema.ts'

/** A campaign as an edition defines it: its own fields, and everything that it inherits. */
export type CampaignView = {
  readonly own: EditionCampaign
  readonly rules: Campaign
  readonly landing: Landing
  /** Returns the name of a plan. */
  readonly planName: (sku: string) => string
}

/** The path of a field in the data of a campaign. */
type Place = keyof EditionCampaign | `landing.${keyof Landing}` | `landing.banner.${keyof Landing['banner']}`

const valueAt = (campaign: object, place: Place): unknown =>
  place
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], campaign)

/** Formats a value as visitors see it; '' for none. */
type Written = (value: unknown, view: CampaignView) => string

const plain: Written = (value) => (typeof value === 'string' ? value : '')

const named =
  (names: Readonly<Record<string, string>>): Written =>
  (value) =>
    [value]
      .flat()
      .map((each) => names[String(each)] ?? String(each))
      .join(', ')

/** Formats a time of an edition for display: '27/12/2026 00:00'. */
export const formatEditionTime = (time: string | undefined): string =>
  time?.replace(/^(\d+)-(\d+)-(\d+)T(.*)$/, '$3/$2/$1 $4') ?? ''

const date: Written = (value, view) => formatEditionTime(plain(value, view))

const { scenes, lists, flagNames, themes, usual, invitations, blockNames, cards, streamings } =
  shopCampaignWords.one

/** The fields, each with its path and, if needed, a function that formats it. */
const FIELDS: readonly (readonly [label: string, place: Place, written?: Written])[] = [
  ['título', 'title'],
  ['título grande', 'landing.banner.heading'],
  ['texto abaixo dele', 'landing.banner.text'],
  ['desenho', 'landing.banner.scene', named(scenes)],
  ['o que é especial', 'landing.special'],
  ['plano em destaque', 'landing.offer', (sku, { planName }) => planName(String(sku))],
  ['descrição', 'landing.description'],
  ['como os planos aparecem', 'landing.list', named(lists)],
  ['blocos', 'landing.blocks', named(blockNames)],
  ['convite', 'landing.coverageCall', (call, view) => named(invitations)(call ?? 'nenhum', view)],
  ['começo', 'from', date],
  ['fim', 'until', date],
  ['depois do fim', 'afterEnd'],
  ['jornada', 'journey'],
  ['marcas dos pedidos', 'flags', (flags, view) => named(flagNames)(Object.keys(flags ?? {}), view)],
  ['cores', 'theme', (theme, view) => (theme === null ? usual : named(themes)(theme, view))],
  ['nome nas chamadas', 'wire'],
  ['nome nas medições', 'lpOrigin'],
  ['bônus do celular', 'bonus'],
  ['variante de', 'variantOf', (prefix, view) => (prefix === null ? '' : `/${plain(prefix, view)}`)],
  [
    'telefones no rodapé',
    'footer',
    (_footer, { rules: { footer } }) =>
      [footer.sales && 'vendas', footer.support && 'suporte'].filter(Boolean).join(' e '),
  ],
  [
    'streaming do primeiro cartão',
    'landing.leads',
    (service, view) => named(streamings)(service ?? 'nenhum', view),
  ],
  ['cartões', 'landing.card', (card, view) => named(cards)(Object.values(card ?? {}), view)],
  [
    'dúvidas e aparência de',
    'landing.component',
    (prefix, view) => plain(prefix, view) && `/${plain(prefix, view)}`,
  ],
  [
    'aceite no formulário',
    'landing.consentChecked',
    (isChecked) => (isChecked ? 'já marcado' : 'por marcar'),
  ],
  ['medição de afiliados', 'landing.hasAffiliate', (hasOne) => (hasOne ? 'sim' : 'não')],
  ['buscadores', 'robots', (robots) => (robots === 'noindex' ? 'fora' : 'dentro')],
]

/** Returns the name of a field of a campaign; undefined if it has none. */
export const campaignFieldName = (place: string): string | undefined =>
  LISTS[place] ?? FIELDS.find(([, each]) => each === place)?.[0]

/** The names of the lists of plans, whose changes are described plan by plan. */
const LISTS: Readonly<Record<string, string>> = { checkout: 'à venda', page: 'na página' }

const quoted = (text: string) => (text === '' ? 'nada' : `“${text}”`)

/** Formats the change of a value, where '' means none: '“x” → “y”'. */
export const formatChange = (from: string, to: string): string => `${quoted(from)} → ${quoted(to)}`

/** The parts of a campaign that visitors see; its dates are never inherited. */
const seenOf = ({ own: { from, until, afterEnd }, rules, landing }: CampaignView) => ({
  ...rules,
  landing,
  from,
  until,
  afterEnd,
})

/** Describes each of a campaign's own fields that has changed, as 'título: “x” → “y”'. */
export const describeCampaignChanges = (before: CampaignView, after: CampaignView): string[] =>
  FIELDS.flatMap(([label, place, written = plain]) => {
    if (isSameJson(valueAt(before.own, place), valueAt(after.own, place))) return []
    const shown = (view: CampaignView) => written(valueAt(seenOf(view), place), view)
    const [from, to] = [shown(before), shown(after)]
    return [from === to ? `${label}: ${quoted(to)}, como antes` : `${label}: ${formatChange(from, to)}`]
  })

/** Describes each field that changes in a campaign because another one changes, from which it inherits. */
export const describeInheritedChanges = (before: CampaignView, after: CampaignView): string[] =>
  FIELDS.flatMap(([label, place, written = plain]) => {
    if (!isSameJson(valueAt(before.own, place), valueAt(after.own, place))) return []
    const shown = (view: CampaignView) => written(valueAt(seenOf(view), place), view)
    const [from, to] = [shown(before), shown(after)]
    return from === to ? [] : [`${label}: ${formatChange(from, to)}`]
  })

/** The texts of a new campaign that are described even if it inherits them. */
const TEXTS: readonly Place[] = [
  'title',
  'landing.banner.heading',
  'landing.banner.text',
  'landing.banner.scene',
  'landing.description',
  'landing.special',
]

/** The dates of a new campaign, which are described together with its plans. */
const DATES: readonly Place[] = ['from', 'until']

/** Describes a new campaign, each field as 'título: “x”': all texts, and whatever else it does not inherit. */
export const describeNewCampaign = (campaign: CampaignView): string[] =>
  FIELDS.flatMap(([label, place, written = plain]) => {
    const own = valueAt(campaign.own, place)
    const isOwn = own !== undefined && !isSameJson(own, {}) && !DATES.includes(place)
    const shown = isOwn || TEXTS.includes(place) ? written(valueAt(seenOf(campaign), place), campaign) : ''
    return shown === '' ? [] : [`${label}: ${quoted(shown)}`]
  })
