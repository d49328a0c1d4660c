/** Answers questions about the service that visitors ask in the chat. */
import { conversation } from '../../content/assistant-messages.ts'
import { isMove, refined, type MoveId } from '../../content/sale-moves.ts'
import { type FactFigures, facts, type FactId } from '../../content/visitor-questions.ts'
import { unanswerable } from '../../content/worries.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-and-requested-plan.ts'
import type { Order } from '../../funnel/types.ts'
import { textOf } from '../../questions/step-texts.ts'
import { asideOpened, pricesAsked, type ChatAction, type Said } from '../../store/events.ts'
import { selectDraft, selectOrder } from '../../store/selectors.ts'
import { say, sayInTurn, tell, type Store } from './add-chat-lines.ts'
import { loadSaleTalk, saleTalk } from './load-sale-talk.ts'
import { planStepOf, plansOnOffer, type TalkAnswer } from './plans-on-offer.ts'

/**
 * Returns what the prepared answers may mention: the visitor's plan, the cheapest plan, and whether the
 * visitor pays by direct debit.
 */
function figuresOf(order: Order): FactFigures {
  const plans = order.facts.coverage?.plans ?? order.facts.offers?.plans ?? []
  const [only, another] = plans
  const plan = planOf(order) ?? (another ? undefined : only)
  const cheapest = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)[0]
  const isDebit = paysByDebit(order)
  return {
    ...(plan ? { plan } : {}),
    ...(cheapest ? { cheapest } : {}),
    ...(isDebit === undefined ? {} : { isDebit }),
  }
}

const isFact = (id: string): id is FactId => Object.hasOwn(facts, id)

/** What was asked whose answer names a price. Before the address is known, the campaign's prices must be. */
const PRICED: ReadonlySet<string> = new Set<FactId | MoveId>([
  'preco',
  'caro',
  'preco-concorrente',
  'pechincha',
  'mais-barato',
  'sem-debito',
])

/** Milliseconds to wait for what an answer needs before answering without it. */
const PATIENCE = 2500

/** Answers that wait for what they need. A further message does not wait behind them. */
const waiting = new WeakMap<Store, () => void>()

/** Gives the answer that waits, as far as it can be given. */
export const answerWaiting = (store: Store): void => waiting.get(store)?.()

/** Loads the campaign's prices, unless those of the address are known. */
export function loadPrices(store: Store): void {
  const { range } = store.getState().dialogue.noted
  const order = selectOrder(store.getState())
  if (range === undefined && planStepOf(order) && plansOnOffer(order).length === 0)
    store.dispatch(pricesAsked())
}

/**
 * Calls a function once what an answer needs has loaded, or could not be: its code, and the prices that it names.
 */
export function onceAnswerable(store: Store, ids: readonly string[], then: () => void): void {
  const state = store.getState()
  const order = selectOrder(state)
  const isKnown = () => store.getState().dialogue.noted.range !== undefined
  const isPriced =
    ids.some((id) => PRICED.has(id)) && planStepOf(order) !== undefined && plansOnOffer(order).length === 0
  const needsCode = isPriced || ids.some(isMove)
  const isReady = () => (!needsCode || saleTalk() !== null) && (!isPriced || isKnown())
  if (isReady()) {
    then()
    return
  }
  const finish = () => {
    clearTimeout(timer)
    stop()
    waiting.delete(store)
    then()
  }
  const timer = setTimeout(finish, PATIENCE)
  const finishIfReady = () => {
    if (waiting.get(store) === finish && isReady()) finish()
  }
  const stop = store.subscribe(finishIfReady)
  waiting.set(store, finish)
  if (needsCode)
    loadSaleTalk().then(finishIfReady, () => {
      if (waiting.get(store) === finish) finish()
    })
  if (isPriced) loadPrices(store)
}

/** Returns what is answered: a question that a move refines is not answered besides. */
function answered(ids: readonly string[]): string[] {
  const covered = ids.filter(isMove).flatMap((id): readonly string[] => refined[id])
  return ids.filter((id) => !covered.includes(id))
}

function answerOf(store: Store, id: string, message: string): (TalkAnswer & Pick<Said, 'link'>) | null {
  const talk = saleTalk()
  // without the code for it, a person is the better answer
  if (isMove(id)) return talk ? talk.answerMove(store, id, message) : { text: unanswerable.alone[0] }
  if (!isFact(id)) return null
  const order = selectOrder(store.getState())
  const { range } = store.getState().dialogue.noted
  if (id === 'preco' && range && talk && plansOnOffer(order).length === 0)
    return { text: talk.priceRange(range) }
  if (id === 'por-que-cpf' && selectDraft(store.getState(), 'cpf').person_type === 'pj')
    return { text: textOf(order, 'cpf').variants?.pj?.why ?? '' }
  const { answer, link } = facts[id]
  return { text: answer(figuresOf(order)), ...(link ? { link } : {}) }
}

/** Buttons below an answer, at most. */
const MOST_BUTTONS = 3

/**
 * Answers what visitors ask or say besides the answers of the order, using this visitor's plan and prices.
 * @param ids ids of the prepared answers and of the moves; unknown ids are ignored
 * @param message the message as typed
 * @param isBeside whether the message also contained something else, such as an answer to the open question
 * @param isPassing whether the message has led to another question, before which the answer is shown
 */
export function answerFacts(
  store: Store,
  ids: readonly string[],
  message: string,
  isBeside: boolean,
  isPassing = isBeside,
): void {
  const actions: ChatAction[] = []
  let isFirst = true
  for (const id of answered(ids)) {
    const told = answerOf(store, id, message)
    if (!told) continue
    const more = { ...(told.link ? { link: told.link } : {}), ...(isPassing ? { passing: true } : {}) }
    if (isBeside && isFirst)
      say(store, `${conversation.alsoAsked} ${told.text}`, { ...more, turn: `told ${told.text}` })
    else tell(store, told.text, more)
    isFirst = false
    actions.push(...(told.actions ?? []))
  }
  if (actions.length > 0) store.dispatch(asideOpened({ actions: actions.slice(0, MOST_BUTTONS) }))
}

/** Admits that a question cannot be answered, with a channel to a person. */
export function admit(store: Store, isBeside: boolean, isPassing = false): void {
  if (isBeside) {
    sayInTurn(store, 'unanswered beside', unanswerable.beside, isPassing ? { passing: true } : {})
    return
  }
  sayInTurn(store, 'unanswered', unanswerable.alone)
  store.dispatch(asideOpened('human'))
}
