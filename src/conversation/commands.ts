/** The commands that a visitor can type: voltar, corrigir, recomeçar, ajuda, atendente. */
import { chatReplies } from '../content/chat-command-replies.ts'
import { isStepOf, stepOf } from '../funnel/journey-registry.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { wordingOf } from '../questions/look-up-step-texts.ts'
import { answersVolunteered, asideOpened, restartRequested } from '../store/redux-actions.ts'
import { askToChange, askWhichGroup, callPerson, giveHelp, goBack, openQuestion } from './corrections.ts'
import type { Heard } from './heard.ts'
import { begun, clearInput, ifAt, saidBefore, say, UNDERSTOOD, type Moves } from './moves.ts'
import { askOn } from './proposals.ts'
import { tellBeside } from './topics.ts'

const { commands } = chatReplies

/** Obeys a command. Values that stand beside a call for help or for a person are kept. */
export function obey(heard: Heard): Moves | null {
  const { reading, echo, state, doubt } = heard
  const { command, answers } = reading
  if (command === null) return null
  const step = command.startsWith('correct:') ? command.slice('correct:'.length) : null
  if (step !== null)
    return answers[step] || reading.doubts.some((each) => each.step === step) ? null : correct(heard, step)
  const kept = Object.keys(answers).length > 0 ? [answersVolunteered({ answers })] : []
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
