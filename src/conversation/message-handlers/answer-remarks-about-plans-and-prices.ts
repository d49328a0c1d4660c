/** Answers remarks about plans and prices, such as 'too expensive', by comparing the plans on offer (docs/decisions/0060). */
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf } from '../../content/streaming-service-names.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { Plan } from '../../contract/plan.ts'
import { planOf, paysByDebit } from '../../funnel/chosen-plan-and-price.ts'
import { questionsAboutRepresentative } from '../../funnel/company-orders.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { speedName, speedOf } from '../../lib/plan-speed.ts'
import { draftChanged, factsLoaded, type ChatMemory } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { plansNamed } from '../../understanding/words/plans-named-in-text.ts'
import { MessageText } from '../../understanding/words/prepared-message-text.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { answerLeaving, answerWholeCost } from './answer-cost-over-months.ts'
import { answerHousehold } from './recommend-plan-for-household.ts'
import { answerOrderAndServiceQuestions } from './answer-order-and-service-questions.ts'
import { answerWorry } from './answer-worries-about-trust-and-data.ts'
import { choosePlanButton, compareButton, debitButton } from './plan-and-payment-buttons.ts'
import { comparePlans, devicesOf, namedPlan, nextPlanUpOrDown } from './describe-and-compare-plans.ts'
import { planStepOf, plansOnOffer, isOfOwnOffers, planInMind } from '../find-offered-plans-and-plan-step.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

const { buttons, compared, dear, rival, worth } = remarkAnswers

/** The data for the answers. `plans` are the plans on offer, the cheapest first. */
interface Situation {
  readonly order: Order
  readonly plans: readonly Plan[]
  readonly cheapest: Plan | undefined
  /** The chosen plan, or the one that is marked. */
  readonly mind: Plan | null
  readonly range: ChatMemory['range']
}

function situationOf(state: RootState): Situation {
  const { ui, dialogue } = state
  const order = selectOrder(state)
  const plans = plansOnOffer(order)
  return {
    order,
    plans,
    cheapest: plans[0],
    mind: planInMind(order, ui.drafts, dialogue.memory.advised),
    range: dialogue.memory.range,
  }
}

/**
 * Returns the answer to a remark.
 * @param message the message as typed, which may name plans, prices and people
 */
export function answerRemark(state: RootState, id: RemarkId, message: string): TalkAnswer {
  const situation = situationOf(state)
  const said = lowerWithoutAccents(message)
  switch (id) {
    case 'custo-total':
      return answerWholeCost(situation, new MessageText(message).said)
    case 'sair-antes':
      return answerLeaving(situation, new MessageText(message).said)
    case 'caro':
      return answerDear(situation)
    case 'preco-concorrente':
      return answerRival(situation, said)
    case 'meses-gratis':
      return withFreeMonth(answerRival(situation, ''))
    case 'compensa':
      return answerWorth(situation, said)
    case 'pechincha':
      return answerHaggling(situation)
    case 'comparar':
      return compare(situation, said)
    case 'serve':
      return answerHousehold(state, said)
    case 'mais-barato':
      return answerCheapest(situation)
    case 'sem-debito':
      return answerWithoutDebit(situation)
    case 'para-empresa':
      return answerCompany(situation)
    case 'mudanca': {
      const isEarly = situation.order.finished === null && situation.order.answers.cep !== undefined
      const isOfVisit = stepOf(situation.order, selectPosition(state)).view === 'dates'
      return {
        text: remarkAnswers.movingSoon + (isOfVisit ? remarkAnswers.visitAfterMoving : ''),
        actions: isEarly ? [{ label: buttons.address }] : [],
      }
    }
    default:
      return answerOrderAndServiceQuestions(state, id) ?? answerWorry(state, id)
  }
}

/** Returns the prices of the campaign before those of the address are known. */
export function priceRange(range: ChatMemory['range']): string {
  return range ? remarkAnswers.range(namedPlan(range[0]), namedPlan(range[1])) : remarkAnswers.unknownPrice
}

function answerDear({ order, plans, cheapest, mind, range }: Situation): TalkAnswer {
  if (!cheapest) return { text: priceRange(range) }
  const less = (from: number, to: number) => unbrokenBRL(from - to)
  if (mind && mind.id !== cheapest.id && mind.price_with_dacc > cheapest.price_with_dacc)
    return {
      text: dear.switch(
        namedPlan(mind),
        namedPlan(cheapest),
        less(mind.price_with_dacc, cheapest.price_with_dacc),
      ),
      actions: [...choosePlanButton(order, cheapest), ...compareButton(cheapest, mind)],
    }
  if (planOf(order) === null)
    return {
      text: dear.cheapest(namedPlan(cheapest)),
      actions: [
        ...choosePlanButton(order, cheapest),
        ...compareButton(cheapest, nextPlanUpOrDown(cheapest, plans)),
        { label: buttons.withoutDebit },
      ],
    }
  if (paysByDebit(order) === false)
    return {
      text: dear.byDebit(namedPlan(cheapest), less(cheapest.price, cheapest.price_with_dacc)),
      actions: debitButton(order, true),
    }
  return { text: dear.lowest(namedPlan(cheapest)), actions: [{ label: buttons.person }] }
}

const AMOUNT = /(?<!\d)(?:r\$ ?)?(\d{2,3})(?:[.,](\d{2}))?(?! ?(?:mega|giga|gb|mb|\d))/g

function answerRival({ order, plans, cheapest, range }: Situation, said: string): TalkAnswer {
  const best = cheapest ?? range?.[0]
  if (!best) return { text: remarkAnswers.unknownPrice }
  if (!cheapest) return { text: rival.anywhere(namedPlan(best)) }
  // the last number is the price: 'tem 500 mega por 59'
  const amount = [...said.matchAll(AMOUNT)].at(-1)
  const price = amount ? Number(`${amount[1]}.${amount[2] ?? '00'}`) : null
  const actions = (plan: Plan) => [
    ...choosePlanButton(order, plan),
    ...compareButton(plan, nextPlanUpOrDown(plan, plans)),
  ]
  if (price === null) return { text: rival.unnamed(namedPlan(best)), actions: actions(best) }
  const below = plans.findLast((plan) => plan.price_with_dacc <= price)
  const text = below
    ? rival.below(unbrokenBRL(price), namedPlan(below))
    : rival.above(unbrokenBRL(price), namedPlan(best))
  return { text, actions: actions(below ?? best) }
}

/** Says first that no month is free here. */
const withFreeMonth = (answer: TalkAnswer): TalkAnswer => ({
  ...answer,
  text: `${remarkAnswers.noFreeMonth} ${answer.text}`,
})

/** Sets what a plan costs more beside what it gives more, in comparison with the next smaller one. */
function answerWorth({ order, plans, cheapest, mind }: Situation, said: string): TalkAnswer {
  if (!cheapest) return { text: compared.later }
  const [first] = plansNamed(said, plans)
  const plan = first ?? mind ?? cheapest
  const moreThan = (less: Plan) => unbrokenBRL(plan.price_with_dacc - less.price_with_dacc)
  const other = nextPlanUpOrDown(plan, plans, true)
  const actions = [...choosePlanButton(order, plan), ...compareButton(other, plan)]
  if (!other || other.price_with_dacc >= plan.price_with_dacc) {
    const more = other ? unbrokenBRL(other.price_with_dacc - plan.price_with_dacc) : ''
    return {
      text: worth.cheapest(namedPlan(plan), other?.plan ?? '', more) + worth.decide,
      actions,
    }
  }
  const [many, few] = [devicesOf(plan), devicesOf(other)]
  const services = streamingNamesOf(plan)
  const gains = [
    ...(speedOf(plan) > speedOf(other)
      ? [worth.download(speedName(speedOf(plan)), speedName(speedOf(other)))]
      : []),
    ...(few > 0 && many > few ? [worth.devices(many, few)] : []),
    ...services,
  ]
  return {
    text: worth.above(namedPlan(plan), namedPlan(other), moreThan(other), listInWords(gains)) + worth.decide,
    actions,
  }
}

function answerHaggling({ order, cheapest, mind, range }: Situation): TalkAnswer {
  const plan = mind ?? cheapest ?? range?.[0]
  const less = plan ? plan.price - plan.price_with_dacc : 0
  if (!plan || less <= 0) return { text: remarkAnswers.discountUnknown }
  const actions = cheapest
    ? [...choosePlanButton(order, cheapest), { label: buttons.withoutDebit }, { label: buttons.person }]
    : []
  return { text: remarkAnswers.discount(namedPlan(plan), unbrokenBRL(less)), actions }
}

function answerCheapest({ order, plans, cheapest, range }: Situation): TalkAnswer {
  if (cheapest)
    return {
      text: (isOfOwnOffers(order) ? remarkAnswers.ownOffers : remarkAnswers).cheapestOf(namedPlan(cheapest)),
      actions: [
        ...choosePlanButton(order, cheapest),
        ...compareButton(cheapest, nextPlanUpOrDown(cheapest, plans)),
      ],
    }
  const step = planStepOf(order)
  const wish = step ? [{ label: buttons.cheapest, answers: { [step]: { wish: 'cheapest' } } }] : []
  return range
    ? { text: remarkAnswers.cheapestAnywhere(namedPlan(range[0])), actions: wish }
    : { text: remarkAnswers.unknownPrice, actions: wish }
}

function answerWithoutDebit({ order, plans, range }: Situation): TalkAnswer {
  const chosen = planOf(order)
  if (chosen) return { text: remarkAnswers.withoutDebitOne(namedPlan(chosen)) }
  const shown = plans.filter(({ subscriptions }) => subscriptions.length === 0)
  if (plans.length === 0 && !range) return { text: remarkAnswers.unknownPrice }
  const list = plans.length === 0 ? (range ?? []) : shown.length > 0 ? shown : plans
  return {
    text: remarkAnswers.withoutDebit(list.map(namedPlan)),
    actions: choosePlanButton(order, list[0]).slice(0, plans.length),
  }
}

/** Asks what a plan offers in addition to the next smaller one: 'o que o 700 tem a mais?' */
const MORE = /\b(?:a mais|vantage(?:m|ns)|ganh\w+|melhor|mais car[oa])\b/

function compare({ order, plans, cheapest, mind }: Situation, said: string): TalkAnswer {
  if (!cheapest) return { text: compared.later }
  const [first, second] = plansNamed(said, plans)
  const one = first && second ? first : (mind ?? first ?? cheapest)
  const other =
    second ?? (first && first.id !== one.id ? first : nextPlanUpOrDown(one, plans, MORE.test(said)))
  if (!other) return { text: compared.which }
  const [low, high] = [one, other].toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)
  if (!low || !high) return { text: compared.which }
  return {
    text: comparePlans(low, high),
    actions: [...choosePlanButton(order, low), ...choosePlanButton(order, high)],
  }
}

/**
 * Remembers that a company orders: the question for the document then asks for its CNPJ, and the questions about the
 * person ask for its legal representative.
 */
function answerCompany({ order }: Situation): TalkAnswer {
  if (!isStepOf(order, 'cpf') || order.answers.cpf) return { text: remarkAnswers.company }
  return {
    text: remarkAnswers.company + remarkAnswers.companyNoted,
    before: [
      draftChanged({ step: 'cpf', name: 'person_type', value: 'pj' }),
      factsLoaded({ facts: { representative: questionsAboutRepresentative(order) } }),
    ],
  }
}
