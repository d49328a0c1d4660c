/** Adds lines to the conversation of the chat. */
import { askedAgain, repeatedAnswerIntros } from '../../content/unanswerable-and-repeated-questions.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { chatWordingOf } from '../../questions/step-texts.ts'
import { isQuestionLast } from '../../store/dialogue-times.ts'
import { lineAdded, type AddedLine } from '../../store/redux-actions.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { AppStore } from '../../store/root-reducer.ts'

/** The part of the Redux store that the chat's code needs: reading the state and dispatching events. */
export type ChatStore = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>

type More = Partial<Omit<AddedLine, 'who' | 'text'>>

/** Adds a line of the assistant to the conversation, at the current question. */
export function addAssistantMessage(store: ChatStore, text: string, more: More = {}): void {
  store.dispatch(lineAdded({ step: selectPosition(store.getState()), who: 'assistant', text, ...more }))
}

/** Adds the visitor's message to the conversation. An empty text is skipped: no part of that message may be shown. */
export function addVisitorMessage(store: ChatStore, text: string, more: More = {}): void {
  if (text)
    store.dispatch(lineAdded({ step: selectPosition(store.getState()), who: 'visitor', text, ...more }))
}

/**
 * Returns the next wording of a list, so that the chat varies its replies.
 * @param turn name under which the uses of the list are counted
 */
export function nextWording(store: ChatStore, turn: string, list: readonly string[]): string {
  const { turns } = store.getState().dialogue
  return list[(turns[turn] ?? 0) % list.length] ?? ''
}

/** Adds the next wording of a list to the conversation, as a line of the assistant. */
export function sayNextWording(
  store: ChatStore,
  turn: string,
  list: readonly string[],
  more: More = {},
): void {
  addAssistantMessage(store, nextWording(store, turn, list), { ...more, turn })
}

/**
 * Whether the last thing that the chat has said asks the open question, so that a yes is the reply to it. What it asks
 * about a doubtful value is no such question.
 */
export function asksQuestionLast(store: ChatStore): boolean {
  const { times, lines, doubt } = store.getState().dialogue
  const last = lines.at(-1)
  return !doubt && (isQuestionLast(times) || (last?.asks === true && last.id === times.now))
}

/**
 * Repeats the open question in a shorter wording after another reply, unless it has just been asked. Each time it is
 * introduced differently.
 */
export function askAgain(store: ChatStore): void {
  const state = store.getState()
  const position = selectPosition(state)
  const order = selectOrder(state)
  const { times } = state.dialogue
  const isAsked = times.open === position && isQuestionLast(times)
  if (isAsked || !/^(?:question|review)$/.test(stepOf(order, position).kind)) return
  const { again, heading } = chatWordingOf(order, position, selectDraft(state, position))
  const question = again ?? heading
  const turn = `again ${question}`
  if (question)
    addAssistantMessage(store, `${nextWording(store, turn, askedAgain)} ${question}`.trim(), {
      turn,
      asks: true,
    })
}

/** Adds an answer to the conversation. If the same answer was given before, only its first sentence is repeated. */
export function sayShorterIfRepeated(store: ChatStore, text: string, more: More): void {
  const turn = `told ${text}`
  const times = store.getState().dialogue.turns[turn] ?? 0
  const lead = repeatedAnswerIntros[(times - 1) % repeatedAnswerIntros.length]
  addAssistantMessage(store, times === 0 || !lead ? text : `${lead} ${lowered(firstSentence(text))}`, {
    turn,
    ...more,
  })
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** Returns a sentence as it continues another one. Abbreviations and names in capitals stay. */
const lowered = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
