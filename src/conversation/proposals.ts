/** Proposes what the chat has not recorded: one button beside the form, which blocks nothing (D153, D154). */
import { assistantMessages } from '../content/assistant-messages.ts'
import { askedAgain } from '../content/unanswerable-and-repeated-questions.ts'
import { haveSameValues } from '../funnel/form-values.ts'
import { isStepOf, stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { listInWords } from '../lib/list-in-words.ts'
import {
  answerRefused,
  asideOpened,
  doubtClosed,
  doubtKept,
  doubtRaised,
  type OpenDoubt,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBanks, selectOpenPart, selectOrder, selectPosition } from '../store/selectors.ts'
import type { Doubt } from '../understanding/reading.ts'
import { chipsOf } from '../questions/answer-chip-texts.ts'
import { isDoubtLast, valuesByGoingOn, type Heard } from './heard-message.ts'
import {
  askAgain,
  begun,
  clearInput,
  fillInput,
  ifAt,
  nextWording,
  saidBefore,
  say,
  sayOnce,
  show,
  UNDERSTOOD,
  type Later,
  type Moves,
} from './moves.ts'
import { buttonsInstead, isYesOrNo, missingOf, question, stays, textFor } from './proposal-texts.ts'
import { problemsOfTyped, problemsWith, problemWith, record, recordShown } from './value-recording.ts'

/** Whether the chat can judge a value of a step yet: the list of dates or plans must have loaded. */
function isJudged(order: Order, id: StepId): boolean {
  const { view } = stepOf(order, id)
  if (view === 'dates') return order.facts.freeDates !== null
  return view !== 'plans' || order.facts.coverage !== null
}

/** Proposes a value, or asks for the part that is missing. What is to be mended stays in the input. */
export const propose =
  (raised: OpenDoubt, message = ''): Later =>
  (state) => {
    const order = selectOrder(state)
    const { step } = raised
    const { view, parts } = stepOf(order, step)
    const isHere = step === selectPosition(state)
    const isHalf =
      view === 'dates' && raised.why === 'confirm' && !(raised.values.date && raised.values.period)
    const doubt: OpenDoubt = isHalf ? { ...raised, why: 'part' } : raised
    if (isHere && doubt.why === 'part' && parts) return [record({ [step]: doubt.values })]
    const whole = isHere && doubt.why === 'part' ? completed(state, doubt) : null
    if (whole) return [clearInput, record({ [step]: whole }, true)]
    const isMended = ['part', 'invalid', 'ddd'].includes(doubt.why)
    const problems = isHere && doubt.why === 'invalid' ? problemsWith(order, step, doubt.values) : {}
    const isRefused = Object.keys(problems).length > 0
    const instead = buttonsInstead(state, doubt)
    // of a quiz with more questions the choice on its card shows that the answer was taken
    const isSilent = isRefused || (doubt.why === 'part' && view === 'quiz')
    const typed = doubt.why === 'typo' || doubt.why === 'guess' ? asTyped(order, step, message) : undefined
    return [
      ...(['typo', 'invalid', 'ddd'].includes(doubt.why) ? [] : [clearInput]),
      ...(isHere && isMended ? [fillInput(doubt.values)] : []),
      // after the value is in the input, because typing clears the error
      ...(isRefused ? [answerRefused({ step, problems })] : []),
      ...(instead ? [sayOnce(instead.text)] : isSilent ? [] : [question(state, doubt)]),
      ...(instead && instead.actions.length > 0 ? [asideOpened({ actions: instead.actions })] : []),
      doubtRaised(typed ? { ...doubt, typed } : doubt),
    ]
  }

/** Returns an answer completed with what an earlier message left in its form; null if a part is missing. */
function completed(state: RootState, { step, values }: OpenDoubt): Values | null {
  const order = selectOrder(state)
  const told = { ...state.ui.drafts[step], ...values }
  return missingOf(order, step, values) !== '' && missingOf(order, step, told) === '' ? told : null
}

/** Returns the value as the visitor typed it, if the question would take it. */
function asTyped(order: Order, step: StepId, message: string): Values | undefined {
  const name = stepOf(order, step).fields.find(({ kind }) => kind === 'text')?.name
  const typed = /\S+@\S+\.\w+/.exec(message)?.[0] ?? message
  if (name === undefined || typed === '') return undefined
  return problemWith(order, step, { [name]: typed }) === null ? { [name]: typed } : undefined
}

/** Asks about what is proposed once more, after a reply to something else; without a proposal, the open question. */
export const askOn =
  (doubt: OpenDoubt | null): Later =>
  (state) => {
    if (!doubt || doubt.why === 'invalid' || state.dialogue.doubt !== doubt) return askAgain(state)
    const turn = `again ${textFor(state, doubt, false)}`
    const lead = nextWording(state, turn, askedAgain.slice(1))
    return [question(state, doubt, lead, turn), doubtRaised(doubt)]
  }

/** Whether a doubt may be asked about now: it is of the open question, or of an answer that the order has. */
const isDue = ({ order, at }: Heard, { step }: Doubt): boolean =>
  step === at || (order.answers[step] !== undefined && stepOf(order, step).kind === 'question')

/** Returns what is proposed of a message: the open question's value first, or else all changes with one yes. */
function proposalOf(heard: Heard): OpenDoubt | null {
  const { reading, order, at } = heard
  const due = reading.doubts.filter((each) => isDue(heard, each) && isJudged(order, each.step))
  const here = due.find(({ step }) => step === at)
  const [first, ...others] = here && stepOf(order, at).view !== 'review' ? [here] : due
  if (!first) return null
  const alike = others.filter(({ why, step }) => step !== at && why === first.why)
  const isSet = alike.length > 0 && isYesOrNo(first) && first.step !== at
  return isSet
    ? { ...first, set: Object.fromEntries(alike.map(({ step, values }) => [step, values])) }
    : first
}

/** Whether a part or a wrong value was found for a field other than the one that the chat asks for. */
function isOfAnotherPart(state: RootState, { values, why }: OpenDoubt): boolean {
  const part = selectOpenPart(state)
  return part !== null && values[part] === undefined && ['surname', 'ddd', 'invalid'].includes(why)
}

/** Proposes what a message names doubtfully, where it answers nothing. */
export function proposeValues(heard: Heard): Moves | null {
  const { reading, state, at, echo, text } = heard
  if (reading.doubts.length === 0) return null
  const doubt = proposalOf(heard)
  if (!doubt) {
    const kept = keepForLater(heard, false)
    return kept.length > 0 ? [...begun(echo), ...kept, askAgain] : null
  }
  const wrong = doubt.step === at && isOfAnotherPart(state, doubt) ? problemsOfTyped(state, text) : {}
  if (Object.keys(wrong).length > 0)
    return [UNDERSTOOD, show(echo), answerRefused({ step: at, problems: wrong })]
  // the same typo again is no typo
  const again = heard.doubt?.why === 'typo' && doubt.why === 'typo' ? heard.doubt.typed : undefined
  if (again && haveSameValues(heard.doubt?.values ?? {}, doubt.values))
    return recordShown(echo, { [doubt.step]: again })
  return [UNDERSTOOD, show(echo), propose(doubt, text), ...keepForLater(heard, false)]
}

/** What is proposed of a message whose values were recorded, or kept for its question. */
export function afterValues(heard: Heard, state: RootState, isMoved: boolean): Moves {
  const doubt = proposalOf(heard)
  const isPast = doubt && doubt.step === heard.at && isMoved
  return [
    ...keepForLater(heard, isMoved),
    ...(doubt && !isPast && isStepOf(selectOrder(state), doubt.step) ? [propose(doubt, heard.text)] : []),
  ]
}

/** Keeps what is asked later until its question, and says so. */
function keepForLater(heard: Heard, isMoved: boolean): Moves {
  const { reading, order, state } = heard
  const kept = reading.doubts.filter((each) => {
    const { kind } = stepOf(order, each.step)
    return kind === 'question' && !isDue(heard, each) && each.why !== 'invalid'
  })
  const shown = kept.flatMap(({ step, values }) =>
    chipsOf(order, step, values, selectBanks(state) ?? []).join(', '),
  )
  return [
    ...kept.map((doubt) => doubtKept(doubt)),
    ...(shown.some(Boolean)
      ? [say(assistantMessages.keptForLater(listInWords(shown.filter(Boolean))), { passing: isMoved })]
      : []),
  ]
}

/** A no to what is proposed: of a likely typo, what was typed stands. */
export function refuseProposal({ reading, state, doubt, echo, at, order }: Heard): Moves | null {
  if (!doubt || !isYesOrNo(doubt) || reading.agreed !== false || !isDoubtLast(state.dialogue)) return null
  if (doubt.typed && doubt.why === 'typo') return recordShown(echo, { [doubt.step]: doubt.typed })
  const stands = doubt.step !== at && order.answers[doubt.step] ? [say(stays(order, doubt.step))] : []
  return [
    ...begun(echo),
    doubtClosed(),
    ...(stands.length > 0 ? stands : [say(assistantMessages.doubtDropped)]),
    askAgain,
  ]
}

/** Records what is proposed, or one of its values, once its button was pressed. */
export function acceptProposal(
  state: RootState,
  doubt: OpenDoubt,
  echo: string,
  values = doubt.values,
): Moves {
  const at = selectPosition(state)
  return [
    ...recordShown(echo, { [doubt.step]: values, ...doubt.set }),
    ...(doubt.step === at ? [] : [ifAt(at, [askAgain])]),
  ]
}

/** Takes a guess beside which the visitor has gone on, or says in a line that a proposal has lapsed (D154). */
export function afterGoingOn(state: RootState): Moves {
  const { lapsed } = state.dialogue
  const order = selectOrder(state)
  if (!lapsed) return []
  const { doubt, isAnswered } = lapsed
  const isKnown = isStepOf(order, doubt.step) && (isYesOrNo(doubt) || doubt.why === 'either')
  const values = isKnown && isAnswered ? valuesByGoingOn(order, doubt) : null
  if (values) return [doubtClosed(), record({ [doubt.step]: values }, true)]
  const isAnswer = isKnown && order.answers[doubt.step] && stepOf(order, doubt.step).kind === 'question'
  return [doubtClosed(), ...(isAnswer ? [saidBefore(stays(order, doubt.step))] : [])]
}

/** Proposes what was kept for the question that is open now, once the chat knows what can be chosen there. */
export function proposeKept(state: RootState): Moves {
  const order = selectOrder(state)
  const at = selectPosition(state)
  const kept = state.dialogue.keptDoubts.find(({ step }) => step === at)
  const answer = order.answers[at]
  if (!kept || state.dialogue.doubt || state.ui.mode !== 'chat' || !isJudged(order, at)) return []
  if (answer && !answer.isUnsure) return []
  const isFree = Object.keys(problemsWith(order, at, kept.values)).length === 0
  const isVisit = stepOf(order, at).view === 'dates' && isYesOrNo(kept) && Boolean(kept.values.date)
  return [propose(isVisit && !isFree && kept.values.period ? { ...kept, why: 'unavailable' } : kept)]
}
