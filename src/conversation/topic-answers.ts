/** Answers what visitors ask and remark, in one to three sentences with their own plan and prices. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { isRemark, questionsRefinedByRemark } from '../content/visitor-remarks.ts'
import { unanswerable } from '../content/unanswerable-and-repeated-questions.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { asideOpened, pricesRequested, type ChatAction } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBanks, selectOrder } from '../store/selectors.ts'
import { plansNamed } from '../understanding/kinds/plan.ts'
import { messageOf } from '../understanding/message.ts'
import type { Doubt, Situation } from '../understanding/reading.ts'
import { choiceLabel } from '../questions/answer-chip-texts.ts'
import type { Heard } from './heard-message.ts'
import { askAgain, begun, sayInTurn, say, sayOnce, type Later, type Moves, type Wait } from './moves.ts'
import { choosePlanButton, type Asked } from './plan-buttons.ts'
import { planFieldOf, planInMind, planStepOf, plansOnOffer } from '../funnel/offered-plans.ts'
import { askOn, propose } from './proposals.ts'

/** Buttons below an answer, at most. */
export const MOST_BUTTONS = 3

/** Whether an id is of what is done or small talk, and no topic that has an answer. */
const isAct = (id: string) => /^(?:pedido-|conversa-|pessoa-|conselho$|nao-confirmo$)/.test(id)

/** The topics of a message that have an answer, without questions that a remark refines. */
export function topicsOf({ facts }: Heard['reading']): readonly string[] {
  const covered: readonly string[] = facts.filter(isRemark).flatMap((id) => questionsRefinedByRemark[id])
  return facts.filter((id) => !isAct(id) && !covered.includes(id))
}

/** What the acts of a message are: 'pedido-form', 'conversa-thanks'. */
export const actsOf = ({ facts }: Heard['reading']): readonly string[] => facts.filter(isAct)

/** Collects what an answer is made from. */
export function askedOf(state: RootState, text: string): Asked {
  const order = selectOrder(state)
  const { memory } = state.dialogue
  const plans = plansOnOffer(order)
  const { said } = messageOf(text)
  return {
    state,
    order,
    said,
    plans,
    named: plansNamed(said, plans.length > 0 ? plans : (memory.sold ?? [])),
    mind: planInMind(order, state.ui.drafts, memory.advised),
    range: memory.range,
  }
}

/** Questions whose answers name a price, or a streaming service that only plans tell. */
const PRICED = /^(?:preco|custo|caro|preco-conc|meses-gratis|pechincha|mais-barato|sem-debito|streaming-incl)/

const lacksPrices = (state: RootState): boolean =>
  planStepOf(selectOrder(state)) !== undefined && plansOnOffer(selectOrder(state)).length === 0

/** Loads the campaign's prices, unless they or those of the address are known. */
export const loadPrices: Later = (state) =>
  state.dialogue.memory.range === undefined && lacksPrices(state) ? [pricesRequested()] : []

const hasPrices = (state: RootState) => state.dialogue.memory.range !== undefined || !lacksPrices(state)

/** The prepared answers, which load with the first question that is asked (D156). */
let answers: typeof import('./prepared-answers.ts') | undefined
export async function loadAnswers(): Promise<Moves> {
  answers ??= await import('./prepared-answers.ts')
  return []
}

/** Milliseconds to wait for prices before answering without them, and for the answers. */
const PATIENCE = { prices: 2500, answers: 10_000 }

/** Answers topics, once the answers and the prices that they need have loaded or failed to load. */
export function tell(ids: readonly string[], text: string, more: TellOptions = {}): Moves {
  const answering: Later = (state) => told(state, ids, text, more)
  const isPriced = ids.some((id) => PRICED.test(id)) && !more.isBeside
  const priced: Wait = { until: hasPrices, next: answering, patience: PATIENCE.prices }
  const isLoaded = () => answers !== undefined
  const next = isPriced ? () => [priced] : answering
  const loaded: Wait = { until: isLoaded, run: loadAnswers, next, patience: PATIENCE.answers }
  return isPriced ? [loadPrices, loaded] : [loaded]
}

interface TellOptions {
  /** Whether the message also contained something else, such as an answer to the open question. */
  readonly isBeside?: boolean
  /** Whether the message has led to another question, before which the answer is shown. */
  readonly isPassing?: boolean
  /** Buttons below the answer, behind its own. */
  readonly actions?: readonly ChatAction[]
}

function told(state: RootState, ids: readonly string[], text: string, more: TellOptions): Moves {
  const { alsoAsked } = assistantMessages
  const answerTo = (id: string) => answers?.preparedAnswer(askedOf(state, text), id)
  const found = ids.map((id) => answerTo(id) ?? { text: unanswerable.alone[0] })
  const lines = found.flatMap(({ text: answer, link, before = [], isTold }, index): Moves => {
    const parts = { ...(link && { link }), ...(more.isPassing && { passing: true }) }
    const isIntroduced = more.isBeside && index === 0 && !isTold
    return [
      ...before,
      isIntroduced ? say(alsoAsked(answer), { ...parts, turn: `told ${answer}` }) : sayOnce(answer, parts),
    ]
  })
  return [...lines, openButtons([...found.flatMap(({ actions = [] }) => actions), ...(more.actions ?? [])])]
}

/** Shows buttons, each once and at most three. */
const openButtons =
  (actions: readonly ChatAction[]): Later =>
  () => {
    const all = [...new Map(actions.map((each) => [each.label, each])).values()].slice(0, MOST_BUTTONS)
    return all.length > 0 ? [asideOpened({ actions: all })] : []
  }

/** Answers the questions beside the values of a message. */
export const tellBeside = ({ reading, text }: Heard, isPassing: boolean): Moves => {
  const ids = topicsOf(reading)
  return [
    ...(ids.length > 0 ? tell(ids, text, { isBeside: true, isPassing }) : []),
    ...(reading.unanswered && ids.length === 0
      ? [sayInTurn('unanswered beside', unanswerable.beside, isPassing ? { passing: true } : {})]
      : []),
  ]
}

/** Kinds of question whose value is offered as a button where it is only asked about (D129). */
const CHOSEN: ReadonlySet<string> = new Set(['plans', 'offers', 'dates', 'choice'])

/** Answers the topics of a message. A choice that it asks about is a button below, and no proposal. */
export function answerTopics(heard: Heard): Moves | null {
  const { reading, order, text, echo, doubt, state } = heard
  const ids = topicsOf(reading)
  if (ids.length === 0) return null
  const isChosen = ({ step }: Doubt) => CHOSEN.has(stepOf(order, step).view)
  const actions = reading.doubts
    .filter(isChosen)
    .flatMap((each) => choiceButtons(order, each, selectBanks(state) ?? []))
  const missing = reading.doubts.find((each) => !isChosen(each) || each.why === 'unavailable')
  return [
    ...begun(echo),
    ...tell(ids, text, { actions }),
    ...(reading.unanswered ? [sayInTurn('unanswered beside', unanswerable.beside)] : []),
    missing ? propose(missing, text) : askOn(doubt),
  ]
}

/** The buttons that choose what a question only speaks of. */
function choiceButtons(
  order: Order,
  { step, values, or, why }: Doubt,
  banks: Situation['banks'],
): ChatAction[] {
  const { name = '' } = planFieldOf(order) ?? {}
  if (why !== 'confirm' && why !== 'either' && why !== 'guess') return []
  return (or ?? [values]).flatMap((each): readonly ChatAction[] => {
    const plan = plansOnOffer(order).find(({ id }) => id === each[name])
    if (plan) return choosePlanButton(order, plan)
    const label = choiceLabel(order, step, each, banks, false)
    return label === '' || order.finished ? [] : [{ label, answers: { [step]: each } }]
  })
}

/** Answers a topic whose button was pressed. What stands in the input stays there. */
export const tellPressed = (id: string, label: string): Moves => [...tell([id], label), askAgain]
