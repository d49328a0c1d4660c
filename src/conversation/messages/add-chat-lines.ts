/** Adds lines to the conversation of the chat. */
import { conversation } from '../../content/assistant-messages.ts'
import { stepOf } from '../../funnel/journeys.ts'
import { chatWordingOf } from '../../questions/step-texts.ts'
import { said, type Said } from '../../store/events.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { AppStore } from '../../store/store.ts'

/** The part of the Redux store that the chat's code needs: reading the state and dispatching events. */
export type Store = Pick<AppStore, 'getState' | 'dispatch'>

type More = Partial<Omit<Said, 'step' | 'who' | 'text'>>

/** Adds a line of the assistant to the conversation, at the current question. */
export function say(store: Store, text: string, more: More = {}): void {
  store.dispatch(said({ step: selectPosition(store.getState()), who: 'assistant', text, ...more }))
}

/**
 * Adds the visitor's message to the conversation. An empty text is skipped: no part of that message may be
 * shown.
 */
export function quote(store: Store, text: string, more: More = {}): void {
  if (text) store.dispatch(said({ step: selectPosition(store.getState()), who: 'visitor', text, ...more }))
}

/**
 * Returns the next wording of a list, so that the chat varies its replies.
 * @param turn name under which the uses of the list are counted
 */
export function inTurn(store: Store, turn: string, list: readonly string[]): string {
  const { turns } = store.getState().dialogue
  return list[(turns[turn] ?? 0) % list.length] ?? ''
}

/** Adds the next wording of a list to the conversation, as a line of the assistant. */
export function sayInTurn(store: Store, turn: string, list: readonly string[], more: More = {}): void {
  say(store, inTurn(store, turn, list), { ...more, turn })
}

/** Repeats the open question in a shorter wording, after the chat has replied to something else. */
export function askAgain(store: Store): void {
  const state = store.getState()
  const position = selectPosition(state)
  const order = selectOrder(state)
  if (stepOf(order, position).kind !== 'question') return
  const { again, heading } = chatWordingOf(order, position, selectDraft(state, position))
  if (again ?? heading) say(store, again ?? heading)
}

/** Confirms that several answers were recorded. The line is shown before the next question. */
export const sayTook = (store: Store) => sayInTurn(store, 'took', conversation.took, { passing: true })
