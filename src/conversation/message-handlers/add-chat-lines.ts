/** Builds the lines that the chat adds to the conversation. */
import type { Action } from '@reduxjs/toolkit'
import { askedAgain, repeatedAnswerIntros } from '../../content/unanswerable-and-repeated-questions.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import { answerText } from '../../questions/format-answer-as-text.ts'
import { chatWordingOf } from '../../questions/look-up-step-texts.ts'
import { isQuestionLast } from '../../store/dialogue-sequence-numbers.ts'
import { lineAdded } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import { say, type LaterMove, type LineParts, type Moves } from './chat-move-types.ts'

/** Returns the event that adds a line of the assistant to the conversation, at the current question. */
export const assistantLine = (state: RootState, text: string, more: LineParts): Action =>
  lineAdded({ step: selectPosition(state), who: 'assistant', text, ...more })

/** Returns the event that adds the visitor's message to the conversation; none for an empty text. */
export const visitorLine = (state: RootState, text: string, more: LineParts): Moves =>
  text ? [lineAdded({ step: selectPosition(state), who: 'visitor', text, ...more })] : []

/** Returns a text without anything but letters and digits, to compare what was typed with what it means. */
const bare = (text: string) => normaliseText(text).replace(/[^\p{L}\d]/gu, '')

/**
 * Whether a message is nothing but the new answer to the open question, as it is shown or stored: its bubble then shows
 * the answer. Every other message keeps its words, and what was taken from it is shown below (D130).
 */
export function isBareAnswer(
  order: Order,
  position: StepId,
  answers: Readonly<Record<StepId, Values>>,
  text: string,
): boolean {
  const { [position]: own, ...others } = answers
  if (!own || Object.keys(others).length > 0 || order.answers[position]) return false
  const answered = { ...order, answers: { ...order.answers, [position]: { values: own } } }
  const value = Object.values(own)
    .filter((each) => each !== 'true' && each !== 'false')
    .join('')
  return [value, answerText(answered, position)].some((each) => each !== '' && bare(each) === bare(text))
}

/**
 * Returns the next wording of a list, so that the chat varies its replies.
 * @param turn name under which the uses of the list are counted
 */
export function nextWording({ dialogue }: RootState, turn: string, list: readonly string[]): string {
  return list[(dialogue.turns[turn] ?? 0) % list.length] ?? ''
}

export const sayNextWording = (
  state: RootState,
  turn: string,
  list: readonly string[],
  more: LineParts = {},
): LaterMove => say(nextWording(state, turn, list), { ...more, turn })

/**
 * Whether the last thing that the chat has said asks the open question, so that a yes is the reply to it. What it asks
 * about a doubtful value is no such question.
 */
export function asksQuestionLast({ dialogue: { times, lines, doubt } }: RootState): boolean {
  const last = lines.at(-1)
  return !doubt && (isQuestionLast(times) || (last?.asks === true && last.id === times.now))
}

/**
 * Repeats the open question in a shorter wording after another reply, unless it has just been asked. Each time it is
 * introduced differently.
 */
export function againAsked(state: RootState): Moves {
  const position = selectPosition(state)
  const order = selectOrder(state)
  const { times } = state.dialogue
  const isAsked = times.open === position && isQuestionLast(times)
  if (isAsked || !/^(?:question|review)$/.test(stepOf(order, position).kind)) return []
  const { again, heading } = chatWordingOf(order, position, selectDraft(state, position))
  const question = again ?? heading
  const turn = `again ${question}`
  if (!question) return []
  return [say(`${nextWording(state, turn, askedAgain)} ${question}`.trim(), { turn, asks: true })]
}

/** Says an answer. If the same answer was given before, only its first sentence is repeated. */
export function shorterIfRepeated({ dialogue }: RootState, text: string, more: LineParts): LaterMove {
  const turn = `told ${text}`
  const times = dialogue.turns[turn] ?? 0
  const lead = repeatedAnswerIntros[(times - 1) % repeatedAnswerIntros.length]
  return say(times === 0 || !lead ? text : `${lead} ${lowered(firstSentence(text))}`, { turn, ...more })
}

const firstSentence = (text: string) => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** Returns a sentence as it continues another one. Abbreviations and names in capitals stay. */
const lowered = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
