/** Carries out the moves of the chat, one after the other: the only place in which a message changes anything. */
import type { AppStore, RootState } from '../../store/root-reducer.ts'
import { asideClosed, chatMemoryUpdated, type ChatMemory } from '../../store/redux-actions.ts'
import { selectPosition } from '../../store/selectors.ts'
import { become } from './expand-deferred-chat-moves.ts'
import { inputCleared, typedNow, typing } from './clear-or-fill-current-input.ts'
import { decideReply, replyOnceAnswerable } from './decide-chat-moves.ts'
import { hasPrices, needsPrices, pricesLoaded } from './load-prices.ts'
import { lazyHandlers, loadLazyHandlers } from './load-lazy-handlers.ts'
import type { Move, Moves, OnceAnswerable, WaitingMove } from './chat-move-types.ts'

/** The part of the Redux store that the chat's code needs: reading the state and dispatching events. */
export type ChatStore = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>

/** Milliseconds to wait for data that an answer needs before answering without it. */
const PATIENCE = 2500

/** Answers that wait for data. Later messages do not have to wait for them. */
const waiting = new WeakMap<ChatStore, () => void>()

/** Gives the answer that waits, as far as it can be given. */
export function answerWaiting(store: ChatStore): void {
  // what one waits for may lead to another
  for (let end = waiting.get(store); end; end = waiting.get(store)) end()
}

/** Keeps a reply that waits, until the visitor's next message at the latest; null once it has been given. */
export function keepWaiting(store: ChatStore, end: (() => void) | null): void {
  if (end) waiting.set(store, end)
  else waiting.delete(store)
}

/** @param submitForm submits the form into which the message was typed */
export function carryOut(store: ChatStore, moves: Moves, submitForm?: () => void): void {
  const left: Move[] = [...moves]
  for (let move = left.shift(); move; move = left.shift()) {
    if ('type' in move) store.dispatch(move)
    else if (isWaiting(move)) waitFor(store, move, submitForm)
    else left.unshift(...become(store.getState(), move))
  }
}

const isWaiting = (move: Exclude<Move, { type: string }>): move is WaitingMove =>
  move.do === 'submit-form' ||
  move.do === 'once-answerable' ||
  move.do === 'await-proposal' ||
  move.do === 'await-faq' ||
  move.do === 'await-streets'

function waitFor(store: ChatStore, move: WaitingMove, submitForm?: () => void): void {
  if (move.do === 'submit-form') submitForm?.()
  else if (move.do === 'once-answerable') onceAnswerable(store, move)
  else if (move.do === 'await-proposal') onceProposed(store, move)
  else if (move.do === 'await-faq') onceFaqLoaded(store, move)
  else onceFound(store, move)
}

/** Does something without changing what is being typed into the open question in the meantime. */
export function withoutTouchingInput(store: ChatStore, run: () => void): void {
  const typed = typedNow(store.getState())
  const at = selectPosition(store.getState())
  carryOut(store, typing(at, Object.fromEntries(Object.keys(typed).map((name) => [name, '']))))
  run()
  if (selectPosition(store.getState()) === at) carryOut(store, typing(at, typed))
}

/** Returns what follows once an answer can be given. */
function followed(state: RootState, { next, received }: OnceAnswerable): Moves {
  if (next === 'reply') return decideReply(received, state)
  return lazyHandlers()?.findCep(state, received) ?? [replyOnceAnswerable(received)]
}

/** Goes on once the code and the prices that an answer needs have loaded or failed to load. */
function onceAnswerable(store: ChatStore, move: OnceAnswerable): void {
  const needsCode = move.ids.length > 0
  const isPriced = move.isPatient && needsPrices(store.getState(), move.ids)
  const isReady = () => (!needsCode || lazyHandlers() !== null) && (!isPriced || hasPrices(store.getState()))
  const goOn = () => carryOut(store, followed(store.getState(), move))
  if (isReady()) {
    goOn()
    return
  }
  const finish = () => {
    clearTimeout(timer)
    stop()
    waiting.delete(store)
    withoutTouchingInput(store, goOn)
  }
  // the message is dealt with; what is typed from now on is the next one
  carryOut(store, inputCleared(store.getState()))
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
  if (isPriced) carryOut(store, pricesLoaded(store.getState()))
}

const searchEnded = ({ dialogue }: RootState): Moves =>
  dialogue.aside === 'searching' ? [asideClosed()] : []

/** Milliseconds to wait for a proposal; the server waits for its model no longer than four seconds. */
const MODEL_PATIENCE = 5000

/**
 * Goes on once the operator's model has proposed something, or has failed to. The visitor's next message does not wait for
 * it: the chat then asks by itself first.
 */
function onceProposed(store: ChatStore, { received }: Extract<WaitingMove, { do: 'await-proposal' }>): void {
  const at = selectPosition(store.getState())
  const stop = new AbortController()
  const timer = setTimeout(giveUp, MODEL_PATIENCE)
  waiting.set(store, giveUp)
  askModel().then(finish, giveUp)

  async function askModel(): Promise<() => Moves | null> {
    const { modelQuestionOf, sendToModel, movesOfProposal } = await loadLazyHandlers()
    const question = modelQuestionOf(store.getState(), received.text)
    const proposal = await sendToModel(question, stop.signal)
    return () => proposal && movesOfProposal(store.getState(), received, question, proposal)
  }

  function giveUp() {
    finish(() => null)
  }

  function finish(proposed: () => Moves | null) {
    if (waiting.get(store) !== giveUp) return
    waiting.delete(store)
    clearTimeout(timer)
    stop.abort()
    withoutTouchingInput(store, () => {
      carryOut(store, searchEnded(store.getState()))
      const state = store.getState()
      // the visitor has answered the question in another way since
      if (selectPosition(state) === at) carryOut(store, proposed() ?? decideReply(received, state))
    })
  }
}

/**
 * Goes on once the campaign's FAQ has loaded, or has failed to, which is not tried again. The visitor's next message does not
 * wait for it.
 */
function onceFaqLoaded(store: ChatStore, { received }: Extract<WaitingMove, { do: 'await-faq' }>): void {
  const at = selectPosition(store.getState())
  const stop = new AbortController()
  const giveUp = () => finish([])
  const timer = setTimeout(giveUp, PATIENCE)
  waiting.set(store, giveUp)
  loadLazyHandlers()
    .then(({ loadFaq }) => loadFaq(store.getState().ui.prefix, stop.signal))
    .then(finish, giveUp)

  function finish(faq: NonNullable<ChatMemory['faq']>) {
    if (waiting.get(store) !== giveUp) return
    waiting.delete(store)
    clearTimeout(timer)
    stop.abort()
    withoutTouchingInput(store, () => {
      carryOut(store, [...searchEnded(store.getState()), chatMemoryUpdated({ faq })])
      const state = store.getState()
      // the visitor has answered the question in another way since
      if (selectPosition(state) === at) carryOut(store, decideReply(received, state))
    })
  }
}

/** Says what a search for a street has found, once it has, unless the visitor has moved on by then. */
function onceFound(store: ChatStore, { search, at }: Extract<WaitingMove, { do: 'await-streets' }>): void {
  const stop = store.subscribe(tellIfOver)
  tellIfOver()

  function tellIfOver() {
    const state = store.getState()
    const isOvertaken = state.dialogue.memory.cepSearch !== search || selectPosition(state) !== at
    if (!isOvertaken && (state.streets.status === 'idle' || state.streets.status === 'busy')) return
    stop()
    if (!isOvertaken) carryOut(store, lazyHandlers()?.tellStreets(state, search) ?? [])
  }
}
