/** The fields of a campaign as sentences about its changes name and show them. */
import { shopCampaignWords } from '../content/desk/shop-campaigns.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { Campaign } from '../campaigns/types.ts'
import type { EditionCampaign } from './schema.ts'

/** What an edition says about a campaign: the campaign's own fields, and all that it inherits. */
export type CampaignView = {
  readonly own: EditionCampaign
  readonly rules: Campaign
  readonly landing: Landing
  /** Returns the name of a plan. */
  readonly planName: (sku: string) => string
}

type Field = {
  readonly label: string
  readonly own: (campaign: EditionCampaign) => unknown
  /** Returns what visitors see, or what the field is for them; '' for nothing. */
  readonly shown: (view: CampaignView) => string
}

const { scenes, lists, flagNames, themes, usual, invitations, blockNames } = shopCampaignWords.one
const named = (names: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((each) => names[each] ?? each).join(', ')

/** Writes a time of an edition for people: '27/12/2026 00:00'. */
export const timeOf = (time: string | undefined): string =>
  time?.replace(/^(\d+)-(\d+)-(\d+)T(.*)$/, '$3/$2/$1 $4') ?? ''

const FIELDS: readonly Field[] = [
  { label: 'título', own: ({ title }) => title, shown: ({ rules }) => rules.title },
  {
    label: 'título grande',
    own: ({ landing }) => landing?.banner?.heading,
    shown: ({ landing }) => landing.banner.heading,
  },
  {
    label: 'texto abaixo dele',
    own: ({ landing }) => landing?.banner?.text,
    shown: ({ landing }) => landing.banner.text,
  },
  {
    label: 'desenho',
    own: ({ landing }) => landing?.banner?.scene,
    shown: ({ landing }) => scenes[landing.banner.scene],
  },
  {
    label: 'o que é especial',
    own: ({ landing }) => landing?.special,
    shown: ({ landing }) => landing.special ?? '',
  },
  {
    label: 'plano em destaque',
    own: ({ landing }) => landing?.offer,
    shown: ({ landing, planName }) => planName(landing.offer),
  },
  {
    label: 'descrição',
    own: ({ landing }) => landing?.description,
    shown: ({ landing }) => landing.description,
  },
  {
    label: 'como os planos aparecem',
    own: ({ landing }) => landing?.list,
    shown: ({ landing }) => lists[landing.list],
  },
  {
    label: 'blocos',
    own: ({ landing }) => landing?.blocks,
    shown: ({ landing }) => named(blockNames, landing.blocks),
  },
  {
    label: 'convite',
    own: ({ landing }) => landing?.coverageCall,
    shown: ({ landing }) => invitations[landing.coverageCall ?? 'nenhum'],
  },
  { label: 'começo', own: ({ from }) => from, shown: ({ own }) => timeOf(own.from) },
  { label: 'fim', own: ({ until }) => until, shown: ({ own }) => timeOf(own.until) },
  { label: 'depois do fim', own: ({ afterEnd }) => afterEnd, shown: ({ own }) => own.afterEnd ?? '' },
  { label: 'jornada', own: ({ journey }) => journey, shown: ({ rules }) => rules.journey },
  {
    label: 'marcas dos pedidos',
    own: ({ flags }) => flags,
    shown: ({ rules }) => named(flagNames, Object.keys(rules.flags)),
  },
  {
    label: 'cores',
    own: ({ theme }) => theme,
    shown: ({ rules }) => (rules.theme ? themes[rules.theme] : usual),
  },
  { label: 'nome nas chamadas', own: ({ wire }) => wire, shown: ({ rules }) => rules.wire },
  { label: 'nome nas medições', own: ({ lpOrigin }) => lpOrigin, shown: ({ rules }) => rules.lpOrigin },
  { label: 'bônus do celular', own: ({ bonus }) => bonus, shown: ({ rules }) => rules.bonus ?? '' },
  {
    label: 'variante de',
    own: ({ variantOf }) => variantOf,
    shown: ({ rules }) => (rules.variantOf === null ? '' : `/${rules.variantOf}`),
  },
  {
    label: 'telefones no rodapé',
    own: ({ footer }) => footer,
    shown: ({ rules: { footer } }) =>
      [footer.sales && 'vendas', footer.support && 'suporte'].filter(Boolean).join(' e '),
  },
  {
    label: 'buscadores',
    own: ({ robots }) => robots,
    shown: ({ rules }) => (rules.robots === 'noindex' ? 'fora' : 'dentro'),
  },
]

const REST = ['leads', 'card', 'component', 'consentChecked', 'hasAffiliate'] as const
const restOf = ({ own: { landing } }: CampaignView) => JSON.stringify(REST.map((name) => landing?.[name]))

const quoted = (text: string) => (text === '' ? 'nada' : `“${text}”`)

/** Writes how a value has changed; '' is none. */
export const fromTo = (from: string, to: string): string => `${quoted(from)} → ${quoted(to)}`

/** Says which of a campaign's own fields have changed, each as 'título: “x” → “y”'. */
export function campaignChanges(before: CampaignView, after: CampaignView): string[] {
  const fields = FIELDS.flatMap(({ label, own, shown }) => {
    if (JSON.stringify(own(before.own)) === JSON.stringify(own(after.own))) return []
    const [from, to] = [shown(before), shown(after)]
    return [from === to ? `${label}: ${quoted(to)}, como antes` : `${label}: ${fromTo(from, to)}`]
  })
  return restOf(before) === restOf(after)
    ? fields
    : [...fields, 'muda a aparência dos cartões ou das dúvidas']
}
