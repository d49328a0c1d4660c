/** Finds the description of a plan in a message, and the matching plan on offer. */
import type { Plan } from '../../contract/plan.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import type { ShopService } from './streaming-services-of-shop.ts'

/** A visitor's description of a plan, such as 'o de 500 com HBO'. It may match one plan on offer, several or none. */
export interface MentionedPlan {
  /** Advertised speed in Mbps; null if none or more than one was mentioned. */
  readonly speed: number | null
  /** Whether the speed was said without its unit, so that it may be a price. */
  readonly isUnitless: boolean
  /** Streaming services, as parts of their slugs in `Plan.subscriptions`. */
  readonly services: readonly string[]
  readonly rank: 'cheapest' | 'fastest' | 'dearest' | 'best' | null
  /** Whether the visitor mentions a service that no plan includes. */
  readonly isOther: boolean
  /** Whether the visitor wants a streaming service without naming one. */
  readonly isStreaming: boolean
  /** Whether the visitor explicitly wants no streaming. */
  readonly isPlain: boolean
  /** Price in reais; null if none was mentioned. */
  readonly price: number | null
  /** Whether the plan is to be paid without direct debit, as the price then is. */
  readonly isByBill: boolean
  /** Whether more than one speed was mentioned. */
  readonly isTorn: boolean
  /** Positions of the words that describe the plan. */
  readonly spans: readonly (readonly [from: number, to: number])[]
  /** The text without the words that describe the plan. */
  readonly rest: string
}

const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/\bparamount(?: ?\+| plus)?(?![a-z])/, 'paramount'],
  [/\b(?:hbo ?max|hbo|(?:com|o|e) max|max)\b/, 'max'],
  [/\b(?:globo ?-?play|globo)\b/, 'globo'],
]
/** Services that no plan has. */
export const OTHER_SERVICE =
  /\b(?:netflix|deezer|disney|prime(?: video)?|amazon|spotify|mickey|apple tv|telecine|premiere|star ?plus|crunchyroll|youtube|canais|canal|hbo go)\b/
const ANY_SERVICE = /\bcom (?:algum |um |uns )?(?:streamings?|tv|assinatura|filmes|series)\b/
const CHEAPEST =
  /\b(?:(?:mais|bem) (?:barat\w+|em conta|economic[oa])|menor (?:preco|valor|custo)|(?:mais )?baratinho|mais (?:basic(?:o|inho)|simples|modest[oa])|(?:o |no )basicao|[oa] menor(?= que (?:tiver|tem)| de todos)|[oa] mais frac[oa]|(?:o )?(?:plano )?basic(?:o|inho)(?= (?:ta|esta|mesmo|ja|serve|resolve|basta|atende|pra mim))|cheapest|(?:el )?mas (?:barato|economico)|precinho)\b/
const FASTEST =
  /\b(?:mais (?:rapid\w+|veloz(?:es)?|velocidade|forte|potente|ligeir[oa])|maior (?:velocidade|plano|de todos)|fastest|(?:el )?mas rapido|top de linha|gigante|canhao)\b/
const DEAREST = /\b(?:mais (?:car[oa]|complet[oa]))\b/
const BEST =
  /\b(?:[oa] maior(?= *(?:$|[,.;!]))|(?:o |mais )top\b|(?:o|a) melhor(?: de todos| que| q|$)|o melhor plano|the best)/
const PLAIN =
  /\b(?:sem (?:nenhum )?(?:dess[ea]s )?(?:firulas?|frescuras?|adicional|adicionais|(?:aplicativos?|apps?)(?: adicionais)?|streaming|streamings|tv|assinatura|nada|extras?|canal|canais)|(?:so|apenas|somente) (?:a )?(?:internet|net)|pur(?:o|inho)|sec[oa]|pelad[oa]|(?<!mais )simples)\b/
const BY_BILL = /\bsem (?:o )?debito\b|\b(?:boleto|fatura|carne)\b/
/** A service that is not wanted: 'o de 700 sem globoplay'. */
const WITHOUT = /\bsem (?:o |a )?(?:globo ?-?play|globo|hbo(?: max)?|max|paramount(?: ?\+| plus)?)(?![a-z])/
const GIGA = /(?:^|[^a-z\d.,])(?:(\d) ?)?(?:gigas?|gbps|gb|gigabits?|g)(?![a-z0-9])/
const MEGA =
  /(?:^|[^\d.,])(\d{3,4}) ?(?:megas?|mbps|mb|m|mega)?(?![a-z0-9]|[.,/-]\d| ?(?:reais|pila|conto|anos|apto|ap\b))/
const PRICE =
  /\bde (\d{2,3}) e (\d{2})\b(?! ?(?:m|g))|(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))(?: reais)?(?!\d)|(?:^|[^\d.,])(\d{2,3}) ?(?:reais|real|conto|pila)\b|r\$ ?(\d{2,3})(?!\d)|\b(?:o|aquele) de (\d{2}|1[0-4]\d|2[0-4]\d)(?![\d.,]| ?(?:megas?|mbps|mb|m|gigas?|gbps|gb|g)(?![a-z])| e \d{2}\b)(?: (?:reais|real|conto|pila))?/

/**
 * Finds the description of a plan in a text.
 * @param said lower-case text without accents
 * @param shopServices streaming services that only the plans on offer tell
 * @returns null if the text describes no plan
 */
export function mentionedPlan(said: string, shopServices: readonly ShopService[] = []): MentionedPlan | null {
  let rest = said
  const spans: [number, number][] = []
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest)
    if (match) {
      const end = match.index + match[0].length
      spans.push([match.index, end])
      rest = rest.slice(0, match.index) + '\u00a4'.repeat(match[0].length) + rest.slice(end)
    }
    return match
  }
  const isWithout = take(WITHOUT) !== null
  const own = shopServices.flatMap(({ named, slug }) => (take(named) ? [slug] : []))
  const services = [...own, ...SERVICES.flatMap(([pattern, slug]) => (take(pattern) ? [slug] : []))]
  let isPlain = isWithout && services.length === 0
  while (take(PLAIN)) isPlain = true
  const isOther = OTHER_SERVICE.test(rest)
  const isStreaming = !isPlain && take(ANY_SERVICE) !== null
  const rank = take(CHEAPEST)
    ? 'cheapest'
    : take(FASTEST)
      ? 'fastest'
      : take(DEAREST)
        ? 'dearest'
        : take(BEST)
          ? 'best'
          : null
  const price = take(PRICE)
  const speeds: number[] = []
  let isUnitless = false
  for (let giga = take(GIGA); giga; giga = take(GIGA)) speeds.push(Number(giga[1] ?? 1) * 1000)
  for (let mega = take(MEGA); mega; mega = take(MEGA)) {
    speeds.push(Number(mega[1]))
    isUnitless = /\d\W*$/.test(mega[0])
  }
  const different = new Set(speeds)
  if (services.length === 0 && !rank && !price && speeds.length === 0 && !isPlain) return null
  return {
    speed: different.size === 1 ? (speeds[0] ?? null) : null,
    isUnitless,
    services,
    rank,
    isPlain,
    isOther,
    isStreaming,
    price: price
      ? Number(`${price[1] ?? price[3] ?? price[5] ?? price[6] ?? price[7]}.${price[2] ?? price[4] ?? '00'}`)
      : null,
    isByBill: BY_BILL.test(said),
    isTorn: different.size > 1,
    spans,
    rest,
  }
}

type Offered = Pick<
  Plan,
  'id' | 'sku' | 'plan' | 'plan_download' | 'price' | 'price_with_dacc' | 'subscriptions' | 'companyOnly'
>

/** Takes a number that is no speed on offer for the price that it is close to: 'o de 159 com hbo'. */
export function pricedRatherThanFast(said: MentionedPlan, plans: readonly Offered[]): MentionedPlan {
  const { speed, isUnitless, isByBill } = said
  if (speed === null || !isUnitless || said.price !== null) return said
  const isSpeed = plans.some((plan) => hasSpeed(plan, speed))
  return isSpeed || costing(plans, speed, isByBill).length === 0
    ? said
    : { ...said, speed: null, price: speed }
}

/** Why no plan was found: none matches, or more than one does. */
export type NoPlan = 'none' | 'several'

/** Finds the plan on offer that matches a description. A speed alone means the plan without streaming. */
export function planMeant(said: MentionedPlan, plans: readonly Offered[]): { readonly id: string } | NoPlan {
  if (said.isOther) return 'none'
  if (said.isTorn) return 'several'
  const { speed, price } = said
  let found = plans.filter((plan) => said.services.every((slug) => hasService(plan, slug)))
  if (said.isStreaming) found = found.filter((plan) => plan.subscriptions.length > 0)
  if (said.isPlain) found = found.filter((plan) => plan.subscriptions.length === 0)
  if (speed !== null) found = found.filter((plan) => hasSpeed(plan, speed))
  if (price !== null) found = costing(found, price, said.isByBill)
  // of two that differ in nothing else, the one for companies is meant by whoever says so
  const forCompanies = COMPANY.test(said.rest)
  const fitting = found.filter(({ companyOnly }) => Boolean(companyOnly) === forCompanies)
  if (fitting.length > 0) found = fitting
  if (found.length === 0) return 'none'
  if (said.rank) {
    const best = ranked(found, said.rank)
    return best ? { id: best.id } : 'several'
  }
  const [only] = found
  if (only && found.length === 1) return { id: only.id }
  const plain = found.filter((plan) => plan.subscriptions.length === 0)
  const [bare] = plain
  return bare &&
    plain.length === 1 &&
    said.services.length === 0 &&
    !said.isStreaming &&
    (price === null || speed !== null)
    ? { id: bare.id }
    : 'several'
}

const COMPANY = /\bempresa/

const hasService = (plan: Offered, slug: string) =>
  plan.subscriptions.some((each) => each.toLowerCase().includes(slug))

/** Accepts both the advertised and the real speed of a plan: the plan sold as 700 Mega downloads at 600. */
const hasSpeed = (plan: Offered, speed: number) =>
  speedOf(plan) === speed ||
  plan.plan_download === speed ||
  normaliseText(plan.plan).startsWith(nameOf(speed))

const nameOf = (speed: number) => (speed % 1000 === 0 ? `${speed / 1000} giga` : `${speed} mega`)

/**
 * Returns the plans with a price. The large price of a card is that of its plan without streaming, with direct debit;
 * unless the price without debit is asked for, it comes before all others.
 */
function costing<Each extends Offered>(plans: readonly Each[], price: number, isByBill: boolean): Each[] {
  const is = (each: number) => Math.abs(each - price) < 1
  const likely = plans.filter((plan) =>
    isByBill ? is(plan.price) : is(plan.price_with_dacc) && plan.subscriptions.length === 0,
  )
  return likely.length > 0 ? likely : plans.filter((plan) => is(plan.price) || is(plan.price_with_dacc))
}

function ranked(plans: readonly Offered[], rank: MentionedPlan['rank']): Offered | null {
  const score = (plan: Offered) =>
    rank === 'cheapest'
      ? -plan.price_with_dacc
      : rank === 'dearest'
        ? plan.price_with_dacc
        : // the cheapest of equally fast plans, because the visitor asked for speed and not for streaming
          plan.plan_download * 1e6 - plan.price_with_dacc
  const top = Math.max(...plans.map(score))
  const best = plans.filter((plan) => score(plan) === top)
  return best.length === 1 ? (best[0] ?? null) : null
}

const SLUGS: Readonly<Record<string, string>> = { globo: 'globoplay' }

/** Returns the wish that a description makes before the plans are known, or null. */
export function planWishOf(said: MentionedPlan): string | null {
  const [service] = said.services
  if (
    said.isTorn ||
    said.isOther ||
    said.services.length > 1 ||
    said.rank === 'best' ||
    said.rank === 'dearest'
  )
    return null
  const speed = said.speed === null ? '' : `${said.speed === 600 ? 700 : said.speed}`
  if (service) return [speed, SLUGS[service] ?? service].filter(Boolean).join(' ')
  if (said.rank) return said.rank
  return speed || null
}
