/** What a visitor wants besides answering: a button, another device, erasure, advice; and small talk. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { chatReplies } from '../content/command-replies.ts'
import { orderSelfService } from '../content/order-self-service.ts'
import { otherHolder } from '../content/other-contract-holder.ts'
import { addressStep, findStep, stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { wordingOf } from '../questions/look-up-step-texts.ts'
import {
  answersVolunteered,
  asideOpened,
  correctionRequested,
  doubtClosed,
  modeChangeRequested,
  newCodeRequested,
  orderActionRequested,
  withdrawalRequested,
  type ChatAction,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectCan, selectKeeps, selectOrder, selectPosition, selectRecordId } from '../store/selectors.ts'
import { advise, householdIn } from './household-advice.ts'
import { askToChange, callPerson, correctButtons, giveHelp, openQuestion, toPerson } from './commands.ts'
import type { Heard } from './heard-message.ts'
import {
  askAgain,
  begun,
  clearInput,
  fillInput,
  ifAt,
  say,
  sayInTurn,
  show,
  UNDERSTOOD,
  type Moves,
} from './moves.ts'
import { takeAlongButton } from './plan-buttons.ts'
import { askOn } from './proposals.ts'
import { isBareAnswer, record } from './value-recording.ts'
import { actsOf, askedOf, tell, tellBeside, tellPressed, topicsOf } from './topic-answers.ts'

const { commands } = chatReplies

/** Does what a message asks for besides answers, and replies to small talk. */
export function act(heard: Heard): Moves | null {
  const { state, reading, text, echo } = heard
  const [id] = actsOf(reading)
  const isTalk = id?.startsWith('conversa-') === true
  if (id === undefined || (isTalk && topicsOf(reading).length > 0)) return null
  if (isTalk) return smallTalk(heard, id.slice('conversa-'.length))
  const asked = askedOf(state, text)
  if (id === 'conselho')
    return householdIn(asked.said)?.people ? [...begun(echo), ...tell(['serve'], text)] : advise(asked, echo)
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
    case 'holder':
      return [say(otherHolder.incomplete), askAgain]
    case 'done':
      return selectRecordId(state) === null || order.finished ? null : refreshed
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

/** Milliseconds to wait for the server before going on without it. */
const PATIENCE = 2500

/** Reads the order from the server, where it may have been placed on another device: then its receipt is the reply. */
const refreshed: Moves = [
  orderActionRequested({ what: 'refresh' }),
  {
    until: ({ orderActions, ui }) => orderActions.states.refresh !== 'busy' && ui.phase === 'ready',
    patience: PATIENCE,
    next: askAgain,
  },
]

/** Another address or document, which may only be a remark: at a dead end its question opens, elsewhere it is asked. */
function changeOf(order: Order, at: StepId, step: StepId, text: string): Moves {
  if (stepOf(order, at).isDeadEnd && !text.includes('?')) return [correctionRequested({ step })]
  if (at !== step && order.answers[step]) return askToChange(order, step)
  const reply =
    step === addressStep(order) ? tell(['qual-endereco'], '') : at === step ? [] : [say(commands.comesLater)]
  return [...reply, askAgain]
}

/** Returns what a button leads to; null if its label is read as a message. `said`: instead of pressing. */
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
export function pressTyped({ state, at, text, echo, reading }: Heard): Moves | null {
  const { aside } = state.dialogue
  const buttons = aside !== null && typeof aside === 'object' ? aside.actions : []
  const bare = (label: string) => label.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const typed = buttons.find(({ label }) => bare(label) === bare(text))
  if (typed) return pressed(state, typed, echo)
  const [offered, another] = buttons
  const isOnly = offered !== undefined && (!another || another.asks === 'deixar')
  if (!isOnly || reading.agreed === null) return null
  // a yes to the question that stands again below them is its own
  if (reading.agreed && !reading.answers[at] && (offered.opens ?? offered.answers))
    return pressed(state, offered, echo)
  return !reading.agreed && another ? pressed(state, another, echo) : null
}
