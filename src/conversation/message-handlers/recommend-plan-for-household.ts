/** Recommends a plan to visitors who describe their household in a message, such as 'somos 4 e jogamos online'. */
import type { Action } from '@reduxjs/toolkit'
import { advice } from '../../content/plan-advice.ts'
import { differenceInWords } from '../../content/plan-question.ts'
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import { advisedPlan, type Household, type Reason, type SaidHousehold } from '../../funnel/plan-advice.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { monthlyDifference, pricesWithDebit } from '../../lib/plan-cost-over-months.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { householdInWords } from '../../questions/plans/describe-household.ts'
import { asideOpened, chatMemoryUpdated } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { householdIn } from '../../understanding/words/household-in-text.ts'
import { plansNamed } from '../../understanding/words/plans-named-in-text.ts'
import { say, type Moves } from './chat-move-types.ts'
import { choosePlanButton, compareButton } from './plan-and-payment-buttons.ts'
import { devicesOf, namedPlan } from './describe-and-compare-plans.ts'
import { plansOnOffer, isOfOwnOffers, planFieldOf } from '../find-offered-plans-and-plan-step.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

const { enough, ownOffers } = remarkAnswers

/** The assumptions about a household where the visitor has not said anything. */
export const UNTOLD: Household = { people: 'few', use: 'neither', series: 'none' }

function reasonText(reason: Reason, plan: Plan, told: readonly string[]): string {
  const { reasons } = advice
  switch (reason) {
    case 'suffices':
      return reasons.suffices(told)
    case 'fastest':
      return reasons.fastest
    case 'upload':
      return reasons.upload(speedName(plan.plan_upload))
    case 'streaming':
      return reasons.streaming(listInWords(streamingNamesOf(plan)))
  }
}

/** A recommended plan, with the event that remembers it. No plan is selected: the visitor does that (D135). */
interface Recommended {
  readonly plan: Plan
  readonly text: string
  readonly remembered: Action
}

/** When the next plan up would be worth it, and what it costs more in the promotion and after it. */
function nextUpText(plan: Plan, next: Plan): string {
  const { atFirst, later } = monthlyDifference(pricesWithDebit(next), pricesWithDebit(plan))
  const told = later === atFirst ? null : differenceInWords(later)
  const more = atFirst === 0 ? advice.samePrice : advice.otherPrice(differenceInWords(atFirst))
  return advice.nextUp(next.plan, more, told, devicesOf(plan))
}

/** Recommends a plan. Returns null if nothing is on offer. */
export function recommend(state: RootState, home: SaidHousehold): Recommended | null {
  const order = selectOrder(state)
  const found = advisedPlan(plansOnOffer(order), { ...UNTOLD, ...home })
  if (!found) return null
  const { plan, next, reasons, lacks } = found
  // a service that the plan includes is a reason of its own
  const { series: _series, ...needs } = home
  const told = householdInWords(needs)
  const texts = reasons.map((reason) => reasonText(reason, plan, told))
  const nearest = lacks
    ? `${(isOfOwnOffers(order) ? ownOffers : advice).nearest(streamingServiceNames[lacks] ?? lacks)} `
    : ''
  const nextUp = next ? ` ${nextUpText(plan, next)}` : ''
  const text = nearest + advice.recommend(plan.plan, unbrokenBRL(plan.price_with_dacc), texts) + nextUp
  return { plan, text, remembered: chatMemoryUpdated({ advised: plan.id }) }
}

/**
 * Answers a message that describes a household, or asks whether a plan is enough for it. The description is remembered
 * for the rest of the order.
 * @param said the message in lower case without accents
 */
export function answerHousehold(state: RootState, said: string): TalkAnswer {
  const order = selectOrder(state)
  const before = state.dialogue.memory.home ?? {}
  const now = householdIn(said) ?? {}
  const { count: _count, ...uncounted } = before
  const home: SaidHousehold = { ...(now.people ? uncounted : before), ...now }
  const known = chatMemoryUpdated({ home })
  const plans = plansOnOffer(order)
  const told = householdInWords(home)
  if (plans.length === 0) {
    const kept = isOfOwnOffers(order) ? ownOffers.kept : enough.kept
    return { text: told.length > 0 ? kept(told) : enough.ask, before: [known] }
  }
  const [asked] = plansNamed(said.replace(/\b\d{1,2} (?:pessoas|moradores|gente)\b/g, ' '), plans)
  const games = home.use === 'games' ? ` ${enough.games}` : ''
  const advised = recommend(state, home)
  if (!advised) return { text: enough.ask, before: [known] }
  const { plan, text, remembered } = advised
  const noted = [known, remembered]
  const [cheapest] = plans
  if (!asked)
    return {
      before: noted,
      text: text + games,
      actions: [...choosePlanButton(order, plan), ...compareButton(cheapest, plan)],
    }
  const suits = speedOf(asked) >= speedOf(plan)
  if (suits || told.length === 0) {
    return {
      before: suits ? [...noted, chatMemoryUpdated({ advised: asked.id })] : noted,
      text: enough.yes(asked.plan, devicesOf(asked), told) + games,
      actions: [...choosePlanButton(order, asked), ...compareButton(asked, plan)],
    }
  }
  return {
    before: noted,
    text: enough.no(asked.plan, devicesOf(asked), told, namedPlan(plan)) + games,
    actions: [
      ...choosePlanButton(order, plan),
      ...choosePlanButton(order, asked),
      ...compareButton(asked, plan),
    ],
  }
}

/** Gives the advice that was promised before the plans were known, once they are on the screen. */
export function adviseAsPromised(state: RootState): Moves {
  const order = selectOrder(state)
  const { home, advised } = state.dialogue.memory
  if (!home || advised || selectPosition(state) !== planFieldOf(order)?.step) return []
  const told = householdInWords(home)
  const found = told.length > 0 ? recommend(state, home) : null
  if (!found) return []
  const [cheapest] = plansOnOffer(order)
  return [
    found.remembered,
    say(`${remarkAnswers.remembered(told)} ${found.text}`),
    asideOpened({
      actions: [...choosePlanButton(order, found.plan), ...compareButton(cheapest, found.plan)],
    }),
  ]
}
