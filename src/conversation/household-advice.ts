/** Recommends a plan to visitors who describe their household in a message, such as 'somos 4 e jogamos online'. */
import type { Action } from '@reduxjs/toolkit'
import { advice } from '../content/plan-advice.ts'
import { differenceInWords } from '../content/plan-question.ts'
import { shownPrice } from '../content/price-sentence.ts'
import { remarkAnswers } from '../content/replies-about-prices-and-plans.ts'
import { streamingNamesOf, streamingServiceNames } from '../content/streaming-service-names.ts'
import type { Plan } from '../contract/plan.ts'
import { planShown } from '../funnel/chosen-plan-and-price.ts'
import { advisedPlan, type Household, type Reason, type SaidHousehold } from '../funnel/plan-advice.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { monthlyDifference, pricesWithDebit } from '../lib/plan-cost-over-months.ts'
import { speedName, speedOf } from '../lib/plan-speed.ts'
import { devicesOf, namedPlan } from '../questions/plans/compare-plans.ts'
import { householdInWords } from '../questions/plans/describe-household.ts'
import { asideOpened, chatMemoryUpdated } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../store/selectors.ts'
import { askAgain, begun, say, type Moves } from './moves.ts'
import { choosePlanButton, compareButton, type Asked, type Reply } from './plan-buttons.ts'
import { isOfOwnOffers, planFieldOf, plansOnOffer } from '../funnel/offered-plans.ts'

const { enough, ownOffers } = remarkAnswers

export const UNTOLD: Household = { people: 'few', use: 'neither', series: 'none' }

const PEOPLE = /\b(\d{1,2}) (?:pessoas?|moradores|adultos|irmaos)\b/
const COUNTED = /\b(?:somos|moramos|moram|vivemos|familia de)(?: (?:em|uns|umas|so))? (\d{1,2})\b/
const ALONE = /\b(?:moro|vivo) (?:so|sozinh[oa])\b|\bcasal\b|\bso (?:pra|para) mim\b/
const CROWD = /\bfamilia (?:grande|inteira)\b|\bcasa cheia\b|\bmuita gente\b/
const GAMES = /\bjog(?:a|o|am|amos|ar|ando|os)\b|\bgam(?:er?|ers|es|ing)\b|\bps[345]\b|\bxbox\b/
const WORK = /\bhome ?office\b|\btrabalh\w+ (?:em|de) casa\b|\bteletrabalho\b|\bvideo ?chamadas?\b/
const WATCHES = /\b(?:assist\w+|netflix|series?|filmes?|streamings?|tvs?)\b/
const SERVICES = [
  [/\bglobo ?-?play\b/, 'globo-play'],
  [/\bhbo\b/, 'MAX'],
  [/\bparamount\b/, 'paramount-plus'],
] as const

/** Returns what a text says about the household: how many people, and what for; null for nothing. */
export function householdIn(said: string): SaidHousehold | null {
  const count = Number((PEOPLE.exec(said) ?? COUNTED.exec(said))?.[1] ?? 0)
  const size = count > 4 || CROWD.test(said) ? 'many' : count > 2 ? 'some' : 'few'
  const isSized = count > 0 || CROWD.test(said) || ALONE.test(said)
  const use = GAMES.test(said) ? 'games' : WORK.test(said) ? 'work' : null
  const series = SERVICES.find(([pattern]) => pattern.test(said))?.[1]
  const home: SaidHousehold = {
    ...(isSized && { people: size }),
    ...(count > 0 && { count }),
    ...(use && { use }),
    ...(series && { series }),
    ...(WATCHES.test(said) && { television: true }),
  }
  return Object.keys(home).length > 0 ? home : null
}

const reasonText = (reason: Reason, plan: Plan, told: readonly string[]): string =>
  ({
    suffices: advice.reasons.suffices(told),
    fastest: advice.reasons.fastest,
    upload: advice.reasons.upload(speedName(plan.plan_upload)),
    streaming: advice.reasons.streaming(listInWords(streamingNamesOf(plan))),
  })[reason]

/** When the next plan up would be worth it, and what it costs more in the promotion and after it. */
function nextUpText(plan: Plan, next: Plan): string {
  const { atFirst, later } = monthlyDifference(pricesWithDebit(next), pricesWithDebit(plan))
  const told = later === atFirst ? null : differenceInWords(later)
  const more = atFirst === 0 ? advice.samePrice : advice.otherPrice(differenceInWords(atFirst))
  return advice.nextUp(next.plan, more, told, devicesOf(plan))
}

/** A recommended plan, with the event that remembers it. No plan is selected: the visitor does that (D135). */
interface Recommended {
  readonly plan: Plan
  readonly text: string
  readonly remembered: Action
}

/** Recommends a plan. Returns null if nothing is on offer. */
export function recommend(state: RootState, home: SaidHousehold): Recommended | null {
  const order = selectOrder(state)
  const found = advisedPlan(plansOnOffer(order), { ...UNTOLD, ...home })
  if (!found) return null
  const { plan, next, reasons, lacks } = found
  // a service that the plan includes is a reason of its own
  const { series: _series, ...needs } = home
  const texts = reasons.map((reason) => reasonText(reason, plan, householdInWords(needs)))
  const missing = lacks ? (streamingServiceNames[lacks] ?? lacks) : ''
  const nearest = missing ? `${(isOfOwnOffers(order) ? ownOffers : advice).nearest(missing)} ` : ''
  const nextUp = next ? ` ${nextUpText(plan, next)}` : ''
  const text = nearest + advice.recommend(plan.plan, shownPrice(planShown(plan)), texts) + nextUp
  return { plan, text, remembered: chatMemoryUpdated({ advised: plan.id }) }
}

/** Answers who describes a household, or asks whether a plan is enough for it. The description is remembered. */
export function answerHousehold({ state, order, plans, named, said }: Asked): Reply {
  const before = state.dialogue.memory.home ?? {}
  const now = householdIn(said) ?? {}
  const { count: _count, ...uncounted } = before
  const home: SaidHousehold = { ...(now.people ? uncounted : before), ...now }
  const known = chatMemoryUpdated({ home })
  const told = householdInWords(home)
  if (plans.length === 0) {
    const kept = isOfOwnOffers(order) ? ownOffers.kept : enough.kept
    return { text: told.length > 0 ? kept(told) : enough.ask, before: [known] }
  }
  const games = home.use === 'games' ? ` ${enough.games}` : ''
  const advised = recommend(state, home)
  if (!advised) return { text: enough.ask, before: [known] }
  const { plan, text, remembered } = advised
  const noted = [known, remembered]
  const [cheapest] = plans
  const [asked] = named
  if (!asked)
    return {
      before: noted,
      text: text + games,
      actions: [...choosePlanButton(order, plan), ...compareButton(cheapest, plan)],
    }
  const suits = speedOf(asked) >= speedOf(plan)
  const compared = compareButton(asked, plan)
  if (suits || told.length === 0)
    return {
      before: suits ? [...noted, chatMemoryUpdated({ advised: asked.id })] : noted,
      text: enough.yes(asked.plan, devicesOf(asked), told) + games,
      actions: [...choosePlanButton(order, asked), ...compared],
    }
  return {
    before: noted,
    text: enough.no(asked.plan, devicesOf(asked), told, namedPlan(plan)) + games,
    actions: [...choosePlanButton(order, plan), ...choosePlanButton(order, asked), ...compared],
  }
}

/** Replies to "Qual é o melhor?": with a recommendation once the household is known, else with its questions. */
export function advise({ state, order, plans }: Asked, echo: string): Moves {
  if (plans.length === 0) return [...begun(echo), say(advice.later), askAgain]
  const { home } = state.dialogue.memory
  if (home?.people === undefined) return [...begun(echo), say(advice.start), asideOpened('advice')]
  const found = recommend(state, home)
  const actions = [...choosePlanButton(order, found?.plan), ...compareButton(plans[0], found?.plan)]
  return found
    ? [...begun(echo), found.remembered, say(found.text), asideOpened({ actions })]
    : [...begun(echo), say(enough.ask)]
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
  const actions = [...choosePlanButton(order, found.plan), ...compareButton(cheapest, found.plan)]
  return [found.remembered, say(`${remarkAnswers.remembered(told)} ${found.text}`), asideOpened({ actions })]
}
