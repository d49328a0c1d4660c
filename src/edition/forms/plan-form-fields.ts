/**
 * The table of a plan's fields: for each, its input in the desk's form, and its name in the sentences that tell what a draft
 * of the shop changes. Both follow the order of the rows.
 */
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import { claimsLowestPrice } from '../../content/plan-list-and-cheapest-badge.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { Choice, FieldKind, RowOf } from '../../lib/form-field-tables.ts'
import { BRAZILIAN_STATES, EditionPlan, type Edition } from '../edition-schema.ts'
import { badLinks, linkField } from './invalid-whatsapp-link-fields.ts'

const { one: words, problems } = shopPlanWords

/** The groups of fields of the form. */
type Group =
  | 'prices'
  | 'sold'
  | 'dates'
  | 'region'
  | 'terms'
  | 'speeds'
  | 'benefits'
  | 'streaming'
  | 'points'
  | 'names'

const required = { required: true, missing: problems.missing } as const
const price = {
  in: 'prices',
  kind: kinds.price,
  inputMode: 'decimal',
  ...required,
  hint: words.money,
  problem: problems.price,
} as const
const speed = {
  in: 'speeds',
  kind: kinds.count,
  inputMode: 'numeric',
  ...required,
  problem: problems.speed,
} as const
const text = { in: 'names', kind: kinds.text, ...required } as const
const term = { in: 'terms', kind: kinds.flagIfSet } as const
const date = { in: 'dates', kind: kinds.optional, type: 'datetime-local' } as const

/** What a card says of its plan. “Menor Preço” follows from the prices of each page. */
const badge: FieldKind<string | null | undefined> = {
  ...kinds.optional,
  problems: (typed, { name, before }) => {
    const text = (typed[name] ?? '').trim()
    return claimsLowestPrice(text) && text !== before ? { [name]: problems.badge } : {}
  },
}

/** Returns all streaming services that plans of an edition include. */
const streamingIn = ({ plans, benefits }: Edition): Choice[] => {
  const names = new Map(benefits.map(({ slug, name }) => [slug, name]))
  const own = benefits.flatMap(({ slug, streaming }) => (streaming ? [slug] : []))
  return [...new Set([...plans.flatMap(({ subscriptions }) => subscriptions), ...own])]
    .toSorted()
    .map((each) => [each, names.get(each) ?? each])
}

/** The places among the small cards for bundles, each with the plans that have it. */
const bundlePlaces = ({ plans }: Edition): Choice[] => [
  ['', words.noBundle],
  ...Array.from({ length: 9 }, (_each, index): Choice => {
    const place = index + 1
    const there = plans.flatMap(({ bundle, sku }) => (bundle === place ? [sku] : []))
    return [String(place), words.bundlePlace(place, there)]
  }),
]

/** The place among the bundles, of which there are nine. */
const bundlePlace: FieldKind<number | undefined> = {
  input: 'select',
  asTyped: (value, name) => ({ [name]: value === undefined ? '' : String(value) }),
  read: (typed, { name }) => {
    const text = (typed[name] ?? '').trim()
    return text === '' ? undefined : Number(text)
  },
}

/** Adds to a plan's benefits its streaming services, which come with it. */
function withStreaming(item: object): object {
  const { benefits = [], subscriptions = [] } = item as Partial<EditionPlan>
  const missing = subscriptions.filter((each) => !benefits.includes(each))
  return missing.length === 0 ? item : { ...item, benefits: [...missing, ...benefits] }
}

const rows: readonly RowOf<EditionPlan, Edition, Group>[] = [
  { at: 'plan', said: 'nome', name: 'nome', label: words.name, hint: words.nameHint, ...text },
  { at: 'description', said: 'descrição', name: 'descricao', label: words.description, ...text },
  { at: 'price_with_dacc', said: 'com débito', name: 'com-debito', label: words.withDebit, ...price },
  { at: 'price', said: 'sem débito', name: 'sem-debito', label: words.without, ...price },
  { at: 'price_full', said: 'depois da promoção', name: 'depois', label: words.after, ...price },
  { at: 'plan_download', said: 'velocidade de download', name: 'download', label: words.download, ...speed },
  { at: 'plan_upload', said: 'velocidade de upload', name: 'upload', label: words.upload, ...speed },
  { at: 'speed', said: 'velocidade anunciada' },
  {
    at: 'badge',
    said: 'selo',
    in: 'names',
    name: 'selo',
    label: words.badge,
    hint: words.badgeHint,
    kind: badge,
  },
  { at: 'toggle', said: 'botão de streaming do cartão' },
  { at: 'keepsStreaming', said: 'se o cartão sempre mostra streaming' },
  {
    at: 'bundle',
    said: 'lugar entre os combos',
    in: 'streaming',
    name: 'combo',
    label: words.bundle,
    kind: bundlePlace,
    choices: bundlePlaces,
  },
  { at: 'showcase', said: 'destaque em telas largas' },
  { at: 'comparedFirst', said: 'se a comparação começa por ele' },
  {
    at: 'subscriptions',
    said: 'streaming',
    in: 'streaming',
    name: 'streaming',
    label: words.streaming,
    kind: kinds.ticks('streaming'),
    choices: streamingIn,
  },
  {
    at: 'benefits',
    said: 'benefícios',
    in: 'benefits',
    name: 'beneficios',
    label: words.benefits,
    kind: kinds.ticks('beneficio'),
    choices: ({ benefits }) => benefits.map(({ slug, name }) => [slug, name]),
  },
  {
    at: 'state',
    said: 'estado',
    in: 'region',
    name: 'estado',
    label: words.region,
    kind: kinds.optionalChoice,
    choices: [['', words.everywhere], ...BRAZILIAN_STATES.map((each) => [each, each] as const)],
  },
  // its change has a sentence of its own
  {
    at: 'hidden',
    in: 'sold',
    name: 'vendido',
    label: words.sold,
    hint: words.soldHint,
    kind: kinds.flagIfUnticked,
  },
  {
    at: 'showOnLanding',
    said: 'se aparece nas páginas',
    in: 'sold',
    name: 'na-pagina',
    label: words.onPage,
    kind: kinds.flag,
  },
  { at: 'loyaltyPeriod', said: 'fidelidade', name: 'fidelidade', label: words.loyalty, ...term },
  { at: 'companyOnly', said: 'se é só para empresas', name: 'empresas', label: words.companies, ...term },
  {
    at: 'livelo_dacc_points',
    said: 'pontos',
    in: 'points',
    name: 'pontos',
    label: words.points,
    hint: words.pointsHint,
    kind: kinds.countOrNone,
    inputMode: 'numeric',
    problem: problems.points,
  },
  { at: 'addonBonus', said: 'bônus' },
  { at: 'regulations', said: 'texto legal' },
  { at: 'installationSchedule', said: 'se a instalação é agendada' },
  { at: 'plan_type', said: 'para quem já é cliente' },
  {
    at: 'whatsApps',
    said: 'links do WhatsApp',
    in: 'names',
    name: linkField(0),
    label: words.whatsapp,
    kind: badLinks,
    missing: problems.missing,
  },
  { at: 'from', said: 'começo', name: 'de', label: words.from, hint: words.dateHint, ...date },
  { at: 'until', said: 'fim', name: 'ate', label: words.until, hint: words.untilHint, ...date },
]

export const planForm = { schema: EditionPlan, rows, complete: withStreaming }
