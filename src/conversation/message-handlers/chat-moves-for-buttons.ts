/**
 * What a button below the chat's messages does: it records an answer or opens a question for correction. Also asks
 * whether a recorded answer is to be changed.
 */
import { chatReplies } from '../../content/chat-command-replies.ts'
import {
  asideClosed,
  asideOpened,
  correctionRequested,
  messageRead,
  answersVolunteered,
  type ChatAction,
} from '../../store/redux-actions.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId } from '../../funnel/step-and-journey-types.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../../store/selectors.ts'
import { resultWordsOf } from '../../questions/find-journey-result-names.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { chipsOf } from '../answer-chip-texts.ts'
import { askAgain, clearInput, record, say, show, tell, type Moves } from './chat-move-types.ts'
import { isBareAnswer } from './add-chat-lines.ts'

/** Returns an answer as its chips show it. For the address, the house number follows the postcode. */
function recorded(order: Order, step: StepId): string {
  const isAddress = stepOf(order, step).isKeptInTab === true
  const ids = isAddress ? idsOf(order, 'chat').filter((id) => stepOf(order, id).isKeptInTab) : [step]
  return ids
    .flatMap((id) => (order.answers[id] ? chipsOf(order, id, order.answers[id].values, []) : []))
    .join(', ')
}

/** Asks whether a recorded answer is to be changed, before its question opens, or what the message may say `instead`. */
export function askToChange(order: Order, step: StepId, instead: readonly ChatAction[] = []): Moves {
  const { commands } = chatReplies
  const actions = [{ label: commands.changeYes, opens: step }, ...instead, { label: commands.changeNo }]
  return [say(commands.changeAsk(recorded(order, step))), asideOpened({ actions })]
}

/** Asks which answer is to be corrected, with a button for each. */
export const askWhich = (order: Order, steps: readonly StepId[]): Moves => [
  say(chatReplies.commands.corrigirWhich),
  asideOpened({
    actions: steps.map((id) => ({ label: chatReplies.commands.corrigirButton(textOf(order, id).name) })),
  }),
]

/** Returns all steps whose answers stand at the review. */
export const answeredQuestions = (order: Order): StepId[] =>
  idsOf(order, 'chat').filter(
    (id) => order.answers[id] !== undefined && stepOf(order, id).kind === 'question',
  )

/** Asks what is to be corrected, with a button for each group of the review. */
export function askWhichGroup(order: Order): Moves {
  const { groups } = resultWordsOf(order)
  const answered = answeredQuestions(order)
  const actions = Object.entries(groups).flatMap(([group, label]) => {
    const among = answered.filter((id) => textOf(order, id).row?.group === group)
    return among.length > 0 ? [{ label, among }] : []
  })
  return [say(chatReplies.commands.corrigirWhat), asideOpened({ actions })]
}

/** Opens a question for correction. What led to it is shown before it. */
export const openQuestion = (step: StepId, echo: string): Moves => [
  correctionRequested({ step }),
  show(echo, { passing: true }),
]

/**
 * Returns what a button under an answer leads to, if it records an answer, opens a question or asks one. An earlier answer
 * is replaced.
 * @param said what the visitor said instead of pressing the button
 * @returns null if it does none of these: the button's label must be read as a message
 */
export function movesOfButton(
  state: RootState,
  { label, answers, opens, among, asks }: ChatAction,
  said = label,
): Moves | null {
  const understood = [asideClosed(), messageRead({ understood: true })]
  if (opens !== undefined) return [...understood, clearInput, ...openQuestion(opens, said)]
  if (among !== undefined) {
    const [only, another] = among
    return only !== undefined && another === undefined
      ? [...understood, clearInput, ...openQuestion(only, said)]
      : [...understood, clearInput, show(said), ...askWhich(selectOrder(state), among)]
  }
  // what stands in the input stays there: a question asked in passing answers nothing
  if (asks !== undefined) return [...understood, show(said), tell([asks], label, false), askAgain]
  if (!answers) return null
  const order = selectOrder(state)
  const position = selectPosition(state)
  const isChange = Object.keys(answers).some((step) => order.answers[step] && step !== position)
  const isBare = !isChange && isBareAnswer(order, position, answers, said)
  return [
    ...understood,
    ...(isBare ? [] : [show(said, { isAnswer: true })]),
    ...(isChange
      ? [answersVolunteered({ answers, isWorded: true })]
      : [clearInput, record(answers, !isBare)]),
    ...(isChange || !answers[position] ? [{ do: 'ask-again', at: position } as const] : []),
  ]
}
