/** Describes in sentences what an edition changes for visitors. */
import { faqListIds } from '../content/landing/faq/all-lists.ts'
import type { FaqItem } from '../content/landing/faq/faq-types.ts'
import { localTime } from '../lib/sao-paulo-time.ts'
import { formatBRL } from '../lib/format-prices-and-counts.ts'
import { editableTextNames, editableTexts } from '../content/landing/editable-texts.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import type { TextsFromEdition } from '../content/landing/texts-from-edition.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { campaignIn } from './change-campaigns-in-edition.ts'
import {
  describeCampaignChanges,
  describeNewCampaign,
  formatChange,
  formatEditionTime,
} from './describe-campaign-changes.ts'
import { campaignsWith, listsOf, resolveEdition, type ResolvedEdition } from './edition-content-at-instant.ts'
import { GeneralCampaign, type Edition, type EditionCampaign, type EditionPlan } from './edition-schema.ts'

type When = { readonly from: Date | null; readonly until: Date | null; readonly at: Date }

/** Returns one sentence for each change from one edition to another: new and removed addresses first, then prices. */
export function describeEditionChanges(before: Edition, after: Edition, when: When): string[] {
  const [old, now] = [resolveEdition(before, when.at), resolveEdition(after, when.at)]
  const plans = ofPlans(before, after, now, period(when))
  // without the campaign that all inherit from, what they show is not known; the checks name what it lacks
  const campaigns =
    isInheritable(before) && isInheritable(after)
      ? ofCampaigns(before, after, old, now)
      : { addresses: [], prices: [], others: [] }
  return [
    ...campaigns.addresses,
    ...campaigns.prices,
    ...plans.prices,
    ...plans.others,
    ...campaigns.others,
    ...ofWords(old, now),
    ...ofOthers(before, after),
  ]
}

const isInheritable = ({ campaigns }: Edition): boolean => GeneralCampaign.safeParse(campaigns['']).success

/** Formats a period: ' de 01/12 a 26/12'. For an end at midnight, the last day is the day before. */
function period({ from, until }: When): string {
  const begin = from ? ` de ${dayOf(from, 'begin')}` : ''
  const end = until ? ` ${from ? 'a' : 'até'} ${dayOf(until, 'end')}` : ''
  return begin + end
}

function dayOf(at: Date, what: 'begin' | 'end'): string {
  const isMidnight = localTime(at).endsWith('T00:00')
  const shown = localTime(isMidnight && what === 'end' ? new Date(at.getTime() - 60_000) : at)
  const [, month = '', rest = ''] = shown.split('-')
  const [day = '', time = ''] = rest.split('T')
  return `${day}/${month}${isMidnight ? '' : ` às ${time}`}`
}

const PRICES = [
  ['price_with_dacc', 'com débito'],
  ['price', 'sem débito'],
  ['price_full', 'depois da promoção'],
] as const

const FIELDS = {
  plan: 'nome',
  description: 'descrição',
  plan_download: 'velocidade de download',
  plan_upload: 'velocidade de upload',
  speed: 'velocidade anunciada',
  badge: 'selo',
  toggle: 'botão de streaming do cartão',
  keepsStreaming: 'se o cartão sempre mostra streaming',
  bundle: 'lugar entre os combos',
  showcase: 'destaque em telas largas',
  comparedFirst: 'se a comparação começa por ele',
  subscriptions: 'streaming',
  benefits: 'benefícios',
  state: 'estado',
  showOnLanding: 'se aparece nas páginas',
  loyaltyPeriod: 'fidelidade',
  companyOnly: 'se é só para empresas',
  livelo_dacc_points: 'pontos',
  from: 'começo',
  until: 'fim',
} as const satisfies Partial<Record<keyof EditionPlan, string>>
type Field = keyof typeof FIELDS
const FIELD_NAMES = Object.keys(FIELDS) as Field[]

/** Formats both prices of the promotion: with and without direct debit. */
const pricesOf = ({ price, price_with_dacc }: EditionPlan) =>
  `por ${formatBRL(price_with_dacc)} com débito e ${formatBRL(price)} sem débito`

/** Formats the dates of a plan or campaign; '' for none. */
function datesOf({ from, until }: Pick<EditionCampaign, 'from' | 'until'>): string {
  const dates = [from && `de ${formatEditionTime(from)}`, until && `até ${formatEditionTime(until)}`].filter(
    Boolean,
  )
  return dates.length === 0 ? '' : `, ${dates.join(' ')}`
}

const nameOf = ({ plan, sku }: EditionPlan) => `${plan} (${sku})`
const counted = (count: number) => (count === 1 ? 'em 1 campanha' : `em ${count} campanhas`)

/** Sentences about plans or campaigns. Those about prices come first. */
type Sentences = { readonly prices: readonly string[]; readonly others: readonly string[] }

function ofPlans(before: Edition, after: Edition, now: ResolvedEdition, time: string): Sentences {
  const old = new Map(before.plans.map((plan) => [plan.id, plan]))
  const kept = new Set(after.plans.map(({ id }) => id))
  const where = ({ sku }: EditionPlan) => counted(campaignsWith(now, sku).length)
  const benefits = new Map([...before.benefits, ...after.benefits].map(({ slug, name }) => [slug, name]))
  const shown = (value: EditionPlan[Field]): string => {
    if (Array.isArray(value)) return value.map((each) => benefits.get(each) ?? each).join(', ')
    if (typeof value === 'boolean') return value ? 'sim' : 'não'
    return formatEditionTime(String(value ?? ''))
  }
  const prices = after.plans.flatMap((plan) => {
    const was = old.get(plan.id)
    return PRICES.flatMap(([field, words]) =>
      !was || was[field] === plan[field]
        ? []
        : [`${nameOf(plan)}, ${words}: ${priceChange(was[field], plan[field])}${time}, ${where(plan)}.`],
    )
  })
  const others = [
    ...after.plans.flatMap((plan) => {
      const was = old.get(plan.id)
      if (!was)
        return [
          `${nameOf(plan)}: novo, ${pricesOf(plan)}, e ${formatBRL(plan.price_full)} depois da promoção${datesOf(plan)}${time && `,${time}`}, ${where(plan)}.`,
        ]
      const fields = FIELD_NAMES.filter((field) => !isSameJson(was[field], plan[field])).map(
        (field) =>
          `${nameOf(plan)}, ${FIELDS[field]}: ${formatChange(shown(was[field]), shown(plan[field]))}${time}.`,
      )
      return [
        ...fields,
        ...(was.hidden === plan.hidden
          ? []
          : [`${nameOf(plan)}: ${plan.hidden ? 'deixa de ser vendido' : 'volta a ser vendido'}${time}.`]),
      ]
    }),
    ...before.plans.filter(({ id }) => !kept.has(id)).map((plan) => `${nameOf(plan)}: sai da loja${time}.`),
  ]
  return { prices, others }
}

const priceChange = (from: number, to: number) => `${formatBRL(from)} → ${formatBRL(to).replace('R$ ', '')}`

/**
 * Compares the prices of new plans in a campaign's list with those of the plans that they replace.
 * @param earlier the previous list of the campaign or, if the campaign is new, the most similar list of another one
 */
function ofReplacedPlans(
  before: Edition,
  after: Edition,
  [name, earlier, list]: readonly [name: string, earlier: readonly string[], list: readonly string[]],
): string[] {
  const find = ({ plans }: Edition, sku: string) => plans.find((plan) => plan.sku === sku)
  const removed = earlier.filter((sku) => !list.includes(sku)).flatMap((sku) => find(before, sku) ?? [])
  const added = list.filter((sku) => !find(before, sku)).flatMap((sku) => find(after, sku) ?? [])
  return added.flatMap((plan) => {
    const was = removed.find((each) => SAME.every((field) => isSameJson(each[field], plan[field])))
    const prices = PRICES.flatMap(([field, words]) =>
      !was || was[field] === plan[field] ? [] : [`${priceChange(was[field], plan[field])} ${words}`],
    )
    return was && prices.length > 0
      ? [`${nameOf(plan)} em ${name}, no lugar de ${nameOf(was)}: ${prices.join(', ')}.`]
      : []
  })
}

/** Fields that a copy of a plan has in common with the plan that it replaces. */
const SAME = ['plan_download', 'plan_upload', 'subscriptions', 'benefits', 'state'] as const

/** Returns the list of the campaign that sells the most plans of a given list. */
function mostLike(list: readonly string[], old: ResolvedEdition): readonly string[] {
  const lists = ['', ...old.campaigns.prefixes].map((prefix) => listsOf(old, prefix)?.checkout ?? [])
  const shared = (each: readonly string[]) => each.filter((sku) => list.includes(sku)).length
  return lists.reduce((best, each) => (shared(each) > shared(best) ? each : best), [])
}

function ofCampaigns(
  before: Edition,
  after: Edition,
  old: ResolvedEdition,
  now: ResolvedEdition,
): Sentences & { readonly addresses: readonly string[] } {
  const plans = new Map([...before.plans, ...after.plans].map((plan) => [plan.sku, nameOf(plan)]))
  const sale = new Map(after.plans.map((plan) => [plan.sku, `${nameOf(plan)} ${pricesOf(plan)}`]))
  const sentences = Object.entries(after.campaigns).map(([prefix, campaign]) => {
    const name = `/${prefix}`
    const planName = (sku: string) => plans.get(sku) ?? sku
    const named = (skus: readonly string[]) => skus.map(planName)
    const lists = listsOf(now, prefix)
    const list = lists?.checkout ?? []
    const was = campaignIn(before, prefix)
    const view = (own: EditionCampaign, { campaigns, landingOf }: ResolvedEdition) => ({
      own,
      rules: campaigns.settingsOf(prefix),
      landing: landingOf(prefix),
      planName,
    })
    if (!was) {
      const priced = list.map((sku) => sale.get(sku) ?? sku)
      return {
        addresses: [`${name}: campanha nova${datesOf(campaign)}, com ${priced.join(', ')}.`],
        prices: ofReplacedPlans(before, after, [name, mostLike(list, old), list]),
        others: describeNewCampaign(view(campaign, now)).map((each) => `${name}, ${each}.`),
      }
    }
    const others = describeCampaignChanges(view(was, old), view(campaign, now))
    const earlier = listsOf(old, prefix)
    const sold = listChange(named(earlier?.checkout ?? []), named(list))
    const shown = listChange(named(earlier?.landing ?? []), named(lists?.landing ?? []))
    const isReordered = {
      sold: sold === null && !isSameJson(earlier?.checkout ?? [], list),
      shown: shown === null && !isSameJson(earlier?.landing ?? [], lists?.landing ?? []),
    }
    return {
      addresses: [],
      prices: ofReplacedPlans(before, after, [name, earlier?.checkout ?? [], list]),
      others: [
        ...(sold === null ? [] : [`${name}, à venda: ${sold}.`]),
        ...(shown === null ? [] : [`${name}, na página: ${shown === sold ? 'o mesmo' : shown}.`]),
        ...orderChange(name, isReordered, now.landingOf(prefix)),
        ...others.map((change) => `${name}, ${change}.`),
      ],
    }
  })
  const gone = Object.keys(before.campaigns)
    .filter((prefix) => !Object.hasOwn(after.campaigns, prefix))
    .map((prefix) => `/${prefix}: o endereço deixa de existir.`)
  return {
    addresses: [...sentences.flatMap(({ addresses }) => addresses), ...gone],
    prices: sentences.flatMap(({ prices }) => prices),
    others: sentences.flatMap(({ others }) => others),
  }
}

/**
 * Describes a new sequence of plans if visitors see it: only on pages with one card for each plan. All other cards,
 * also those in an order, are sorted by price.
 */
function orderChange(
  name: string,
  isReordered: { readonly sold: boolean; readonly shown: boolean },
  { list }: Pick<Landing, 'list'>,
): string[] {
  if (isReordered.shown && list === 'all') return [`${name}, na página: muda a ordem dos planos.`]
  return isReordered.shown || isReordered.sold
    ? [`${name}: a ordem dos planos muda sem efeito: os cartões vão do mais barato ao mais caro.`]
    : []
}

/** Describes which names were added to a list and removed from it; null for none. */
function listChange(old: readonly string[], now: readonly string[]): string | null {
  const added = now.filter((each) => !old.includes(each)).map((each) => `entra ${each}`)
  const removed = old.filter((each) => !now.includes(each)).map((each) => `sai ${each}`)
  return added.length > 0 || removed.length > 0 ? [...added, ...removed].join(', ') : null
}

const FAQ_LISTS = {
  general: 'Dúvidas',
  paramount: 'Dúvidas do Paramount+',
  'hbo-max': 'Dúvidas do HBO Max',
  globoplay: 'Dúvidas do Globoplay',
} as const

function ofWords(old: ResolvedEdition, now: ResolvedEdition): string[] {
  const [was, is] = [old.words, now.words]
  const phones = [
    ['Telefone de vendas', old.phones.sales, now.phones.sales],
    ['Telefone do suporte', old.phones.support, now.phones.support],
    ['WhatsApp', old.phones.whatsapp, now.phones.whatsapp],
  ] as const
  return [
    ...editableTextNames.flatMap((name) => {
      const { label, text } = editableTexts[name]
      const [from, to] = [was.texts[name] ?? text, is.texts[name] ?? text]
      return from === to ? [] : [`${label}: “${from}” → “${to}”.`]
    }),
    ...faqListIds.flatMap((list) => {
      const [from, to] = [was.faq[list], is.faq[list]]
      const title = from.title === to.title ? [] : [`${FAQ_LISTS[list]}: o título passa a ser “${to.title}”.`]
      const names = { nameOf: ({ question }: FaqItem) => question, fields: QUESTION_FIELDS }
      return [...title, ...ofItems(FAQ_LISTS[list], from.questions, to.questions, names)]
    }),
    ...ofItems('Novidades', was.news, is.news, { nameOf: ({ title }) => title, fields: NEWS_FIELDS }),
    ...phones.flatMap(([name, from, to]) => (from === to ? [] : [`${name}: ${from} → ${to}.`])),
  ]
}

/** How many characters of a text are shown, and how many of them come before the change. */
const SHOWN = { all: 120, before: 30 }

/** Returns the part of two texts from where they differ, before and after the change. Short texts are returned whole. */
function changedPart(from: string, to: string): [string, string] {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  const isLong = Math.max(from.length, to.length) > SHOWN.all
  const start = isLong ? from.lastIndexOf(' ', Math.max(0, same - SHOWN.before)) + 1 : 0
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN.all)}${text.length > start + SHOWN.all ? '…' : ''}`
  return [cut(from), cut(to)]
}

/** Names of a list's items and of their fields, for sentences. */
type ItemNames<Item> = {
  readonly nameOf: (item: Item) => string
  readonly fields: Readonly<Record<string, (item: Item) => string>>
}

const QUESTION_FIELDS: ItemNames<FaqItem>['fields'] = {
  pergunta: ({ question }) => question,
  resposta: ({ answer }) => answer.join(' '),
  'título acima': ({ group = '' }) => group,
  links: ({ links = [] }) => links.map(({ label, href }) => `${label} (${href})`).join(', '),
}

const NEWS_FIELDS: ItemNames<TextsFromEdition['news'][number]>['fields'] = {
  título: ({ title }) => title,
  descrição: ({ description }) => description,
  texto: ({ fullDescription }) => fullDescription.join(' '),
  link: ({ linkNews }) => linkNews,
  'se aparece': ({ hasItem }) => (hasItem ? 'sim' : 'não'),
}

/** Describes which items of a list were added, removed, changed or moved. */
function ofItems<Item extends { readonly id: string }>(
  list: string,
  before: readonly Item[],
  after: readonly Item[],
  { nameOf, fields }: ItemNames<Item>,
): string[] {
  const find = (items: readonly Item[], id: string) => items.find((each) => each.id === id)
  const kept = (items: readonly Item[], others: readonly Item[]) =>
    items.flatMap(({ id }) => (find(others, id) ? [id] : []))
  return [
    ...after.flatMap((item) => {
      const was = find(before, item.id)
      if (!was) return [`${list}: entra “${nameOf(item)}”.`]
      if (isSameJson(was, item)) return []
      const changed = Object.entries(fields).flatMap(([label, shown]) => {
        const [from, to] = [shown(was), shown(item)]
        return from === to ? [] : [`${label}: ${formatChange(...changedPart(from, to))}`]
      })
      return [`${list}: muda ${[`“${nameOf(item)}”`, ...changed].join(', ')}.`]
    }),
    ...before.flatMap((item) => (find(after, item.id) ? [] : [`${list}: sai “${nameOf(item)}”.`])),
    ...(isSameJson(kept(before, after), kept(after, before)) ? [] : [`${list}: muda a ordem.`]),
  ]
}

const ofOthers = (before: Edition, after: Edition): string[] =>
  (
    [
      ['benefits', 'Mudam os benefícios.'],
      ['lists', 'Mudam as listas de planos de regiões.'],
      ['links', 'Mudam os links para outros sites.'],
    ] as const
  ).flatMap(([field, text]) => (isSameJson(before[field], after[field]) ? [] : [text]))
