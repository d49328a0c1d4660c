/** Commands such as voltar and ajuda, and the ways to another question or to a person. */
import { chatReplies } from '../content/command-replies.ts'
import { idsOf, isStepOf, stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { resultWordsOf } from '../questions/find-journey-result-names.ts'
import { textOf, wordingOf } from '../questions/look-up-step-texts.ts'
import {
  answersVolunteered,
  asideOpened,
  backRequested,
  correctionRequested,
  partReopened,
  restartRequested,
  type ChatAction,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBack, selectOrder, selectPartBefore, selectPosition, selectUi } from '../store/selectors.ts'
import { chipsOf } from '../questions/answer-chip-texts.ts'
import type { Heard } from './heard-message.ts'
import { begun, clearInput, ifAt, saidBefore, say, show, UNDERSTOOD, type Moves } from './moves.ts'
import { askOn } from './proposals.ts'
import { tellBeside } from './topic-answers.ts'

const { commands } = chatReplies

/** Goes back, at "voltar": cancels a correction, or goes back one question, and says where that has led. */
function goBack(state: RootState, echo: string): Moves {
  const part = selectPartBefore(state)
  if (state.parts.reopened ?? part) return [partReopened(state.parts.reopened ? null : part)]
  const { position: from, returnTo } = selectUi(state)
  const target = selectBack(state)
  const going = returnTo
    ? [backRequested()]
    : target !== null && target !== 'start'
      ? [correctionRequested({ step: target })]
      : []
  return [
    ...going,
    (now) => {
      const at = selectPosition(now)
      const passing = at !== from && at !== returnTo
      const { voltar, voltarKept, voltarNothing } = commands
      if (at === from) return [show(echo), say(voltarNothing)]
      return [show(echo, { passing }), say(at === returnTo ? voltarKept : voltar, { passing })]
    },
  ]
}

export const giveHelp = (echo: string): Moves => [
  show(echo),
  (state) => [say(textOf(selectOrder(state), selectPosition(state)).help)],
  say(chatReplies.help.commands),
]

/** Offers ways to reach a person and shows the reference with which an agent can find the order. */
export const callPerson = (echo: string): Moves => [show(echo), ...toPerson(commands.atendente)]

export const toPerson = (text: string): Moves => [say(text), asideOpened('human')]

/** Opens a question for correction. What led to it is shown before it. */
export const openQuestion = (step: StepId, echo: string): Moves => [
  correctionRequested({ step }),
  show(echo, { passing: true }),
]

/** Returns an answer as its chips show it. For the address, the house number follows the postcode. */
function recorded(order: Order, step: StepId): string {
  const isAddress = stepOf(order, step).isKeptInTab === true
  const ids = isAddress ? idsOf(order, 'chat').filter((id) => stepOf(order, id).isKeptInTab) : [step]
  return ids
    .flatMap((id) => (order.answers[id] ? chipsOf(order, id, order.answers[id].values, []) : []))
    .join(', ')
}

/** Asks whether a recorded answer is to be changed, before its question opens. */
export const askToChange = (order: Order, step: StepId): Moves => [
  say(commands.changeAsk(recorded(order, step))),
  asideOpened({
    actions: [
      { label: commands.changeYes, opens: step },
      { label: commands.changeNo, asks: 'deixar' },
    ],
  }),
]

export const correctButtons = (order: Order, steps: readonly StepId[]): ChatAction[] =>
  steps.map((id) => ({ label: commands.corrigirButton(textOf(order, id).name), opens: id }))

/** Asks what is to be corrected, with a button for each group of the review. */
export function askWhichGroup(order: Order): Moves {
  const answered = idsOf(order, 'chat').filter(
    (id) => order.answers[id] !== undefined && stepOf(order, id).kind === 'question',
  )
  const actions = Object.entries(resultWordsOf(order).groups).flatMap(([group, label]) => {
    const among = answered.filter((id) => textOf(order, id).row?.group === group)
    return among.length > 0 ? [{ label, among }] : []
  })
  return [say(commands.corrigirWhat), asideOpened({ actions })]
}

/** Obeys a command. Values that stand beside a call for help or for a person are kept. */
export function obey(heard: Heard): Moves | null {
  const { reading, echo, state, doubt } = heard
  const { command, answers } = reading
  if (command === null) return null
  const kept = Object.keys(answers).length > 0 ? [answersVolunteered({ answers })] : []
  const step = command.startsWith('correct:') ? command.slice('correct:'.length) : null
  if (step !== null)
    return answers[step] || reading.doubts.some((each) => each.step === step)
      ? null
      : [...(heard.step.view === 'review' ? [] : kept), ...correct(heard, step)]
  if (command === 'back') return [UNDERSTOOD, clearInput, ...goBack(state, echo)]
  if (command === 'restart') return [...begun(echo), asideOpened('restart')]
  if (command === 'human') return [...begun(echo), ...kept, ...tellBeside(heard, false), ...callPerson('')]
  return [
    ...begun(echo),
    ...kept,
    ...giveHelp(''),
    ...tellBeside(heard, false),
    ...(doubt ? [askOn(doubt)] : []),
  ]
}

/** Opens the question of an answer that is to be corrected, or asks which one. */
function correct({ order, at, echo, text }: Heard, step: StepId): Moves {
  const isKnown = isStepOf(order, step) && order.answers[step] !== undefined
  if (!isKnown) {
    const isReview = stepOf(order, at).view === 'review'
    return [...begun(echo), ...(isReview ? askWhichGroup(order) : [say(commands.corrigirUnknown)])]
  }
  // 'posso usar outro CPF?' opens nothing before it is confirmed
  if (text.includes('?') && step !== at) return [...begun(echo), ...askToChange(order, step)]
  return [
    UNDERSTOOD,
    clearInput,
    ...openQuestion(step, echo),
    ...(step === at ? [] : [ifAt(step, [saidBefore(commands.corrigir(wordingOf(order, step).name ?? ''))])]),
  ]
}

/** Replies to yes or no while the chat asks "Quer mesmo recomeçar?". */
export function restart({ reading: { agreed }, state, echo }: Heard): Moves | null {
  if (state.dialogue.aside !== 'restart' || agreed === null) return null
  return agreed ? [UNDERSTOOD, restartRequested()] : [...begun(echo), say(commands.recomecarKept)]
}
