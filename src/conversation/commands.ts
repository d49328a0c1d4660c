/**
 * What a visitor asks to be done: commands such as "voltar", buttons, and requests that answer no question, such as going on
 * in the form.
 */
import { chatReplies } from '../content/chat-command-replies.ts'
import { assistantMessages } from '../content/assistant-messages.ts'
import { orderSelfService } from '../content/order-self-service.ts'
import { addressStep, findStep, idsOf, isStepOf, stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { resultWordsOf } from '../questions/find-journey-result-names.ts'
import { textOf, wordingOf } from '../questions/look-up-step-texts.ts'
import {
  answersVolunteered,
  asideOpened,
  backRequested,
  correctionRequested,
  doubtClosed,
  modeChangeRequested,
  newCodeRequested,
  orderActionRequested,
  partReopened,
  restartRequested,
  withdrawalRequested,
  type ChatAction,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import {
  selectBack,
  selectCan,
  selectKeeps,
  selectOrder,
  selectPartBefore,
  selectPosition,
  selectRecordId,
  selectUi,
} from '../store/selectors.ts'
import { advise } from './advice.ts'
import { chipsOf } from './answer-chip-texts.ts'
import type { Heard } from './heard.ts'
import {
  askAgain,
  begun,
  clearInput,
  fillInput,
  ifAt,
  saidBefore,
  say,
  sayInTurn,
  show,
  UNDERSTOOD,
  type Moves,
} from './moves.ts'
import { takeAlongButton } from './order-answers.ts'
import { askOn } from './proposals.ts'
import { isBareAnswer, record } from './record.ts'
import { actsOf, askedOf, tell, tellBeside, tellPressed, topicsOf } from './topics.ts'

const { commands } = chatReplies

/** Obeys a command. Values that stand beside a call for help or for a person are kept. */
export function obey(heard: Heard): Moves | null {
  const { reading, echo, state, doubt } = heard
  const { command, answers } = reading
  if (command === null) return null
  const step = command.startsWith('correct:') ? command.slice('correct:'.length) : null
  if (step !== null) return answers[step] || reading.doubts.some((each) => each.step === step) ? null : correct(heard, step)
  const kept = Object.keys(answers).length > 0 ? [answersVolunteered({ answers })] : []
  if (command === 'back') return [UNDERSTOOD, clearInput, ...goBack(state, echo)]
  if (command === 'restart') return [...begun(echo), asideOpened('restart')]
  if (command === 'human') return [...begun(echo), ...kept, ...tellBeside(heard, false), ...callPerson('')]
  return [...begun(echo), ...kept, ...giveHelp(''), ...tellBeside(heard, false), ...(doubt ? [askOn(doubt)] : [])]
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

/** Goes back, at "voltar": cancels a correction, or goes back one question, and says where that has led. */
export function goBack(state: RootState, echo: string): Moves {
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

/** Shows the help of the current question, then the general commands. */
export const giveHelp = (echo: string): Moves => [
  show(echo),
  (state) => [say(textOf(selectOrder(state), selectPosition(state)).help)],
  say(chatReplies.help.commands),
]

/** Offers ways to reach a person and shows the reference with which an agent can find the order. */
export const callPerson = (echo: string): Moves => [show(echo), ...toPerson(commands.atendente)]

/** Says something that a person is needed for, with the ways to one. */
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

const correctButtons = (order: Order, steps: readonly StepId[]): ChatAction[] =>
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
  if (asks?.startsWith('pedido-')) return [...begun(said), ...(request(state, asks.slice('pedido-'.length)) ?? [])]
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

/** Replies to yes or no while the chat asks "Quer mesmo recomeçar?". */
export function restart({ reading: { agreed }, state, echo }: Heard): Moves | null {
  if (state.dialogue.aside !== 'restart' || agreed === null) return null
  return agreed ? [UNDERSTOOD, restartRequested()] : [...begun(echo), say(commands.recomecarKept)]
}

/** Does what a message asks for besides answers, and replies to small talk. */
export function act(heard: Heard): Moves | null {
  const { state, reading, text, echo } = heard
  const [id] = actsOf(reading)
  const isTalk = id?.startsWith('conversa-') === true
  if (id === undefined || (isTalk && topicsOf(reading).length > 0)) return null
  if (isTalk) return smallTalk(heard, id.slice('conversa-'.length))
  if (id === 'conselho') return advise(askedOf(state, text, reading.doubts), echo)
  if (id === 'pessoa-pf' || id === 'pessoa-pj') return switchPerson(heard, id.slice('pessoa-'.length))
  const moves = id.startsWith('pedido-') ? request(state, id.slice('pedido-'.length), text) : null
  return moves && [...begun(echo), ...moves, ...tellBeside(heard, false)]
}

/** Switches between CPF and CNPJ; said before the document is asked, it is remembered. */
function switchPerson({ order, at, echo, text }: Heard, person_type: string): Moves {
  const values = { person_type }
  if (stepOf(order, at).fields.some(({ name }) => name === 'person_type'))
    return [...begun(echo), fillInput(values), say(wordingOf(order, at, values).heading)]
  return [...begun(echo), ...(person_type === 'pj' ? tell(['para-empresa'], text) : []), askAgain]
}

type SmallTalk = keyof typeof assistantMessages.smalltalk

/** Replies to small talk. A visitor who stays upset is offered contact with a person. */
function smallTalk({ state, echo, doubt }: Heard, kind: string): Moves {
  const { smalltalk: all } = assistantMessages
  const list = all[kind === 'bye' && !selectKeeps(state) ? 'byeOpen' : (kind as SmallTalk)]
  const along = kind === 'bye' ? takeAlongButton(state) : []
  const isUpset = kind === 'upset' && (state.dialogue.turns.upset ?? 0) + 1 >= list.length
  return [
    ...begun(echo),
    sayInTurn(kind, list),
    ...(isUpset ? [asideOpened('human')] : []),
    ...(along.length > 0 ? [asideOpened({ actions: along })] : []),
    ...(kind === 'bye' || isUpset ? [] : [askOn(doubt)]),
  ]
}

/** Does what no question asks for; null if it cannot be meant here. */
function request(state: RootState, what: string, text = ''): Moves | null {
  const order = selectOrder(state)
  const at = selectPosition(state)
  switch (what) {
    case 'device':
      if (!selectCan(state, 'resume')) return toPerson(commands.elsewhereByPerson)
      return selectRecordId(state) === null
        ? [say(commands.elsewhereNothing)]
        : [say(commands.elsewhere), asideOpened('elsewhere')]
    case 'address':
      return changeOf(order, at, addressStep(order), text)
    case 'document': {
      const step = findStep(order, ({ fields }) => fields.some(({ said }) => said === 'document'))
      return changeOf(order, at, step?.id ?? at, text)
    }
    case 'withdraw':
      return [withdrawalRequested()]
    case 'visit': {
      const { byPerson, fixed, opened } = orderSelfService.visit
      const canMove = selectCan(state, 'reschedule')
      if (!canMove || order.finished?.isFixed) return toPerson(canMove ? fixed : byPerson)
      return [say(opened), orderActionRequested({ what: 'dates' }), asideOpened('visit')]
    }
    case 'code':
      return [newCodeRequested()]
    case 'form':
      return [modeChangeRequested({ mode: 'pages' })]
    case 'erase':
      // before there is a record, everything that was said is on the screen; of earlier orders a person is asked
      if (selectRecordId(state) === null) return [...tell(['apagar-agora'], ''), asideOpened('restart')]
      return selectCan(state, 'erasure')
        ? [say(commands.erasing), asideOpened('erase')]
        : toPerson(commands.eraseByPerson)
    default:
      return null
  }
}

/** Another address or document, which may only be a remark: at a dead end its question opens, elsewhere it is asked. */
function changeOf(order: Order, at: StepId, step: StepId, text: string): Moves {
  if (stepOf(order, at).isDeadEnd && !text.includes('?')) return [correctionRequested({ step })]
  if (at !== step && order.answers[step]) return askToChange(order, step)
  const reply = step === addressStep(order) ? tell(['qual-endereco'], '') : at === step ? [] : [say(commands.comesLater)]
  return [...reply, askAgain]
}
