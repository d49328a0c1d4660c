/** Finds the descriptions of plans in a text: speed, services, price, rank, place in the list, name. */
import type { Plan } from '../../contract/plan.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import { normaliseText } from '../../lib/text.ts'
import * as data from '../data/plan-words.ts'
import { isDenied, takesBack } from '../denials.ts'
import type { Span } from '../message.ts'
import { anyOf } from '../word-patterns.ts'
import { ordinalIn } from '../yes-no.ts'

/** What a message says of one plan. */
interface Told {
  readonly speed?: number
  /** Whether its number has no unit, so that it may be a price. */
  readonly isUnitless?: boolean
  /** Parts of slugs in `Plan.subscriptions`; those that are not wanted. */
  readonly services?: readonly string[] | undefined
  readonly without?: readonly string[] | undefined
  /** A service that no plan has. */
  readonly other?: string
  readonly price?: number
  readonly rank?: 'cheapest' | 'fastest' | 'dearest' | 'best' | undefined
  /** Place in the list, from 0; NaN for the middle. */
  readonly place?: number
  /** Without streaming, or with any. */
  readonly isPlain?: boolean
  readonly isStreaming?: boolean
  readonly isAdvised?: boolean
  readonly isForCompany?: boolean
  /** Id of the plan that is named by a word of its own. */
  readonly id?: string
}
export type Described = Told & Span
type Finder = readonly [pattern: RegExp, told: (match: RegExpExecArray, said: string) => Told | null]

const GIGA = /(?<![\w.,])(?:(\d(?:[.,]\d)?|meio|um) ?)?(gigas?|gbps|gb|gigabits?|g)(?![a-z\d])/g
const MEGA = /(?<![\d.,/-])(\d[\do]{1,3}|mil) ?(?:megas?|mbps|mb|m|megabits?|mgs?)(?![a-z\d])/g
const NUMBER = /(?<![\d.,/-]|r\$ ?|\d )(\d{3,4})(?![\da-z/-]|[.,]\d| ?(?:anos|e \d\d(?!\d)))/g
const PRICE = /(?<![\d.,])(?:r\$ ?)?(\d{2,3})(?:[.,]| e )(\d{2})(?![\d/]|[.,]\d| ?(?:megas?|m)(?![a-z]))/g
const ROUND = /(?<![\d.,])(?:r\$ ?(\d{2,3})|(\d{2,3}) ?(?:reais|real|contos?|pilas?))(?![\d,a-z])/g
const OF_PRICE = /(?<=(?:^|[^a-z])(?:o|aquele|plano|esse) de )(\d{2})(?![\d.,]| ?[mg]| e \d)/g
const MIDDLE = /(?<=(?:^|[^a-z])d[oa] )(?:meio|centro)(?= *(?:$|[.,;!]|mesmo|por favor))/g
/** Wants a service with the plan: 'com netflix', but not 'que rode netflix'. */
const INCLUDED =
  /(?:^\W*|[,+]|[^a-z](?:com|te[mn]\w*|tiver|vem|inclu\w+|quer\w+|d[oa]|e|plano|ou))(?: [oa])? ?$/
/** A number of the house: 'numero 1000'. */
const OF_HOUSE = /(?:^|[^a-z])(?:numero|n[r.º]|casa|predio|apto?|av|avenida|rua|cep):? ?$/
/** 'um acima do mais barato' */
const COUNTED_FROM = /(?:acima|abaixo|depois|antes|apos) d[oe](?: de)? $/

const gigas = (count: string): number =>
  count === 'meio' ? 500 : count === 'um' ? 1000 : Number(count.replace(',', '.')) * 1000

const CHEAPEST: Finder = [anyOf(data.CHEAPEST, 'g'), () => ({ rank: 'cheapest' })]
const FINDERS: readonly Finder[] = [
  [anyOf(data.FASTEST, 'g'), () => ({ rank: 'fastest' })],
  [anyOf(data.DEAREST, 'g'), () => ({ rank: 'dearest' })],
  [anyOf(data.BEST, 'g'), () => ({ rank: 'best' })],
  [anyOf(data.PLAIN, 'g'), () => ({ isPlain: true })],
  [anyOf(data.STREAMING, 'g'), () => ({ isStreaming: true })],
  ...Object.entries(data.SERVICES).map(([slug, names]): Finder => [
    anyOf(names, 'g'),
    () => ({ services: [slug] }),
  ]),
  [
    anyOf(data.OTHER_SERVICES, 'g'),
    ({ index, 0: other }, said) => (INCLUDED.test(said.slice(0, index)) ? { other } : null),
  ],
  [anyOf(data.ADVISED, 'g'), () => ({ isAdvised: true })],
  [anyOf(data.COMPANY, 'g'), () => ({ isForCompany: true })],
  [PRICE, ([, reais, cents]) => ({ price: Number(`${reais}.${cents}`) })],
  [ROUND, ([, one, other]) => ({ price: Number(one ?? other) })],
  [GIGA, ([, count, unit]) => ((count ?? unit?.startsWith('giga')) ? { speed: gigas(count ?? '1') } : null)],
  [MEGA, ([, told = '']) => ({ speed: told === 'mil' ? 1000 : Number(told.replaceAll('o', '0')) })],
  [
    NUMBER,
    ({ index, 1: told }, said) =>
      OF_HOUSE.test(said.slice(0, index)) ? null : { speed: Number(told), isUnitless: true },
  ],
  [OF_PRICE, ([, reais]) => ({ price: Number(reais) })],
  [MIDDLE, () => ({ place: Number.NaN })],
]

const COMMON = anyOf(data.COMMON, 'g')
const known = new WeakMap<readonly Plan[], readonly Finder[]>()

/** Finds the services that only these plans tell, and the plans' own names and badges. */
function ownNames(plans: readonly Plan[]): readonly Finder[] {
  const before = known.get(plans)
  if (before) return before
  const plain = (name = '') =>
    normaliseText(name)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  const made = plans.flatMap(({ id, plan, badge, subscriptions, benefits }) => {
    const added = benefits.filter(({ slug }) => subscriptions.includes(slug) && !streamingServiceNames[slug])
    const rest = plain(plan).replace(COMMON, ' ').trim()
    const isOnlyOne = plans.every((each) => each.id === id || !plain(each.plan).includes(rest))
    const names: (readonly [string, Told])[] = [
      ...added.map(({ slug, benefit }) => [plain(benefit), { services: [slug.toLowerCase()] }] as const),
      [plain(badge), { id }],
      [isOnlyOne ? rest : '', { id }],
    ]
    return names.flatMap(([name, told]): Finder[] =>
      name.length > 3 ? [[anyOf(name.replaceAll(' ', ' ?'), 'g'), () => told]] : [],
    )
  })
  known.set(plans, made)
  return made
}

/** Returns every single word or number that describes a plan, in order. */
function tokensIn(said: string, plans: readonly Plan[]): readonly Described[] {
  const tokens: Described[] = [...placedIn(said)]
  for (const [pattern, told] of [CHEAPEST, ...ownNames(plans), ...FINDERS]) {
    for (const match of said.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length]
      const what = tokens.some((each) => from < each.to && to > each.from) ? null : told(match, said)
      if (what) tokens.push({ from, to, ...what })
    }
  }
  return tokens
    .filter(({ from }) => !COUNTED_FROM.test(said.slice(Math.max(0, from - 20), from)))
    .toSorted((one, other) => one.from - other.from)
}

const PLACED = anyOf(data.PLACED)
const ARTICLE = /^\W*$|(?:^|[^a-z])(?:o|a|esse|essa|opcao|plano|oferta) $/

/** 'o segundo', 'a última opção'; 'segunda' alone is Monday. */
function placedIn(said: string): readonly Described[] {
  const found = ordinalIn(said)
  if (!found || !ARTICLE.test(said.slice(0, found.from))) return []
  const behind = said.slice(found.to, found.to + 12)
  const isWeekday = found.from === 0 && /^(?:segunda|quarta|quinta|sexta)/.test(said)
  if (isWeekday || PLACED.exec(behind)?.index === 1) return []
  return [{ ...found, place: /^ de (?:baixo|tras)/.test(behind) ? -1 - found.place : found.place }]
}

const APART = anyOf('ou, or, nem, vs, versus')
const ALIKE = ['speed', 'rank', 'place', 'id', 'price'] as const

/** Whether a word describes the same plan as those before it. */
function goesWith(one: Described, other: Described, between: string): boolean {
  if (APART.test(between) || takesBack(between)) return false
  // 'o segundo mais barato', but not 'o último, o mais rápido'
  if (one.place !== undefined && other.rank && !/^ (?:plano )?$/.test(between)) return false
  if (ALIKE.some((name) => ![undefined, other[name]].includes(one[name]) && other[name] !== undefined))
    return false
  // two services of one plan, or of two: 'o de 700 com hbo, o giga com paramount'
  return !(one.services && other.services && !/^ ?(?:e|mais|com|\+|,)?(?: (?:o|a|com))? ?$/.test(between))
}

/** Returns the plans that a text describes, in its order, without what it denies; a service may be denied. */
export function describedPlans(said: string, plans: readonly Plan[]): readonly Described[] {
  const described: Described[] = []
  for (const token of tokensIn(said, plans)) {
    const isNo = token.isPlain !== true && isDenied(said, token)
    if (isNo && !token.services) continue
    const told = isNo ? { from: token.from, to: token.to, without: token.services } : token
    const last = described.at(-1)
    if (last && goesWith(last, told, said.slice(last.to, told.from))) {
      const services = [...(last.services ?? []), ...(told.services ?? [])]
      const more = services.length > 0 ? { services } : {}
      described.splice(-1, 1, { ...last, ...told, ...more, from: last.from })
    } else described.push(told)
  }
  return described
}
