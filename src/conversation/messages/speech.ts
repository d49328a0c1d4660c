import { conversation } from '../../content/conversation.ts'
import { stepOf } from '../../funnel/journeys.ts'
import { chatWordingOf } from '../../questions/texts.ts'
import { said, type Said } from '../../store/events.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { AppStore } from '../../store/store.ts'

export type Store = Pick<AppStore, 'getState' | 'dispatch'>

type More = Partial<Omit<Said, 'step' | 'who' | 'text'>>

/** A line of the assistant at the open question. */
export function say(store: Store, text: string, more: More = {}): void {
  store.dispatch(said({ step: selectPosition(store.getState()), who: 'assistant', text, ...more }))
}

/** The visitor's own line; nothing if none of it may be shown. */
export function quote(store: Store, text: string, more: More = {}): void {
  if (text) store.dispatch(said({ step: selectPosition(store.getState()), who: 'visitor', text, ...more }))
}

/** One wording of a list, another each time. */
export function inTurn(store: Store, turn: string, list: readonly string[]): string {
  const { turns } = store.getState().dialogue
  return list[(turns[turn] ?? 0) % list.length] ?? ''
}

export function sayInTurn(store: Store, turn: string, list: readonly string[], more: More = {}): void {
  say(store, inTurn(store, turn, list), { ...more, turn })
}

/** The open question again, shorter, after something else was answered. */
export function askAgain(store: Store): void {
  const state = store.getState()
  const position = selectPosition(state)
  const order = selectOrder(state)
  if (stepOf(order, position).kind !== 'question') return
  const { again, heading } = chatWordingOf(order, position, selectDraft(state, position))
  if (again ?? heading) say(store, again ?? heading)
}

/** The reply to what was asked besides an answer is shown before the next question, whatever that is. */
export const sayTook = (store: Store) => sayInTurn(store, 'took', conversation.took, { passing: true })
