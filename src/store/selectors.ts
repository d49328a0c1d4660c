/** Selectors with which components and sagas read the store. */
import { contactFromAnswers, startingValues } from '../funnel/form-values.ts'
import { progressOf } from '../funnel/order-progress.ts'
import { isStepOf, stepOf } from '../funnel/journey-registry.ts'
import {
  backStep,
  navigationGuard,
  stepsAnsweredTogether,
} from '../funnel/next-previous-and-allowed-steps.ts'
import type { Capability } from '../contract/server-capabilities.ts'
import type {
  Answer,
  Answers,
  Order,
  Problems,
  Step,
  StepId,
  Target,
  Values,
} from '../funnel/step-and-journey-types.ts'
import type { RootState } from './root-reducer.ts'

const NOTHING: Values = {}
const NO_PROBLEMS: Problems = {}

export const selectOrder = (state: RootState): Order => state.order
export const selectUi = (state: RootState) => state.ui
export const selectPhase = (state: RootState) => state.ui.phase
/** Whether the order has expired or was erased. */
export const selectIsGone = ({ ui: { phase } }: RootState) => phase === 'lost' || phase === 'erased'
export const selectRecordId = (state: RootState) => state.ui.recordId
export const selectReturnTo = (state: RootState) => state.ui.returnTo
export const selectRefusals = (state: RootState) => state.ui.refusals
/** Whether the visitor is waiting for the server. */
export const selectIsBusy = (state: RootState) => state.ui.wait?.status === 'running'
export const selectPosition = (state: RootState) => state.ui.position
export const selectMode = (state: RootState) => state.ui.mode
export const selectStep = (state: RootState): Step => stepOf(state.order, state.ui.position)
export const selectWait = (state: RootState) => state.ui.wait
/**
 * The notice above the question. A notice about a rejected answer is shown only at the question of that
 * answer.
 */
export const selectNotice = ({ ui, order }: RootState) => {
  const { notice, position, mode } = ui
  const isElsewhere =
    notice && 'step' in notice && !stepsAnsweredTogether(order, position, mode).includes(notice.step)
  return isElsewhere ? null : notice
}
/** Whether this browser finds its order again: its storage works, and the server keeps orders. */
export const selectKeeps = (state: RootState) => state.ui.keeps && selectCan(state, 'kept-orders')
export const selectSaves = (state: RootState) => state.saves
export const selectQuiz = (state: RootState) => state.ui.quiz
export const selectBanks = (state: RootState) => state.order.facts.banks
export const selectBanksProblem = (state: RootState) => state.ui.banksProblem

// Caches by answer and draft, so that components get the same object until a value changes.
const starts = new WeakMap<Answer, Values>()
const contacts = new WeakMap<Answers, Values>()
const knowns = new WeakMap<Step, { readonly order: Order; readonly draft: Values; readonly values: Values }>()
const mixed = new WeakMap<Values, { readonly start: Values; readonly values: Values }>()

function startOfAnswer(step: Step, answer: Answer): Values {
  const known = starts.get(answer)
  if (known) return known
  const values = startingValues(step, answer)
  starts.set(answer, values)
  return values
}

function contactOf(step: Step, answers: Answers): Values {
  const known = contacts.get(answers)
  if (known) return known
  const values = contactFromAnswers(step, answers)
  contacts.set(answers, values)
  return values
}

function knownOf(step: Step, order: Order, draft: Values): Values | null {
  const before = knowns.get(step)
  if (before?.order === order && before.draft === draft) return before.values
  const values = step.known?.(order, draft) ?? null
  if (values) knowns.set(step, { order, draft, values })
  return values
}

/** Returns the values with which the form of a step starts; null for none. */
function startOf(order: Order, id: StepId, draft: Values): Values | null {
  const answer = order.answers[id]
  if (answer) return startOfAnswer(stepOf(order, id), answer)
  if (!isStepOf(order, id)) return null
  const step = stepOf(order, id)
  return step.submits === 'contact' ? contactOf(step, order.answers) : knownOf(step, order, draft)
}

/** The form values of a step: its answer, or what is known of it, overlaid with the draft. A masked answer starts empty. */
export function selectDraft({ order, ui }: RootState, step: StepId): Values {
  const draft = ui.drafts[step]
  const start = startOf(order, step, draft ?? NOTHING)
  if (!start) return draft ?? NOTHING
  if (!draft) return start
  const known = mixed.get(draft)
  if (known?.start === start) return known.values
  const values = { ...start, ...draft }
  mixed.set(draft, { start, values })
  return values
}

export function selectProblems(state: RootState, step: StepId): Problems {
  return state.ui.problems[step] ?? NO_PROBLEMS
}

/**
 * The part of the question that the chat asks now: the one being corrected, else a rejected one, else the
 * first unanswered one. Null if the question is asked as a whole or is complete.
 */
export function selectOpenPart(state: RootState): string | null {
  const { id, parts, submits } = selectStep(state)
  const { contact, problems } = state.ui
  const { accepted, reopened } = state.parts
  if (submits === 'contact' && (contact.notify === 'sent' || contact.withdraw === 'sent')) return null
  if (reopened?.step === id) return reopened.name
  const names = parts?.names(selectOrder(state)) ?? []
  return (
    names.find((name) => problems[id]?.[name]) ?? names.find((name) => !accepted[id]?.includes(name)) ?? null
  )
}

/** The answered part of the question before the open part, to be reopened; null if there is none. */
export function selectPartBefore(state: RootState) {
  const { id, parts } = selectStep(state)
  const names = parts?.names(selectOrder(state)) ?? []
  const open = selectOpenPart(state)
  const name = open === null ? undefined : names[names.indexOf(open) - 1]
  return name === undefined ? null : { step: id, name, before: selectDraft(state, id)[name] ?? '' }
}

/** The step at which the progress bar stands: a correction takes nothing back. */
export const progressStep = ({ returnTo, position }: RootState['ui']) => returnTo ?? position

/** Percent of the progress bar, 10 to 100. */
export function selectProgress({ ui, order }: Pick<RootState, 'ui' | 'order'>): number {
  const { drafts, mode } = ui
  const position = progressStep(ui)
  const answered = Object.values(drafts[position] ?? NOTHING).filter(Boolean).length
  return progressOf(order, position, answered, mode)
}

/** The step to which the back link leads, from the specification's table; ignores corrections. */
export const selectBack = (state: RootState) => backStep(selectOrder(state), state.ui.position, state.ui.mode)

/**
 * The step to which "Voltar" (back) leads. During a correction, this is the step where the visitor started
 * it, unless an earlier step has become incomplete.
 */
export function selectBackTarget(state: RootState): Target | null {
  const { returnTo, mode } = state.ui
  return returnTo && navigationGuard(selectOrder(state), returnTo, mode).allow ? returnTo : selectBack(state)
}

/**
 * Whether the visitor is correcting an answer and may leave it unchanged. A rejected answer cannot be kept.
 */
export function selectIsCorrection(state: RootState): boolean {
  const { returnTo, mode } = state.ui
  return (
    returnTo !== null &&
    selectStep(state).isDone(state.order) &&
    navigationGuard(state.order, returnTo, mode).allow
  )
}

/**
 * State of the save queue: 'saved' if nothing is pending, 'failed' if saving failed and is being retried in
 * the background.
 */
export function selectSaveSign(state: RootState): 'saved' | 'saving' | 'failed' {
  if (state.saves.failure) return 'failed'
  return state.saves.items.length ? 'saving' : 'saved'
}

/**
 * Whether leaving now would lose an answer: the queue is not empty, and sending fails or the visitor is
 * offline.
 */
export const selectWouldLose = (state: RootState) =>
  state.saves.items.length > 0 &&
  (state.saves.failure !== null || !state.ui.online || state.ui.wait?.status === 'failed')

/** Whether the server can do this beyond the specification. */
export const selectCan = ({ ui }: RootState, what: Capability): boolean => !ui.lacks.includes(what)
