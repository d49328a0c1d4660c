/** Recommends a plan to visitors who describe their household in a message, such as 'somos 4 e jogamos online'. */
import { advice } from '../../content/plan-advice.ts'
import { remarkAnswers } from '../../content/remark-answers.ts'
import { streamingServiceNames } from '../../content/streaming-service-names.ts'
import type { Plan } from '../../contract/plan.ts'
import { advisedPlan, type Household, type Reason, type SaidHousehold } from '../../funnel/plan-advice.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { speedOf, speedName } from '../../lib/plan-speed.ts'
import { householdInWords } from '../../questions/household-in-words.ts'
import { asideOpened, draftChanged, chatMemoryUpdated } from '../../store/redux-actions.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { householdIn } from '../../understanding/words/household-in-text.ts'
import { plansNamed } from '../../understanding/words/plans-named.ts'
import { addAssistantMessage, type ChatStore } from './add-chat-lines.ts'
import { compareButton, devicesOf, namedPlan, choosePlanButton } from './plan-buttons-and-comparison.ts'
import { plansOnOffer, isOfOwnOffers, planFieldOf } from '../offered-plans.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

const { enough, ownOffers } = remarkAnswers

/** The assumptions about a household where the visitor has not said anything. */
const UNTOLD: Household = { people: 'few', use: 'neither', series: 'none' }

function reasonText(reason: Reason, plan: Plan, isOwn: boolean): string {
  const { reasons } = advice
  switch (reason) {
    case 'cheapest':
      return isOwn ? ownOffers.cheapest : reasons.cheapest
    case 'games':
      return reasons.games
    case 'devices':
      return reasons.devices(devicesOf(plan))
    case 'upload':
      return reasons.upload(speedName(plan.plan_upload))
    case 'streaming':
      return reasons.streaming(
        listInWords(plan.subscriptions.flatMap((slug) => streamingServiceNames[slug] ?? [])),
      )
  }
}

/** Recommends a plan: returns it with the text, remembers and marks it. Returns null if nothing is on offer. */
export function recommend(
  store: ChatStore,
  home: SaidHousehold,
): { readonly plan: Plan; readonly text: string } | null {
  const order = selectOrder(store.getState())
  const found = advisedPlan(plansOnOffer(order), { ...UNTOLD, ...home })
  if (!found) return null
  const { plan, reasons, lacks } = found
  // the number of devices is not known for every speed
  const said = reasons.filter((reason) => reason !== 'devices' || devicesOf(plan) > 0)
  const isOwn = isOfOwnOffers(order)
  const texts =
    said.length > 0 ? said.map((reason) => reasonText(reason, plan, isOwn)) : [advice.reasons.suits]
  store.dispatch(chatMemoryUpdated({ advised: plan.id }))
  const field = planFieldOf(order)
  // also selects the card of the recommended plan
  if (field && !order.answers[field.step]) store.dispatch(draftChanged({ ...field, value: plan.id }))
  const nearest = lacks
    ? `${(isOwn ? ownOffers : advice).nearest(streamingServiceNames[lacks] ?? lacks)} `
    : ''
  return { plan, text: nearest + advice.recommend(plan.plan, unbrokenBRL(plan.price_with_dacc), texts) }
}

/**
 * Answers a message that describes a household, or asks whether a plan is enough for it. The description is remembered
 * for the rest of the order.
 * @param said the message in lower case without accents
 */
export function answerHousehold(store: ChatStore, said: string): TalkAnswer {
  const order = selectOrder(store.getState())
  const before = store.getState().dialogue.memory.home ?? {}
  const now = householdIn(said) ?? {}
  const { count: _count, ...uncounted } = before
  const home: SaidHousehold = { ...(now.people ? uncounted : before), ...now }
  store.dispatch(chatMemoryUpdated({ home }))
  const plans = plansOnOffer(order)
  const told = householdInWords(home)
  if (plans.length === 0) {
    const kept = isOfOwnOffers(order) ? ownOffers.kept : enough.kept
    return { text: told.length > 0 ? kept(told) : enough.ask }
  }
  const [asked] = plansNamed(said.replace(/\b\d{1,2} (?:pessoas|moradores|gente)\b/g, ' '), plans)
  const games = home.use === 'games' ? ` ${enough.games}` : ''
  const advised = recommend(store, home)
  if (!advised) return { text: enough.ask }
  const { plan, text } = advised
  const [cheapest] = plans
  if (!asked)
    return {
      text: text + games,
      actions: [...choosePlanButton(order, plan), ...compareButton(cheapest, plan)],
    }
  const suits = speedOf(asked) >= speedOf(plan)
  if (suits || told.length === 0) {
    if (suits) store.dispatch(chatMemoryUpdated({ advised: asked.id }))
    return {
      text: enough.yes(asked.plan, devicesOf(asked), told) + games,
      actions: [...choosePlanButton(order, asked), ...compareButton(asked, plan)],
    }
  }
  return {
    text: enough.no(asked.plan, devicesOf(asked), told, namedPlan(plan)) + games,
    actions: [
      ...choosePlanButton(order, plan),
      ...choosePlanButton(order, asked),
      ...compareButton(asked, plan),
    ],
  }
}

/** Gives the advice that was promised before the plans were known, once they are on the screen. */
export function adviseAsPromised(store: ChatStore): void {
  const state = store.getState()
  const order = selectOrder(state)
  const { home, advised } = state.dialogue.memory
  if (!home || advised || selectPosition(state) !== planFieldOf(order)?.step) return
  const told = householdInWords(home)
  if (told.length === 0) return
  const found = recommend(store, home)
  if (!found) return
  addAssistantMessage(store, `${remarkAnswers.remembered(told)} ${found.text}`)
  const [cheapest] = plansOnOffer(order)
  store.dispatch(
    asideOpened({
      actions: [...choosePlanButton(order, found.plan), ...compareButton(cheapest, found.plan)],
    }),
  )
}
