/** Handles the messages of the chat: hears, decides by one table, and carries the moves out. The entry of this part. */
import { chatReplies } from '../content/command-replies.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { asksFieldByField } from '../funnel/single-text-field-in-chat.ts'
import { LONGEST_MESSAGE } from '../lib/chat-message-length-limit.ts'
import type { HeldMessage } from '../store/dialogue-types.ts'
import { answerRefused, heldMessagesRead, lineAdded, messageHeld } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectDraft, selectIsBusy, selectOpenPart, selectOrder, selectPosition } from '../store/selectors.ts'
import { read } from '../understanding/read.ts'
import { adviseAsPromised } from './household-advice.ts'
import { hear, situationOf } from './heard-message.ts'
import { carryOut, endWaits, fillInput, withoutTouchingInput, type ChatStore, type Moves } from './moves.ts'
import { afterGoingOn, proposeKept } from './proposals.ts'
import { decide } from './decision-table.ts'
import { loadPrices } from './topic-answers.ts'

export { carryOut } from './moves.ts'
export { default as AnswersFromMessage } from './AnswersFromMessage.tsx'
export { default as ChatPanels } from './ChatPanels.tsx'

/**
 * Handles a message that the visitor typed into any input of the chat (D152).
 * @param submitForm submits the form into which the message was typed. It is called instead if nothing was found in it
 */
export function handleMessage(store: ChatStore, message: string, submitForm?: () => void): void {
  endWaits(store)
  const state = store.getState()
  const isTooLong = message.trim().length > LONGEST_MESSAGE
  const heard = isTooLong ? null : hear(state, message, submitForm !== undefined)
  carryOut(store, isTooLong ? refuseLongMessage(state, message) : heard ? decide(heard) : [], submitForm)
  carryOut(store, atQuestion(store.getState()))
}

/** Says that a message is too long. It stands in its field, or returns there if it was sent too early. */
function refuseLongMessage(state: RootState, message: string): Moves {
  const id = selectPosition(state)
  const step = stepOf(selectOrder(state), id)
  const name = selectOpenPart(state) ?? step.fields.find(({ kind }) => kind === 'text')?.name
  const problem = { problem: 'outro', text: chatReplies.messageTooLong } as const
  const isGone = name !== undefined && !selectDraft(state, id)[name]
  return [
    ...(isGone ? [fillInput({ [name]: message })] : []),
    name !== undefined && asksFieldByField(step)
      ? answerRefused({ step: id, problems: { [name]: problem } })
      : lineAdded({ step: id, who: 'assistant', text: '', problem, isSaid: true }),
  ]
}

/** What is due at the open question: what became of a proposal, what was kept for this question, a promised advice. */
export function atQuestion(state: RootState): Moves {
  if (selectIsBusy(state)) return []
  return [...afterGoingOn(state), proposeKept, adviseAsPromised]
}

export function isDue(state: RootState): boolean {
  const { lapsed, keptDoubts, memory } = state.dialogue
  const isKept = keptDoubts.some(({ step }) => step === selectPosition(state))
  const isPromised = memory.home !== undefined && memory.advised === undefined
  return !selectIsBusy(state) && (lapsed !== null || isKept || isPromised)
}

function whenBrowserIsIdle(run: () => unknown): void {
  // not every browser reports idle moments
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 500)
}

/** A message with values of many kinds, to warm up the code that reads. */
const example = 'meu nome é Ana Souza, 01310-100, nº 10 apto 2, 11 98765-4321, dia 10, quanto custa o de 500?'

/** Warms up the reader, and loads prices and FAQ, in idle moments. Call it when the journey has loaded. */
export function prepare(store: ChatStore, whenIdle = whenBrowserIsIdle): void {
  whenIdle(() => read(example, situationOf(store.getState(), '')))
  whenIdle(() => carryOut(store, [loadPrices]))
}

/** Handles, in order, the messages sent before this code had loaded. One that asks the server makes the others wait. */
export function handleHeld(store: ChatStore): void {
  const { held } = store.getState().dialogue
  store.dispatch(heldMessagesRead())
  withoutTouchingInput(store, () => {
    for (const message of held) {
      if (selectIsBusy(store.getState())) store.dispatch(messageHeld(message))
      else if (!isOvertaken(store.getState(), message)) handleMessage(store, message.text)
    }
  })
}

/** Whether a message asks to go back from a question that the visitor has answered since. */
const isOvertaken = (state: RootState, { text, at }: HeldMessage): boolean =>
  at !== selectPosition(state) && read(text, situationOf(state, text)).command === 'back'
