/** Answers remarks about plans and prices, such as 'tá caro', by the plans on offer (docs/decisions/0218). */
import { remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf } from '../content/streaming-service-names.ts'
import type { Plan } from '../contract/plan.ts'
import { paysByDebit, planOf } from '../funnel/chosen-plan-and-price.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { speedName, speedOf } from '../lib/plan-speed.ts'
import {
  comparePlans,
  devicesOf,
  isWithoutServices,
  namedPlan,
  nextPlan,
} from '../questions/plans/compare-plans.ts'
import type { ChatAction } from '../store/redux-actions.ts'
import { answerLeaving, answerWholeCost, monthsIn } from './plan-costs.ts'
import {
  choosePlanButton,
  compareButton,
  debitButton,
  PERSON,
  type Asked,
  type Reply,
} from './plan-buttons.ts'
import { isOfOwnOffers, planStepOf } from '../funnel/offered-plans.ts'

const { buttons, compared, dear, rival, worth } = remarkAnswers

const WITHOUT_DEBIT: ChatAction = { label: buttons.withoutDebit, asks: 'sem-debito' }

const takeOrCompare = (order: Order, plan: Plan, plans: readonly Plan[]): readonly ChatAction[] => [
  ...choosePlanButton(order, plan),
  ...compareButton(plan, nextPlan(plan, plans)),
]

/** Answers a remark about plans and prices; undefined for any other. */
export const planAnswers: Readonly<Record<string, (asked: Asked) => Reply>> = {
  caro: answerDear,
  'preco-concorrente': (asked) => answerRival(asked, amountIn(asked.said)),
  'meses-gratis': (asked) => {
    const { text, ...more } = answerRival(asked, null)
    return { ...more, text: `${remarkAnswers.noFreeMonth} ${text}` }
  },
  pechincha: answerHaggling,
  compensa: answerWorth,
  comparar: compare,
  'mais-barato': (asked) =>
    monthsIn(asked.said).length > 0 ? answerWholeCost(asked) : answerCheapest(asked),
  'sem-debito': answerWithoutDebit,
  'custo-total': answerWholeCost,
  'sair-antes': answerLeaving,
}

export const priceRange = ({ range }: Pick<Asked, 'range'>): string =>
  range ? remarkAnswers.range(namedPlan(range[0]), namedPlan(range[1])) : remarkAnswers.unknownPrice

function answerDear({ order, plans, mind, range }: Asked): Reply {
  const [cheapest] = plans
  if (!cheapest) return { text: priceRange({ range }) }
  const less = (from: number, to: number) => unbrokenBRL(from - to)
  if (mind && mind.id !== cheapest.id && mind.price_with_dacc > cheapest.price_with_dacc)
    return {
      text: dear.switch(
        namedPlan(mind),
        namedPlan(cheapest),
        less(mind.price_with_dacc, cheapest.price_with_dacc),
      ),
      actions: [...choosePlanButton(order, cheapest), ...compareButton(cheapest, mind), ...PERSON],
    }
  if (planOf(order) === null)
    return {
      text: dear.cheapest(namedPlan(cheapest)),
      actions: [...takeOrCompare(order, cheapest, plans), WITHOUT_DEBIT],
    }
  if (paysByDebit(order) === false)
    return {
      text: dear.byDebit(namedPlan(cheapest), less(cheapest.price, cheapest.price_with_dacc)),
      actions: [...debitButton(order, true), ...PERSON],
    }
  return { text: dear.lowest(namedPlan(cheapest)), actions: PERSON }
}

const AMOUNT = /(?<!\d)(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))?(?! ?(?:mega|giga|gb|mb|\d))/g

/** The last amount of money that a text may name: 'tem 500 mega por 59'. */
function amountIn(said: string): number | null {
  const [, whole, cents = '00'] = [...said.matchAll(AMOUNT)].at(-1) ?? []
  return whole === undefined ? null : Number(`${whole}.${cents}`)
}

function answerRival({ order, plans, range }: Asked, price: number | null): Reply {
  const [cheapest] = plans
  const best = cheapest ?? range?.[0]
  if (!best) return { text: remarkAnswers.unknownPrice }
  if (!cheapest) return { text: rival.anywhere(namedPlan(best)) }
  const below = price === null ? undefined : plans.findLast((plan) => plan.price_with_dacc <= price)
  const plan = below ?? best
  const text =
    price === null
      ? rival.unnamed(namedPlan(best))
      : below
        ? rival.below(unbrokenBRL(price), namedPlan(below))
        : rival.above(unbrokenBRL(price), namedPlan(best))
  return { text, actions: takeOrCompare(order, plan, plans) }
}

/** Sets what a plan costs more beside what it gives more, in comparison with the next smaller one. */
function answerWorth({ order, plans, named, mind }: Asked): Reply {
  const plan = named[0] ?? mind ?? plans[0]
  if (!plan) return { text: compared.later }
  const other = nextPlan(plan, plans, true)
  const actions = [...choosePlanButton(order, plan), ...compareButton(other, plan)]
  if (!other || other.price_with_dacc >= plan.price_with_dacc) {
    const more = other ? unbrokenBRL(other.price_with_dacc - plan.price_with_dacc) : ''
    return { text: worth.cheapest(namedPlan(plan), other?.plan ?? '', more) + worth.decide, actions }
  }
  const [many, few] = [devicesOf(plan), devicesOf(other)]
  const gains = [
    ...(speedOf(plan) > speedOf(other)
      ? [worth.download(speedName(speedOf(plan)), speedName(speedOf(other)))]
      : []),
    ...(few > 0 && many > few ? [worth.devices(many, few)] : []),
    ...streamingNamesOf(plan),
  ]
  const more = unbrokenBRL(plan.price_with_dacc - other.price_with_dacc)
  return {
    text: worth.above(namedPlan(plan), namedPlan(other), more, listInWords(gains)) + worth.decide,
    actions,
  }
}

function answerHaggling({ order, plans, mind, range }: Asked): Reply {
  const [cheapest] = plans
  const plan = mind ?? cheapest ?? range?.[0]
  const less = plan ? plan.price - plan.price_with_dacc : 0
  if (!plan || less <= 0) return { text: remarkAnswers.discountUnknown }
  const actions = cheapest ? [...choosePlanButton(order, cheapest), WITHOUT_DEBIT, ...PERSON] : []
  return { text: remarkAnswers.discount(namedPlan(plan), unbrokenBRL(less)), actions }
}

function answerCheapest({ order, plans, range }: Asked): Reply {
  const [cheapest] = plans
  if (cheapest)
    return {
      text: (isOfOwnOffers(order) ? remarkAnswers.ownOffers : remarkAnswers).cheapestOf(namedPlan(cheapest)),
      actions: takeOrCompare(order, cheapest, plans),
    }
  const step = planStepOf(order)
  const actions = step ? [{ label: buttons.cheapest, answers: { [step]: { wish: 'cheapest' } } }] : []
  return {
    text: range ? remarkAnswers.cheapestAnywhere(namedPlan(range[0])) : remarkAnswers.unknownPrice,
    actions,
  }
}

function answerWithoutDebit({ order, plans, named, range }: Asked): Reply {
  const asked = named.length === 1 ? named[0] : planOf(order)
  if (asked)
    return { text: remarkAnswers.withoutDebitOne(namedPlan(asked)), actions: choosePlanButton(order, asked) }
  if (plans.length === 0 && !range) return { text: remarkAnswers.unknownPrice }
  const shown = plans.filter(isWithoutServices)
  const list = plans.length === 0 ? (range ?? []) : shown.length > 0 ? shown : plans
  return {
    text: remarkAnswers.withoutDebit(list.map(namedPlan)),
    actions: choosePlanButton(order, list[0]).slice(0, plans.length),
  }
}

/** Asks what a plan offers in addition to the next smaller one: 'o que o 700 tem a mais?' */
const MORE = /\b(?:a mais|vantage(?:m|ns)|melhor|mais car[oa])\b/

function compare({ order, plans, named, mind, said }: Asked): Reply {
  const [cheapest] = plans
  if (!cheapest) return { text: compared.later }
  const [first, second] = named
  const one = first && second ? first : (mind ?? first ?? cheapest)
  const other = second ?? (first && first.id !== one.id ? first : nextPlan(one, plans, MORE.test(said)))
  if (!other) return { text: compared.which }
  const [low = one, high = other] = [one, other].toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
  return {
    text: comparePlans(low, high),
    actions: [...choosePlanButton(order, low), ...choosePlanButton(order, high)],
  }
}
