/** What a button below the conversation leads to, pressed or typed. */
import { chatReplies } from '../content/chat-command-replies.ts'
import { answersVolunteered, asideOpened, doubtClosed, type ChatAction } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectOrder, selectPosition } from '../store/selectors.ts'
import { callPerson, correctButtons, giveHelp, openQuestion } from './corrections.ts'
import type { Heard } from './heard.ts'
import { askAgain, begun, clearInput, ifAt, say, show, UNDERSTOOD, type Moves } from './moves.ts'
import { isBareAnswer, record } from './record.ts'
import { request } from './requests.ts'
import { tellPressed } from './topics.ts'

const { commands } = chatReplies

/**
 * Returns what a button below an answer leads to; null if its label is read as a message.
 * @param said what the visitor said instead of pressing the button
 */
export function pressed(state: RootState, action: ChatAction, said = action.label): Moves | null {
  const { label, answers, opens, among, asks } = action
  const order = selectOrder(state)
  if (opens !== undefined) return [UNDERSTOOD, clearInput, ...openQuestion(opens, said)]
  if (among !== undefined) {
    const [only = '', another] = among
    if (another === undefined) return [UNDERSTOOD, clearInput, ...openQuestion(only, said)]
    const actions = correctButtons(order, among)
    return [...begun(said), say(commands.corrigirWhich), asideOpened({ actions })]
  }
  if (asks === 'deixar') return [...begun(said), say(commands.recomecarKept), askAgain]
  if (asks === 'human') return [UNDERSTOOD, clearInput, ...callPerson(said)]
  if (asks === 'ajuda') return [UNDERSTOOD, ...giveHelp(said)]
  if (asks?.startsWith('pedido-'))
    return [...begun(said), ...(request(state, asks.slice('pedido-'.length)) ?? [])]
  if (asks !== undefined) return [UNDERSTOOD, show(said), ...tellPressed(asks, label)]
  if (!answers) return null
  const at = selectPosition(state)
  const isChange = Object.keys(answers).some((step) => order.answers[step] && step !== at)
  const isBare = !isChange && isBareAnswer(order, at, answers, said)
  return [
    UNDERSTOOD,
    ...(isBare ? [] : [show(said, { isAnswer: true })]),
    ...(isChange && state.dialogue.doubt?.condition !== undefined ? [doubtClosed()] : []),
    ...(isChange
      ? [answersVolunteered({ answers, isWorded: true })]
      : [clearInput, record(answers, !isBare)]),
    ...(isChange || !answers[at] ? [ifAt(at, [askAgain])] : []),
  ]
}

/** Replies to the label of a button that was typed, or to a yes to the only one. */
export function pressTyped({ state, text, echo, reading }: Heard): Moves | null {
  const { aside } = state.dialogue
  const buttons = aside !== null && typeof aside === 'object' ? aside.actions : []
  const bare = (label: string) => label.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const typed = buttons.find(({ label }) => bare(label) === bare(text))
  if (typed) return pressed(state, typed, echo)
  const [offered, another] = buttons
  const isOnly = offered !== undefined && (!another || another.asks === 'deixar')
  if (!isOnly || reading.agreed === null) return null
  if (reading.agreed && (offered.opens ?? offered.answers)) return pressed(state, offered, echo)
  return !reading.agreed && another ? pressed(state, another, echo) : null
}
