/** Describes in sentences what an edition changes for visitors. */
import { formatEditionTime, instantOf, localTime } from '../lib/sao-paulo-time.ts'
import { formatBRL } from '../lib/format-prices-and-counts.ts'
import { benefitPictureChoices, darkPictureOf } from '../content/benefit-pictures.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { campaignIn, isFormerPrefix } from './change-campaigns-in-edition.ts'
import { describeCampaignChanges, describeNewCampaign, type FieldChange } from './campaign-changes.ts'
import {
  asNote,
  editionChange,
  formatChange,
  itemChanges,
  type EditionChange,
  type ShopObjectKind,
} from './edition-change.ts'
import { planObject } from './list-dated-changes.ts'
import { planForm } from './forms/plan-form-fields.ts'
import { describeTextChanges } from './describe-text-changes.ts'
import { campaignsWith, isActiveAt, listsOf, type ResolvedEdition } from './edition-content-at-instant.ts'
import { resolvedEdition } from './read-edition.ts'
import { isInheritable, type Edition, type EditionCampaign, type EditionPlan } from './edition-schema.ts'

type When = { readonly from: Date | null; readonly until: Date | null; readonly at: Date }

/** Returns one sentence for each change from one edition to another: new and removed addresses first, then prices. */
export const describeEditionChanges = (before: Edition, after: Edition, when: When): string[] =>
  editionChanges(before, after, when).map(({ text }) => text)

/** What is looked at to find changes, by the kind of their objects. */
type ChangesByKind = Readonly<Record<ShopObjectKind, readonly EditionChange[]>>

/** Returns each change from one edition to another, by the kind of what changes. */
export function editionChangesByKind(before: Edition, after: Edition, when: When): ChangesByKind {
  const { campaigns, plans, texts, others } = changesIn(before, after, when)
  return {
    campaigns: [...campaigns.addresses, ...campaigns.prices, ...campaigns.others],
    plans: [...plans.prices, ...plans.others],
    texts,
    others,
  }
}

/** Returns each change from one edition to another, in the order of `describeEditionChanges`. */
export function editionChanges(before: Edition, after: Edition, when: When): EditionChange[] {
  const { campaigns, plans, texts, others } = changesIn(before, after, when)
  return [
    ...campaigns.addresses,
    ...campaigns.prices,
    ...plans.prices,
    ...plans.others,
    ...campaigns.others,
    ...texts,
    ...others,
  ]
}

function changesIn(before: Edition, after: Edition, when: When) {
  const [old, now] = [resolvedEdition(before, when.at), resolvedEdition(after, when.at)]
  const plans = ofPlans(before, after, now, period(when))
  // without the campaign that all inherit from, what they show is not known; the checks name what it lacks
  const campaigns =
    isInheritable(before) && isInheritable(after)
      ? ofCampaigns(before, after, { old, now, at: when.at })
      : { addresses: [], prices: [], others: [] }
  return {
    campaigns,
    plans,
    texts: describeTextChanges(old, now),
    others: [...ofBenefits(before, after), ...ofLists(before, after)],
  }
}

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

const PLAN_ROWS = new Map(planForm.rows.map((row) => [row.at, row]))
/** The name of each field of a plan in sentences. */
const PLAN_FIELDS = new Map(planForm.rows.map(({ at, said }) => [at, said]))

const PRICES = ['price_with_dacc', 'price', 'price_full'] as const
/** Fields of a plan whose changes are told one by one, apart from prices. */
const FIELDS = [...PLAN_FIELDS].flatMap(([at, said]) =>
  said === undefined || PRICES.some((each) => each === at) ? [] : [[at, said] as const],
)
/** Fields of a new plan that are told before all others. */
const TOLD: readonly (keyof EditionPlan)[] = ['plan', 'from', 'until']
/** Whether a field of a new plan is told among the others. */
const isToldOfNew = (field: keyof EditionPlan) =>
  !TOLD.includes(field) && PLAN_ROWS.get(field)?.isDetail !== true

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

/** Whether a plan is sold at an instant, or will be. */
const isSoldSince = ({ hidden, until }: EditionPlan, at: Date) =>
  hidden !== true && isActiveAt({ ...(until !== undefined && { until }) }, at)

const nameOf = planObject
const counted = (count: number) => (count === 1 ? 'em 1 campanha' : `em ${count} campanhas`)

/** Changes of plans or campaigns. Those of prices come first. */
type Changes = { readonly prices: readonly EditionChange[]; readonly others: readonly EditionChange[] }

function ofPlans(before: Edition, after: Edition, now: ResolvedEdition, time: string): Changes {
  const old = new Map(before.plans.map((plan) => [plan.id, plan]))
  const kept = new Set(after.plans.map(({ id }) => id))
  const where = ({ sku }: EditionPlan) => counted(campaignsWith(now, sku).length)
  const benefits = new Map([...before.benefits, ...after.benefits].map(({ slug, name }) => [slug, name]))
  const item = (each: string | Readonly<Record<string, string>>): string =>
    typeof each === 'string' ? (benefits.get(each) ?? each) : Object.values(each).join(': ')
  const shown = (value: EditionPlan[keyof EditionPlan]): string => {
    if (Array.isArray(value)) return value.map(item).join(', ')
    if (typeof value === 'boolean') return value ? 'sim' : 'não'
    return formatEditionTime(String(value ?? ''))
  }
  const shownOf = (plan: EditionPlan, field: keyof EditionPlan): string =>
    PLAN_ROWS.get(field)?.written?.(plan) ?? shown(plan[field])
  const prices = after.plans.flatMap((plan) => {
    const was = old.get(plan.id)
    return PRICES.flatMap((price) => {
      if (!was || was[price] === plan[price]) return []
      const tail = `${time}, ${where(plan)}`
      const values = { before: formatBRL(was[price]), after: formatBRL(plan[price]), note: asNote(tail) }
      const said = priceChange(was[price], plan[price]) + tail
      return [
        editionChange({ object: nameOf(plan), field: PLAN_FIELDS.get(price) ?? price, ...values, said }),
      ]
    })
  })
  const others = [
    ...after.plans.flatMap((plan) => {
      const was = old.get(plan.id)
      if (!was) {
        const comes = FIELDS.flatMap(([field, said]) => {
          const value = isToldOfNew(field) ? shownOf(plan, field) : ''
          return value === '' ? [] : [`, ${said}: “${value}”`]
        })
        const said = `novo${plan.hidden ? ', escondido' : ''}, ${pricesOf(plan)}, e ${formatBRL(plan.price_full)} depois da promoção${datesOf(plan)}`
        const [what, note] = [said + comes.join(''), asNote(`${time}, ${where(plan)}`)]
        const whole = `${said}${time && `,${time}`}, ${where(plan)}${comes.join('')}`
        return [editionChange({ object: nameOf(plan), after: what, note, said: whole })]
      }
      const fields = FIELDS.flatMap(([at, field]) => {
        if (isSameJson(was[at], plan[at])) return []
        const values = { before: shownOf(was, at), after: shownOf(plan, at), note: asNote(time) }
        const said = formatChange(values.before, values.after) + time
        return [editionChange({ object: nameOf(plan), field, ...values, said })]
      })
      return [
        ...fields,
        ...(was.hidden === plan.hidden
          ? []
          : [whole(nameOf(plan), plan.hidden ? 'deixa de ser vendido' : 'volta a ser vendido', time)]),
      ]
    }),
    ...before.plans.filter(({ id }) => !kept.has(id)).map((plan) => whole(nameOf(plan), 'sai da loja', time)),
  ]
  return { prices, others }
}

/** A change that is one of all of something. */
const whole = (object: string, after: string, time = ''): EditionChange =>
  editionChange({ object, after, note: asNote(time), said: after + time })

const priceChange = (from: number, to: number) => `${formatBRL(from)} → ${formatBRL(to).replace('R$ ', '')}`

/**
 * Compares the prices of new plans in a campaign's list with those of the plans that they replace.
 * @param earlier the previous list of the campaign or, if the campaign is new, the most similar list of another one
 */
function ofReplacedPlans(
  before: Edition,
  after: Edition,
  [name, earlier, list]: readonly [name: string, earlier: readonly string[], list: readonly string[]],
): EditionChange[] {
  const find = ({ plans }: Edition, sku: string) => plans.find((plan) => plan.sku === sku)
  const removed = earlier.filter((sku) => !list.includes(sku)).flatMap((sku) => find(before, sku) ?? [])
  const added = list.filter((sku) => !find(before, sku)).flatMap((sku) => find(after, sku) ?? [])
  return added.flatMap((plan) => {
    const was = removed.find((each) => SAME.every((field) => isSameJson(each[field], plan[field])))
    const prices = PRICES.flatMap((field) =>
      !was || was[field] === plan[field]
        ? []
        : [`${priceChange(was[field], plan[field])} ${PLAN_FIELDS.get(field)}`],
    )
    return was && prices.length > 0
      ? [
          editionChange({
            object: nameOf(plan),
            field: `no lugar de ${nameOf(was)}`,
            before: pricesOf(was),
            after: pricesOf(plan),
            note: `em ${name}`,
            text: `${nameOf(plan)} em ${name}, no lugar de ${nameOf(was)}: ${prices.join(', ')}.`,
          }),
        ]
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
  { old, now, at }: { readonly old: ResolvedEdition; readonly now: ResolvedEdition; readonly at: Date },
): Changes & { readonly addresses: readonly EditionChange[] } {
  const plans = new Map([...before.plans, ...after.plans].map((plan) => [plan.sku, nameOf(plan)]))
  const sale = new Map(after.plans.map((plan) => [plan.sku, plan]))
  const hidden = new Set(after.plans.flatMap((plan) => (plan.hidden ? [plan.sku] : [])))
  const inherited = new Map<string, { readonly change: FieldChange; readonly names: string[] }>()
  const sentences = Object.entries(after.campaigns).map(([prefix, campaign]) => {
    const name = `/${prefix}`
    const planName = (sku: string) => plans.get(sku) ?? sku
    const planNames = (skus: readonly string[] = []) => skus.map(planName)
    const lists = listsOf(now, prefix)
    const list = lists?.checkout ?? []
    // one that was moved is compared with what it was at the address before
    const earlierName = prefixBefore(before, after, prefix)
    const was = campaignIn(before, earlierName)
    const view = (own: EditionCampaign, { campaigns, landingOf }: ResolvedEdition, at = prefix) => ({
      own,
      rules: campaigns.settingsOf(at),
      landing: landingOf(at),
      planName,
    })
    if (!was) {
      const begin = instantOf(campaign.from ?? '') ?? at
      const sold = list
        .flatMap((sku) => sale.get(sku) ?? [])
        .filter((plan) => isSoldSince(plan, begin > at ? begin : at))
        .map((plan) => `${nameOf(plan)} ${pricesOf(plan)}${datesOf(plan)}`)
      const what = sold.length === 0 ? 'sem nenhum plano à venda' : `com ${sold.join(', ')}`
      return {
        addresses: [whole(name, `campanha nova${datesOf(campaign)}, ${what}`)],
        prices: ofReplacedPlans(before, after, [name, mostLike(list, old), list]),
        others: describeNewCampaign(view(campaign, now)).map((each) =>
          editionChange({ object: name, ...each }),
        ),
      }
    }
    const views = [view(was, old, earlierName), view(campaign, now)] as const
    // the general campaign inherits nothing
    for (const change of prefix === '' ? [] : describeCampaignChanges(...views, false)) {
      const key = JSON.stringify(change)
      inherited.set(key, { change, names: [...(inherited.get(key)?.names ?? []), name] })
    }
    const earlier = listsOf(old, earlierName)
    const added = (sku: string) => `${planName(sku)}${hidden.has(sku) ? ', escondido' : ''}`
    const changed = (from: readonly string[] = [], to: readonly string[] = []) =>
      listChange(from, to, { added, removed: planName })
    const sold = changed(earlier?.checkout, list)
    const shown = changed(earlier?.landing, lists?.landing)
    const isReordered = {
      sold: sold === null && !isSameJson(earlier?.checkout ?? [], list),
      shown: shown === null && !isSameJson(earlier?.landing ?? [], lists?.landing ?? []),
    }
    return {
      addresses: earlierName === prefix ? [] : [whole(`/${earlierName}`, `o endereço passa a ser ${name}`)],
      prices: ofReplacedPlans(before, after, [name, earlier?.checkout ?? [], list]),
      others: [
        ...listed(name, 'à venda', [earlier?.checkout, list].map(planNames), sold),
        ...listed(
          name,
          'na página',
          [earlier?.landing, lists?.landing].map(planNames),
          shown === sold && shown !== null ? 'o mesmo' : shown,
        ),
        ...orderChange(name, isReordered, {
          list: now.landingOf(prefix).list,
          order: planNames(lists?.landing),
        }),
        ...describeCampaignChanges(...views, true).map((change) =>
          editionChange({ object: name, ...change }),
        ),
      ],
    }
  })
  const gone = Object.keys(before.campaigns)
    .filter((prefix) => !Object.hasOwn(after.campaigns, prefix) && !isFormerPrefix(after, prefix))
    .map((prefix) => whole(`/${prefix}`, 'o endereço deixa de existir e passa a levar à página inicial'))
  return {
    addresses: [...sentences.flatMap(({ addresses }) => addresses), ...gone],
    prices: sentences.flatMap(({ prices }) => prices),
    others: [
      ...sentences.flatMap(({ others }) => others),
      ...[...inherited.values()].map(({ change, names }) =>
        editionChange({ object: `Herdado em ${listInWords(names)}`, ...change }),
      ),
    ],
  }
}

/** Returns the prefix that a campaign of one edition had in the one before. */
function prefixBefore(before: Edition, after: Edition, prefix: string): string {
  const isEarlier = (name: string) =>
    Object.hasOwn(before.campaigns, name) && !Object.hasOwn(after.campaigns, name)
  const former = campaignIn(after, prefix)?.formerly?.findLast((each) => isEarlier(each.prefix))
  return former && !Object.hasOwn(before.campaigns, prefix) ? former.prefix : prefix
}

/** A change of a list of plans; none if it is null. */
const listed = (
  object: string,
  field: string,
  [before = [], after = []]: readonly (readonly string[])[],
  said: string | null,
): EditionChange[] =>
  said === null
    ? []
    : [editionChange({ object, field, before: before.join(', '), after: after.join(', '), note: said, said })]

/**
 * Describes a new sequence of plans if visitors see it: only on pages with one card for each plan. All other cards,
 * also those in an order, are sorted by price.
 */
function orderChange(
  name: string,
  isReordered: { readonly sold: boolean; readonly shown: boolean },
  { list, order }: Pick<Landing, 'list'> & { readonly order: readonly string[] },
): EditionChange[] {
  if (isReordered.shown && list === 'all')
    return [
      editionChange({
        object: name,
        field: 'ordem na página',
        after: order.join(', '),
        text: `${name}, na página: a ordem dos planos passa a ser ${order.join(', ')}.`,
      }),
    ]
  return isReordered.shown || isReordered.sold
    ? [whole(name, 'a ordem dos planos muda sem efeito: os cartões vão do mais barato ao mais caro')]
    : []
}

/** Describes which plans were added to a list and removed from it; null for none. */
function listChange(
  old: readonly string[],
  now: readonly string[],
  names: Readonly<Record<'added' | 'removed', (sku: string) => string>>,
): string | null {
  const added = now.filter((each) => !old.includes(each)).map((each) => `entra ${names.added(each)}`)
  const removed = old.filter((each) => !now.includes(each)).map((each) => `sai ${names.removed(each)}`)
  return added.length > 0 || removed.length > 0 ? [...added, ...removed].join(', ') : null
}

const pictureNames = new Map<string, string>(benefitPictureChoices)
/** Names a picture: one of the set by what it shows. */
const pictureName = (address: string | null): string =>
  address === null ? '' : (pictureNames.get(address) ?? address)

const bySlug = ({ benefits }: Edition) => new Map(benefits.map((each) => [each.slug, each]))

const ofBenefits = (before: Edition, after: Edition): EditionChange[] =>
  itemChanges(bySlug(before), bySlug(after), {
    objectOf: ({ name }) => `Benefício “${name}”`,
    fields: {
      nome: ({ name }) => name,
      descrição: ({ description }) => description,
      figura: ({ imageLight }) => pictureName(imageLight),
      // that of the set which goes with the picture is not worth a word
      'figura em páginas escuras': ({ imageLight, imageDark }) =>
        imageLight !== null && darkPictureOf(imageLight) === imageDark ? '' : pictureName(imageDark),
      streaming: ({ streaming }) => (streaming === undefined ? '' : streaming ? 'sim' : 'não'),
    },
  })

const listsByName = ({ lists = {} }: Edition) => new Map(Object.entries(lists))

const ofLists = (before: Edition, after: Edition): EditionChange[] => {
  const plans = new Map([...before.plans, ...after.plans].map((plan) => [plan.sku, nameOf(plan)]))
  const named = (skus: readonly string[]) => skus.map((sku) => plans.get(sku) ?? sku).join(', ')
  return itemChanges(listsByName(before), listsByName(after), {
    objectOf: (_list, name) => `Lista de planos “${name}”`,
    fields: { 'na página': ({ page }) => named(page), 'à venda': ({ checkout }) => named(checkout) },
  })
}
