/** Finds the descriptions of plans in a text: speed, services, price, rank, place in the list, name. */
import type { Plan } from '../../contract/plan.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import * as data from '../data/plan-words.ts'
import { isDenied, takesBack } from '../denied.ts'
import { anyOf } from '../words.ts'
import { ordinalIn } from '../yes-no.ts'

type Rank = 'cheapest' | 'fastest' | 'dearest' | 'best'

/** What a message says of one plan. */
export interface Described {
  from: number
  to: number
  speed?: number
  /** Whether its number has no unit, so that it may be a price. */
  isUnitless?: boolean
  /** Parts of slugs in `Plan.subscriptions`; those that are not wanted. */
  services?: readonly string[]
  without?: readonly string[]
  /** A service that no plan has. */
  other?: string
  price?: number
  rank?: Rank
  place?: number
  /** Without streaming, or with any. */
  isPlain?: boolean
  isStreaming?: boolean
  isAdvised?: boolean
  isForCompany?: boolean
  /** Id of the plan that is named by a word of its own. */
  id?: string
}

const GIGA = /(?<![\w.,])(?:(\d(?:[.,]\d)?|meio|um) ?)?(gigas?|gbps|gb|gigabits?|g)(?![a-z\d])/g
const MEGA = /(?<![\d.,/-])(\d[\do]{1,3}|mil) ?(?:megas?|mbps|mb|m|megabits?|mgs?)(?![a-z\d])/g
const NUMBER = /(?<![\d.,/-]|r\$ ?|\d )(\d{3,4})(?![\da-z/-]|[.,]\d| ?(?:anos|e \d\d(?!\d)))/g
const PRICE = /(?<![\d.,])(?:r\$ ?)?(\d{2,3})(?:[.,]| e )(\d{2})(?![\d/]|[.,]\d| ?(?:megas?|m)(?![a-z]))/g
const ROUND = /(?<![\d.,])(?:r\$ ?(\d{2,3})|(\d{2,3}) ?(?:reais|real|contos?|pilas?))(?![\d,a-z])/g
const OF_PRICE = /(?<=(?:^|[^a-z])(?:o|aquele|plano|esse) de )(\d{2})(?![\d.,]| ?[mg]| e \d)/g
const MIDDLE = /(?<=(?:^|[^a-z])d[oa] )(?:meio|centro)(?= *(?:$|[.,;!]|mesmo|por favor))/g
/** What has a place and is no plan: 'a primeira vez', 'a segunda de manhã'. */
const OTHER_THING = anyOf(
  'feira, vez, via, dia, mes, andar, semana, parcela, fatura, coisa, pergunta, de manha, (?:a|de) tarde',
)
const ARTICLE = /(?:^|[^a-z])(?:o|a|esse|essa|opcao|plano|oferta) $/
const FROM_END = /^ de (?:baixo|tras)/

const CHEAPEST = anyOf(data.CHEAPEST, 'g')
const RANKS: readonly (readonly [RegExp, Rank])[] = [
  [anyOf(data.FASTEST, 'g'), 'fastest'],
  [anyOf(data.DEAREST, 'g'), 'dearest'],
  [anyOf(data.BEST, 'g'), 'best'],
]
const SERVICES = Object.entries(data.SERVICES).map(([slug, names]) => [anyOf(names, 'g'), slug] as const)
/** Wants a service with the plan: 'com netflix', but not 'que rode netflix'. */
const INCLUDED =
  /(?:^\W*|[,+]|[^a-z](?:com|te[mn]\w*|tiver|vem|inclu\w+|quer\w+|d[oa]|e|plano|ou))(?: [oa])? ?$/
const OTHER = anyOf(data.OTHER_SERVICES, 'g')
const PLAIN = anyOf(data.PLAIN, 'g')
const STREAMING = anyOf(data.STREAMING, 'g')
const ADVISED = anyOf(data.ADVISED, 'g')
const COMPANY = anyOf(data.COMPANY, 'g')

/** Words of plan names that say a speed or a service. */
const COMMON = anyOf(
  '\\d+, megas?, gigas?, internet, fibra, plano, com, e, hbo, max, paramount, globoplay, \\+',
  'g',
)

type Names = readonly (readonly [RegExp, Partial<Described>])[]
const known = new WeakMap<readonly Plan[], Names>()

/** The services that only these plans tell, and the plans' own names and badges, as patterns. */
function ownNames(plans: readonly Plan[]): Names {
  const names = known.get(plans) ?? namesOf(plans)
  known.set(plans, names)
  return names
}

function namesOf(plans: readonly Plan[]): Names {
  const named = (name: string) =>
    normaliseText(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return plans.flatMap(({ id, plan, badge, subscriptions, benefits }) => {
    const added = benefits.filter(({ slug }) => subscriptions.includes(slug) && !streamingServiceNames[slug])
    const rest = named(plan).replace(COMMON, ' ').trim()
    const isOnlyOne = plans.every((each) => each.id === id || !named(each.plan).includes(rest))
    return [
      ...added.map(({ slug, benefit }) => [named(benefit), { services: [slug.toLowerCase()] }] as const),
      [badge ? named(badge) : '', { id }] as const,
      [isOnlyOne ? rest : '', { id }] as const,
    ].flatMap(([name, what]) => (name.length > 3 ? [[anyOf(name, 'g'), what] as const] : []))
  })
}

/** Returns every single word or number that describes a plan, in order. */
function tokensIn(said: string, plans: readonly Plan[]): readonly Described[] {
  const tokens: Described[] = []
  const add = (pattern: RegExp, told: (match: RegExpExecArray) => Partial<Described> | null) => {
    for (const match of said.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const what = tokens.some((each) => from < each.to && to > each.from) ? null : told(match)
      if (what) tokens.push({ from, to, ...what })
    }
  }
  add(CHEAPEST, () => ({ rank: 'cheapest' }))
  for (const [pattern, what] of ownNames(plans)) add(pattern, () => what)
  for (const [pattern, rank] of RANKS) add(pattern, () => ({ rank }))
  add(PLAIN, () => ({ isPlain: true }))
  add(STREAMING, () => ({ isStreaming: true }))
  for (const [pattern, slug] of SERVICES) add(pattern, () => ({ services: [slug] }))
  add(OTHER, ({ index, 0: other }) => (INCLUDED.test(said.slice(0, index)) ? { other } : null))
  add(ADVISED, () => ({ isAdvised: true }))
  add(COMPANY, () => ({ isForCompany: true }))
  add(PRICE, ([, reais, cents]) => ({ price: Number(`${reais}.${cents}`) }))
  add(ROUND, ([, one, other]) => ({ price: Number(one ?? other) }))
  add(GIGA, ([, count, unit = '']) =>
    count === undefined && !unit.startsWith('giga') ? null : { speed: gigas(count ?? '1') },
  )
  add(MEGA, ([, digits = '']) => ({ speed: megas(digits) }))
  add(NUMBER, ([, digits]) => ({ speed: Number(digits), isUnitless: true }))
  add(OF_PRICE, ([, reais]) => ({ price: Number(reais) }))
  add(MIDDLE, () => ({ place: Number.NaN }))
  const placed = placedIn(said)
  return [...tokens, ...placed]
    .filter(({ from }) => !COUNTED_FROM.test(said.slice(0, from)))
    .toSorted((one, other) => one.from - other.from)
}

function placedIn(said: string): readonly Described[] {
  const found = ordinalIn(said)
  if (!found || !(ARTICLE.test(said.slice(0, found.from)) || /^\W*$/.test(said.slice(0, found.from))))
    return []
  const behind = said.slice(found.to)
  const isWeekday = found.from === 0 && /^(?:segunda|quarta|quinta|sexta)/.test(said)
  if (isWeekday || OTHER_THING.exec(behind.slice(0, 12))?.index === 1) return []
  return [{ ...found, place: FROM_END.test(behind) ? -1 - found.place : found.place }]
}

/** 'um acima do mais barato' */
const COUNTED_FROM = /(?:acima|abaixo|depois|antes|apos) d[oe](?: de)? $/
const megas = (digits: string): number => (digits === 'mil' ? 1000 : Number(digits.replaceAll('o', '0')))
const gigas = (count: string): number =>
  count === 'meio' ? 500 : count === 'um' ? 1000 : Number(count.replace(',', '.')) * 1000

const APART = anyOf('ou, or, nem, vs, versus')

/** Whether a word describes the same plan as those before it. */
function goesWith(one: Described, other: Described, between: string): boolean {
  if (APART.test(between) || takesBack(between)) return false
  const differs = (name: 'speed' | 'rank' | 'place' | 'id' | 'price') =>
    one[name] !== undefined && other[name] !== undefined && one[name] !== other[name]
  if (differs('speed') || differs('rank') || differs('place') || differs('id') || differs('price'))
    return false
  // two services of one plan, or of two: 'o de 700 com hbo, o giga com paramount'
  return !(one.services && other.services && !/^ ?(?:e|mais|com|\+|,)?(?: (?:o|a|com))? ?$/.test(between))
}

/** Returns the plans that a text describes, in its order,
  without what it denies. A service that it denies is not wanted. */
export function describedPlans(said: string, plans: readonly Plan[]): readonly Described[] {
  const described: Described[] = []
  for (const token of tokensIn(said, plans)) {
    const isNo = token.isPlain !== true && isDenied(said, token)
    if (isNo && !token.services) continue
    const told = isNo ? { from: token.from, to: token.to, without: token.services } : token
    const last = described.at(-1)
    if (last && goesWith(last, told, said.slice(last.to, told.from))) {
      described[described.length - 1] = {
        ...last,
        ...told,
        ...(last.services && told.services ? { services: [...last.services, ...told.services] } : {}),
        from: last.from,
      }
    } else described.push(told)
  }
  return described
}
