/**
 * Finds plans that a message tells by others or by a limit: 'qualquer um menos o de 300', 'o mais rápido abaixo de 120',
 * 'o próximo acima', 'o que vem com Paramount'. The chat proposes them, and records nothing.
 */
import type { Plan } from '../../contract/plan.ts'
import { speedGroups } from '../../funnel/plan-groups.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import type { Extraction } from '../extraction-state.ts'
import { mentionedPlan } from '../words/find-mentioned-plan.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'

/** How many plans are offered to choose from. */
const MOST = 5
/** Nothing is said of it: 'todos menos o de 300 são caros'. */
const NOT_JUDGED = '(?![a-z\\d])(?! (?:ja |ai )?(?:e|eh|sao|ta|tao|esta|estao|fica|sai|nao|n)(?![a-z]))'
const SPEED = '(?:(?<mega>\\d00)(?: ?megas?)?|(?<giga>\\d)? ?gigas?)'
/** What leaves the choice open, before the plan that is excluded. */
const ANY_BUT = anyOf(
  'menos, exceto, tirando, fora, sem ser, (?:que|so|desde que) nao (?:seja|pode ser)',
  '(?<![a-z])(?:qualquer (?:um|plano)|todos|tanto faz|(?:me )?serve tudo|pode ser qualquer)[^.!?]{0,24} ',
  ` (?:[oa] )?(?:de |plano )*${SPEED}${NOT_JUDGED}`,
)
/** A plan counted from one that is named before: 'o próximo acima', 'um abaixo'. */
const COUNTED =
  '(?<=[.,;:!?] |(?<![a-z])(?:entao|quero|prefiro|ser|ve) )' +
  '(?:[oa] |1 |um |(?:proxim|seguinte|primeir)[oa]? )(?:(?:proxim|seguinte|primeir)[oa]? |plano |logo |de )*'
const AT_END = '(?=(?: (?:entao|mesmo|por favor|dele|desse))*(?:\\W*$|[.,;!]))'
const NEXT_UP = anyOf('acima, cima', COUNTED, AT_END)
const NEXT_DOWN = anyOf('abaixo, baixo', COUNTED, AT_END)
const NAMED = new RegExp(`(?<![\\d.,])${SPEED}(?![a-z\\d])`, 'g')
/** The best plan below a price, in reais. */
const WITHIN = anyOf(
  `abaixo d[eo]s?, menos (?:de|que|do que), ate(?: uns?)?, no maximo(?: d[eo])?, (?:que )?(?:caiba|cabe) em, por menos de,
  (?:sem|nao) pass(?:ar|e|a) d[eo]s?`,
  '(?<![a-z])(?:o|um|plano) (?:mais (?:rapid[oa]|veloz|forte|fort\\w+|complet[oa])|melhor|maior)[^\\d!?]{0,32} ',
  ' (?:r ?\\$ ?)?(?<price>\\d{2,3})(?:,\\d\\d)?(?! ?(?:megas?|gigas?))(?![a-z\\d])',
)

/** Pays in the way that costs more. */
const WITHOUT_DEBIT = anyOf('sem (?:o )?debito, boleto, fatura, pix, carne')

const speedIn = (groups: Readonly<Record<string, string | undefined>> | undefined): number =>
  groups?.mega === undefined ? Number(groups?.giga ?? 1) * 1000 : Number(groups.mega)

/** Returns the cheapest plan of each speed, slowest first. */
const onePerSpeed = (plans: readonly Plan[]): readonly Plan[] =>
  speedGroups(plans)
    .map(({ plans: [first] }) => first)
    .toSorted((one, other) => speedOf(one) - speedOf(other))

/** What a message means, and the speed of the plan by which it tells it; null if there is none such. */
interface Meant {
  readonly plans: readonly Plan[]
  readonly other: number | null
}

function plansMeant(said: string, plans: readonly Plan[]): Meant {
  const excluded = ANY_BUT.exec(said)
  if (excluded) {
    const other = speedIn(excluded.groups)
    return { plans: onePerSpeed(plans).filter((plan) => speedOf(plan) !== other), other }
  }
  const within = WITHIN.exec(said)
  if (within) {
    const price = Number(within.groups?.price)
    const paid = (plan: Plan) => (WITHOUT_DEBIT.test(said) ? plan.price : plan.price_with_dacc)
    const affordable = onePerSpeed(plans).filter((plan) => paid(plan) <= price)
    return { plans: affordable.slice(-1), other: null }
  }
  const [up, down] = [NEXT_UP.exec(said), NEXT_DOWN.exec(said)]
  const counted = up ?? down
  const base = counted ? [...said.slice(0, counted.index).matchAll(NAMED)].at(-1) : undefined
  if (!base) return { plans: [], other: null }
  const other = speedIn(base.groups)
  const next = up
    ? onePerSpeed(plans)
        .filter((plan) => speedOf(plan) > other)
        .slice(0, 1)
    : onePerSpeed(plans)
        .filter((plan) => speedOf(plan) < other)
        .slice(-1)
  return { plans: next, other }
}

/** Returns the plans with the streaming service by which alone a message chooses one; null if it does not. */
function withService(extraction: Extraction, plans: readonly Plan[]): readonly Plan[] | null {
  const { text } = extraction
  // what only asks about a service has chosen none
  if (!extraction.has('plan') || extraction.valuesOf('plan', 'idPlan').length > 0) return null
  const told = text.said.includes('?') ? null : mentionedPlan(text.said)
  const [service, another] = told?.services ?? []
  if (
    !told ||
    !service ||
    another ||
    told.speed !== null ||
    told.rank !== null ||
    told.isTorn ||
    told.price !== null
  )
    return null
  if (NOT_WANTED.test(text.said)) return null
  return plans.filter(({ subscriptions }) =>
    subscriptions.some((slug) => slug.toLowerCase().includes(service)),
  )
}
/** A service that is not wanted, or there already. */
const NOT_WANTED = anyOf('nao, nem, sem, n, ja (?:tenho|pago|assino), tir[ae]r?, menos, se')

/** Proposes such plans where the plan is asked for, if the message names no other one. */
export function proposePlanByOther(extraction: Extraction): void {
  const { text, situation } = extraction
  const plans = situation.order.facts.coverage?.plans
  if (!extraction.isOpen('plan') || !plans || extraction.hasCustomerOffers) return
  const ofService = withService(extraction, plans)
  const { plans: meant, other } = ofService ? { plans: ofService, other: null } : plansMeant(text.said, plans)
  const [only, another] = meant
  if (!only || meant.length > MOST) return
  const named = plans.filter(({ id }) => extraction.valuesOf('plan', 'idPlan').includes(id))
  if (named.some((plan) => speedOf(plan) !== other)) return
  extraction.drop('plan')
  if (another)
    extraction.addEither(
      'plan',
      meant.map(({ id }) => ({ idPlan: id })),
      0,
    )
  else extraction.add('plan', { idPlan: only.id }, 0, 'confirm')
}
