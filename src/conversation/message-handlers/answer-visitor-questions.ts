/** Answers questions about the service that visitors ask in the chat. */
import { assistantMessages } from '../../content/assistant-messages.ts'
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { FactId } from '../../content/visitor-question-wordings.ts'
import { unanswerable } from '../../content/unanswerable-and-repeated-questions.ts'
import { asideOpened, pricesRequested, type ChatAction } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import {
  addAssistantMessage,
  sayNextWording,
  sayShorterIfRepeated,
  type ChatStore,
} from './add-chat-lines.ts'
import { loadLazyHandlers, lazyHandlers } from './load-lazy-handlers.ts'
import { clearInput, withoutTouchingInput } from './clear-or-fill-current-input.ts'
import { planStepOf, plansOnOffer } from '../offered-plans.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

/**
 * Questions whose answers name a price. As long as the address is unknown, these answers need the campaign's prices.
 */
const PRICED: ReadonlySet<string> = new Set<FactId | RemarkId>([
  'preco',
  'caro',
  'preco-concorrente',
  'pechincha',
  'mais-barato',
  'sem-debito',
])

/** Milliseconds to wait for data that an answer needs before answering without it. */
const PATIENCE = 2500

/** Answers that wait for data. Later messages do not have to wait for them. */
const waiting = new WeakMap<ChatStore, () => void>()

/** Gives the answer that waits, as far as it can be given. */
export const answerWaiting = (store: ChatStore): void => waiting.get(store)?.()

/** Loads the campaign's prices, unless those of the address are known. */
export function loadPrices(store: ChatStore): void {
  const { range } = store.getState().dialogue.memory
  const order = selectOrder(store.getState())
  if (range === undefined && planStepOf(order) && plansOnOffer(order).length === 0)
    store.dispatch(pricesRequested())
}

/**
 * Calls a function once the code and the prices that an answer needs have loaded or failed to load.
 * @param isPatient whether it may wait for prices, because the message records nothing
 */
export function onceAnswerable(
  store: ChatStore,
  ids: readonly string[],
  isPatient: boolean,
  then: () => void,
): void {
  const state = store.getState()
  const order = selectOrder(state)
  const isKnown = () => store.getState().dialogue.memory.range !== undefined
  const isPriced =
    isPatient &&
    ids.some((id) => PRICED.has(id)) &&
    planStepOf(order) !== undefined &&
    plansOnOffer(order).length === 0
  const needsCode = ids.length > 0
  const isReady = () => (!needsCode || lazyHandlers() !== null) && (!isPriced || isKnown())
  if (isReady()) {
    then()
    return
  }
  const finish = () => {
    clearTimeout(timer)
    stop()
    waiting.delete(store)
    withoutTouchingInput(store, then)
  }
  // the message is dealt with; what is typed from now on is the next one
  clearInput(store)
  const timer = setTimeout(finish, PATIENCE)
  const finishIfReady = () => {
    if (waiting.get(store) === finish && isReady()) finish()
  }
  const stop = store.subscribe(finishIfReady)
  waiting.set(store, finish)
  if (needsCode)
    loadLazyHandlers().then(finishIfReady, () => {
      if (waiting.get(store) === finish) finish()
    })
  if (isPriced) loadPrices(store)
}

/** Buttons below an answer, at most. */
const MOST_BUTTONS = 3

/**
 * Answers questions and remarks that are not answers of the order, using this visitor's plan and prices.
 * @param ids ids of the prepared answers and of the remarks; unknown ids are ignored
 * @param message the message as typed
 * @param isBeside whether the message also contained something else, such as an answer to the open question
 * @param isPassing whether the message has led to another question, before which the answer is shown
 */
export function answerFacts(
  store: ChatStore,
  ids: readonly string[],
  message: string,
  isBeside: boolean,
  isPassing = isBeside,
): void {
  const actions: ChatAction[] = []
  let isFirst = true
  for (const id of lazyHandlers()?.questionsToAnswer(ids) ?? ids) {
    // without the code for it, a person is the better answer
    const told: TalkAnswer = lazyHandlers()?.preparedAnswer(store, id, message) ?? {
      text: unanswerable.alone[0],
    }
    const more = { ...(told.link ? { link: told.link } : {}), ...(isPassing ? { passing: true } : {}) }
    const { alsoAsked, alsoTold } = assistantMessages
    const isOfDay = id === 'instalacao-prazo' || id === 'hora-da-visita'
    const also = isOfDay && !message.includes('?') ? alsoTold : alsoAsked
    if (isBeside && isFirst && !told.isTold)
      addAssistantMessage(store, also(told.text), { ...more, turn: `told ${told.text}` })
    else sayShorterIfRepeated(store, told.text, more)
    isFirst = false
    actions.push(...(told.actions ?? []))
  }
  if (actions.length > 0) store.dispatch(asideOpened({ actions: actions.slice(0, MOST_BUTTONS) }))
}

/** Admits that a question cannot be answered, with a channel to a person. */
export function admitUnanswerable(store: ChatStore, isBeside: boolean, isPassing = false): void {
  if (isBeside) {
    sayNextWording(store, 'unanswered beside', unanswerable.beside, isPassing ? { passing: true } : {})
    return
  }
  sayNextWording(store, 'unanswered', unanswerable.alone)
  store.dispatch(asideOpened('human'))
}
