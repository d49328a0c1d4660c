/**
 * Table of the fields of a campaign: their inputs in the desk's form, and their names in the sentences that tell what a
 * draft changes. Sentences follow the order of the rows; the rows of a group stand in the form in this order. Lists of
 * plans, blocks and the footer, whose boxes show what is inherited, are read in
 * `server/rules/desk/shop-campaign-form.ts`.
 */
import type { Campaign } from '../../campaigns/campaign-types.ts'
import type { Landing } from '../../campaigns/landing-types.ts'
import { shopCampaignWords } from '../../content/desk/shop-campaigns.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { RowOf } from '../../lib/form-field-tables.ts'
import { formatEditionTime } from '../../lib/sao-paulo-time.ts'
import { EditionCampaign } from '../edition-schema.ts'
import {
  choiceOrNone,
  flagNames,
  flagTicks,
  formerPrefixes,
  hiddenFromSearch,
  NONE,
  switchableText,
} from './campaign-field-kinds.ts'

const words = shopCampaignWords.one

/** A campaign as an edition defines it: its own fields, and everything that it inherits. */
export type CampaignView = {
  readonly own: EditionCampaign
  readonly rules: Campaign
  readonly landing: Landing
  readonly planName: (sku: string) => string
}

/** A value as visitors see it. */
type SeenValue = { readonly value: unknown; readonly view: CampaignView }

type Names = Readonly<Record<string, string>>

type Group =
  | 'address'
  | 'top'
  | 'special'
  | 'dates'
  | 'end'
  | 'plans'
  | 'invitation'
  | 'search'
  | 'journey'
  | 'tracking'
  | 'colours'

type OwnLanding = NonNullable<EditionCampaign['landing']>
type OwnBanner = NonNullable<OwnLanding['banner']>

type Fields = EditionCampaign & {
  [Name in keyof OwnLanding as `landing.${Name}`]: OwnLanding[Name]
} & {
  [Name in keyof OwnBanner as `landing.banner.${Name}`]: OwnBanner[Name]
}

/** Formats a value as visitors see it; '' for none. */
const plain = ({ value }: Pick<SeenValue, 'value'>): string => (typeof value === 'string' ? value : '')

const namesOf = (names: Names, value: unknown): string =>
  [value]
    .flat()
    .map((each) => names[String(each)] ?? String(each))
    .join(', ')

/** Writes the prefixes that a campaign had before. */
const formerInWords = (value: unknown): string =>
  Array.isArray(value)
    ? (value as NonNullable<EditionCampaign['formerly']>)
        .map(({ prefix, until }) => `/${prefix} até ${formatEditionTime(until)}`)
        .join(', ')
    : ''

const named = (names: Names) => ({
  written: ({ value }: SeenValue) => namesOf(names, value),
  inherits: (value: string) => words.inherited(names[value] ?? value),
  choices: Object.entries(names),
})

const date = {
  in: 'dates',
  kind: kinds.optional,
  type: 'datetime-local',
  written: (seen: SeenValue) => formatEditionTime(plain(seen)),
} as const

/** A text that others than the general campaign need not have. */
const inherited = { kind: kinds.optional, inherits: words.inherit } as const
const inheritedChoice = { kind: kinds.optionalChoice, inherits: words.inherited } as const

const top = { in: 'top', ...inherited } as const
const search = { in: 'search', ...inherited } as const

export type CampaignPlace = keyof Fields

const rows: readonly RowOf<Fields, never, Group, SeenValue>[] = [
  { at: 'title', said: 'título', name: 'titulo', label: words.pageTitle, ...search },
  { at: 'landing.banner.heading', said: 'título grande', name: 'cabecalho', label: words.heading, ...top },
  { at: 'landing.banner.text', said: 'texto abaixo dele', name: 'texto', label: words.text, ...top },
  {
    at: 'landing.banner.scene',
    said: 'desenho',
    in: 'special',
    name: 'cena',
    label: words.scene,
    kind: kinds.optionalChoice,
    ...named(words.scenes),
  },
  {
    at: 'landing.special',
    said: 'o que é especial',
    in: 'special',
    name: 'especial',
    label: words.special,
    hint: words.specialHint,
    kind: switchableText,
  },
  {
    at: 'landing.offer',
    said: 'plano em destaque',
    written: ({ value, view }) => view.planName(String(value)),
    in: 'plans',
    name: 'oferta',
    label: words.offer,
    ...inheritedChoice,
  },
  { at: 'landing.description', said: 'descrição', name: 'descricao', label: words.description, ...search },
  {
    at: 'landing.list',
    said: 'como os planos aparecem',
    in: 'plans',
    name: 'lista',
    label: words.list,
    kind: kinds.optionalChoice,
    ...named(words.lists),
  },
  { at: 'landing.blocks', said: 'blocos', name: 'blocos', written: named(words.blockNames).written },
  {
    at: 'landing.coverageCall',
    said: 'convite',
    in: 'invitation',
    name: 'convite',
    label: words.invitation,
    kind: choiceOrNone,
    ...named(words.invitations),
    written: ({ value }) => namesOf(words.invitations, value ?? NONE),
    inherits: () => words.usual,
  },
  {
    at: 'formerly',
    said: 'endereços antigos',
    written: ({ value }) => formerInWords(value),
    in: 'address',
    name: 'enderecos-antigos',
    label: words.address.former,
    kind: formerPrefixes,
  },
  { at: 'from', said: 'começo', name: 'de', label: words.from, hint: words.dateHint, ...date },
  { at: 'until', said: 'fim', name: 'ate', label: words.until, hint: words.untilHint, ...date },
  {
    at: 'afterEnd',
    said: 'depois do fim',
    in: 'end',
    name: 'depois',
    label: words.afterEnd,
    hint: words.afterEndHint,
    kind: kinds.optional,
  },
  {
    at: 'journey',
    said: 'jornada',
    in: 'journey',
    name: 'jornada',
    label: words.journey,
    ...inheritedChoice,
  },
  {
    at: 'flags',
    said: 'marcas dos pedidos',
    name: 'marcas',
    label: words.flags,
    in: 'journey',
    kind: flagTicks,
    written: ({ value }) => namesOf(flagNames, Object.keys(value ?? {})),
  },
  {
    at: 'theme',
    said: 'cores',
    written: ({ value }) => (value === null ? words.usual : namesOf(words.themes, value)),
    in: 'colours',
    name: 'cores',
    label: words.colours,
    kind: kinds.optionalChoice,
    choices: [['', words.usual], ...Object.entries(words.themes)],
  },
  { at: 'wire', said: 'nome nas chamadas' },
  {
    at: 'lpOrigin',
    said: 'nome nas medições',
    in: 'tracking',
    name: 'medicao',
    label: words.tracking,
    ...inherited,
  },
  { at: 'bonus', said: 'bônus do celular' },
  {
    at: 'variantOf',
    said: 'variante de',
    written: ({ value }) => (value === null ? '' : `/${plain({ value })}`),
  },
  {
    at: 'footer',
    said: 'telefones no rodapé',
    written: ({ view }) => {
      const { sales, support } = view.rules.footer
      return [sales && 'vendas', support && 'suporte'].filter(Boolean).join(' e ')
    },
  },
  {
    at: 'landing.leads',
    said: 'streaming do primeiro cartão',
    written: ({ value }) => namesOf(words.streamings, value ?? NONE),
  },
  {
    at: 'landing.card',
    said: 'cartões',
    written: ({ value }) => namesOf(words.cards, Object.values(value ?? {})),
  },
  {
    at: 'landing.component',
    said: 'dúvidas e aparência de',
    written: ({ value }) => plain({ value }) && `/${plain({ value })}`,
  },
  {
    at: 'landing.consentChecked',
    said: 'aceite no formulário',
    written: ({ value }) => (value ? 'já marcado' : 'por marcar'),
  },
  {
    at: 'landing.hasAffiliate',
    said: 'medição de afiliados',
    written: ({ value }) => (value ? 'sim' : 'não'),
  },
  {
    at: 'robots',
    said: 'buscadores',
    written: ({ value }) => (value === 'noindex' ? 'fora' : 'dentro'),
    in: 'search',
    name: 'escondida',
    label: words.hidden,
    kind: hiddenFromSearch,
  },
  // whose changes are told plan by plan
  { at: 'checkout', name: 'planos' },
  { at: 'page', name: 'planos' },
]

export const campaignForm = { schema: EditionCampaign, rows }
