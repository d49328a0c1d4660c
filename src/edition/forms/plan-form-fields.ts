/**
 * The table of a plan's fields: for each, its input in the desk's form, and its name in the sentences that tell what a draft
 * of the shop changes. Both follow the order of the rows.
 */
import { shopPlanWords } from '../../content/desk/shop-plans.ts'
import { claimsLowestPrice } from '../../content/plan-list.ts'
import { kinds } from '../../lib/form-field-kinds.ts'
import type { Choice, FieldKind, RowOf } from '../../lib/form-field-tables.ts'
import { isSameJson } from '../../lib/is-same-json.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { streamings } from '../../content/landing/streaming-services-and-bundles.ts'
import { BRAZILIAN_STATES, EditionPlan, type Edition } from '../edition-schema.ts'
import { badLinks, linkField, readableWhatsappLinks } from './whatsapp-links.ts'

const { one: words, problems } = shopPlanWords

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

/** Returns all services of an edition that are no streaming: these are chosen by themselves. */
const benefitsIn = (edition: Edition): Choice[] => {
  const streaming = streamingIn(edition).map(([slug]) => slug)
  return edition.benefits.flatMap(({ slug, name }) =>
    streaming.includes(slug) ? [] : [[slug, name] as const],
  )
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

const ticks = kinds.ticks('beneficio')
/** The benefits of a plan that are chosen as such: its streaming services are not. */
const benefitTicks: FieldKind<readonly string[]> = {
  ...ticks,
  read(typed, reading) {
    const before = reading.before.filter((each) => reading.choices.includes(each))
    return ticks.read(typed, { ...reading, before })
  },
}

/** The groups of legal texts of a plan with streaming and of one without, where it has none of its own. */
const [PLAIN_TEXT, STREAMING_TEXT] = ['geral', 'streaming']

/** Whether a service, by its slug, is that of a button on a card: one that the site knows by itself, or one added by the team. */
const isServiceOf = (slug: string, toggle: string): boolean =>
  slug === toggle ||
  Object.entries(streamings).some(([id, { name }]) => id === toggle && name === streamingServiceNames[slug])

/**
 * Makes all that follows from the streaming services of a plan: they are benefits of it, and if they are others than
 * before, its place on cards and its legal text are theirs.
 */
function withStreaming(item: object, before: object): object {
  const plan = item as EditionPlan
  const { benefits: earlier = [], subscriptions: had = [] } = before as Partial<EditionPlan>
  const { subscriptions } = plan
  const all = [...subscriptions, ...plan.benefits]
  const kept = earlier.filter((each) => all.includes(each))
  const [services, others] = [subscriptions, plan.benefits].map((list) =>
    list.filter((each) => !kept.includes(each)),
  )
  const complete = { ...plan, benefits: [...new Set([...(services ?? []), ...kept, ...(others ?? [])])] }
  if (isSameJson(had, subscriptions)) return complete
  const { toggle, keepsStreaming, regulations, ...rest } = complete
  const isPlain = subscriptions.length === 0
  const [left, now] = isPlain ? [STREAMING_TEXT, PLAIN_TEXT] : [PLAIN_TEXT, STREAMING_TEXT]
  return {
    ...rest,
    regulations: regulations === left ? now : regulations,
    ...(toggle && subscriptions.some((slug) => isServiceOf(slug, toggle)) && { toggle }),
    ...(keepsStreaming && !isPlain && { keepsStreaming }),
  }
}

const showcaseName = ({ showcase }: EditionPlan) => (showcase ? words.showcases[showcase] : '')
const typeName = ({ plan_type: type }: EditionPlan) => (type ? words.customers[type] : '')

/** Writes a link of a plan: the site on which it stands, and the number with its message. */
const linkInWords = ({ origin_domain: site, complete_link: link }: EditionPlan['whatsApps'][number]) =>
  `${site === '*' ? words.otherSites : site}: ${readableWhatsappLinks(link)}`

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
  {
    at: 'toggle',
    said: 'botão de streaming do cartão',
    written: ({ toggle }) => (toggle ? streamings[toggle].name : ''),
    isDetail: true,
  },
  { at: 'keepsStreaming', said: 'se o cartão sempre mostra streaming', isDetail: true },
  {
    at: 'bundle',
    said: 'lugar entre os combos',
    in: 'streaming',
    name: 'combo',
    label: words.bundle,
    kind: bundlePlace,
    choices: bundlePlaces,
  },
  { at: 'showcase', said: 'destaque em telas largas', written: showcaseName },
  { at: 'comparedFirst', said: 'se a comparação começa por ele', isDetail: true },
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
    kind: benefitTicks,
    choices: benefitsIn,
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
  { at: 'regulations', said: 'texto legal', isDetail: true },
  { at: 'installationSchedule', said: 'se a instalação é agendada' },
  { at: 'plan_type', said: 'para quem já é cliente', written: typeName },
  {
    at: 'whatsApps',
    said: 'links do WhatsApp',
    written: ({ whatsApps }) => whatsApps.map(linkInWords).join(', '),
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
