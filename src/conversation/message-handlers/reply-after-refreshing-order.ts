/**
 * Reads the order from the server before a message is replied to that speaks of the order as done: it may have been
 * finished on another device, and then the receipt is the reply.
 */
import { asideClosed, asideOpened, messageRead, orderActionRequested } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPhase, selectPosition, selectRecordId } from '../../store/selectors.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { carryOut, keepWaiting, type ChatStore } from './carry-out-chat-moves.ts'
import { clearInput, show } from './chat-move-types.ts'

/** Somebody has done something, or it is done: 'terminei', 'já fez', 'foi finalizado'. */
const DONE = /\b(?:(?:termin|finaliz|fech|confirm)(?:ei|ou|ad[oa])|conclui(?:u|d[oa])?|fiz|fez|feit[oa])\b/
/** What is done is the order, or is done elsewhere. */
const ABOUT_ORDER = /\b(?:pedido|compra|tudo|celular|aparelho|computador|notebook|tablet)\b/
/** Nothing else is said: 'já terminou?', 'foi finalizado'. A bare 'fechou' or 'feito' is a yes. */
const BARE = /^\W*(?:(?:eu|el[ea]|ja|foi|ta|esta|ficou) )+\w+\W*$/

/** Whether a message speaks of the order as done. */
export function speaksOfFinishedOrder(text: string): boolean {
  const said = lowerWithoutAccents(text)
  return DONE.test(said) && (ABOUT_ORDER.test(said) || BARE.test(said))
}

/** Returns what a yes would be a yes to. */
const askedNow = (state: RootState) => ({ position: selectPosition(state), doubt: state.dialogue.doubt })

/** Milliseconds to wait for the server before replying without it. */
const PATIENCE = 2500

/** Whether the order may have been finished elsewhere. */
export const mayBeFinishedElsewhere = (state: RootState): boolean =>
  selectRecordId(state) !== null && selectOrder(state).finished === null

/**
 * Reads the order, and then replies unless it is finished. The visitor's next message does not wait for it. Once another
 * question is open, the message gets no reply: it means yes to no question but the one at which it was typed (D133).
 * @param echo the message as shown in the transcript
 */
export function replyAfterRefresh(store: ChatStore, echo: string, reply: () => void): void {
  carryOut(store, [clearInput, asideOpened('searching')])
  store.dispatch(orderActionRequested({ what: 'refresh' }))
  const asked = askedNow(store.getState())
  // an order that is loaded anew forgets that it was asked for
  const isBusy = () => {
    const state = store.getState()
    return state.orderActions.states.refresh === 'busy' || selectPhase(state) !== 'ready'
  }
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stop()
    keepWaiting(store, null)
    if (store.getState().dialogue.aside === 'searching') store.dispatch(asideClosed())
    const { position, doubt } = askedNow(store.getState())
    const isOpen = selectOrder(store.getState()).finished === null
    if (isOpen && position === asked.position && doubt === asked.doubt) reply()
    else {
      // what is asked meanwhile stays open
      const read = isOpen ? [] : [messageRead({ understood: true })]
      carryOut(store, [...read, show(echo, { passing: true })])
    }
  }
  keepWaiting(store, finish)
  const timer = setTimeout(finish, PATIENCE)
  const stop = store.subscribe(() => {
    if (!isBusy()) finish()
  })
}
