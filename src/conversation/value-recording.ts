/** Checks and records the values that a message gives, and takes changes back. */
import { checkAnswer } from '../funnel/check-answer.ts'
import { haveSameValues } from '../funnel/form-values.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { asksFieldByField, singleTextFieldOf } from '../funnel/single-text-field-in-chat.ts'
import type { Order, Step, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { normaliseText } from '../lib/text.ts'
import type { Problem } from '../lib/problem-keys.ts'
import { answerText } from '../questions/format-answer-as-text.ts'
import { problemText } from '../questions/turn-problems-into-messages.ts'
import {
  answersSubmitted,
  answersVolunteered,
  doubtClosed,
  partAnswered,
  undoClosed,
} from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectDraft, selectOpenPart, selectOrder, selectPosition } from '../store/selectors.ts'
import { askAgain, clearInput, show, UNDERSTOOD, type Later, type Moves } from './moves.ts'

export type Told = Readonly<Record<StepId, Values>>

/** Returns what is wrong with an answer, by field; empty if it is valid. */
export function problemsWith(order: Order, step: StepId, values: Values): Readonly<Record<string, Problem>> {
  const checked = checkAnswer(stepOf(order, step), values, order)
  return 'problems' in checked ? checked.problems : {}
}

/** Returns the error text for an answer, or null if the answer is valid. */
export function problemWith(order: Order, step: StepId, values: Values): string | null {
  const [problem] = Object.values(problemsWith(order, step, values))
  return problem ? problemText(problem) : null
}

/** Returns what is wrong with a text in the field that the chat asks for now; empty if it is valid or no field asks. */
export function problemsOfTyped(state: RootState, text: string): Readonly<Record<string, Problem>> {
  const order = selectOrder(state)
  const id = selectPosition(state)
  const step = stepOf(order, id)
  const part = selectOpenPart(state)
  const name = part ?? step.fields.find(({ kind }) => kind === 'text')?.name
  if (name === undefined || !asksFieldByField(step)) return {}
  const values = singleTextFieldOf(order, step)?.read(text, selectDraft(state, id)) ?? { [name]: text }
  const problems = Object.entries(problemsWith(order, id, values))
  return Object.fromEntries(problems.filter(([wrong]) => part === null || wrong === part))
}

/** Completes an answer with the choices made in the form, such as a ticked box, unless these depend on it. */
export function withForm(step: Step, said: Values, draft: Values): Values {
  if (step.view !== 'text') return { ...draft, ...said }
  const kept = step.fields.some(({ shownWhen }) => shownWhen)
    ? []
    : step.fields.filter(({ kind, name }) => kind !== 'text' && draft[name] !== undefined)
  const open = kept.filter(({ name }) => said[name] === undefined)
  return { ...said, ...Object.fromEntries(open.map(({ name }) => [name, draft[name] ?? ''])) }
}

/** Records answers. Those of a message that keeps its words (`isWorded`) are shown below it. */
export const record =
  (answers: Told, isWorded = false): Later =>
  (state) => {
    const at = selectPosition(state)
    const step = stepOf(selectOrder(state), at)
    const { [at]: own, ...others } = answers
    const beside = Object.keys(others).length > 0 ? [answersVolunteered({ answers: others, isWorded })] : []
    if (!own) return beside
    if (step.parts)
      return [
        ...beside,
        ...Object.entries(own).map(([name, value]) => partAnswered({ step: at, name, value })),
      ]
    const values = withForm(step, own, selectDraft(state, at))
    return step.submits !== undefined || step.kind !== 'question'
      ? [...beside, answersSubmitted({ answers: { [at]: values } })]
      : [answersVolunteered({ answers: { ...others, [at]: values }, isWorded })]
  }

const bare = (text: string) => normaliseText(text).replace(/[^\p{L}\d]/gu, '')

/** Records answers whose message or button is shown in its own words. A condition of the order is settled by them. */
export const recordShown = (echo: string, answers: Told): Moves => [
  UNDERSTOOD,
  show(echo, { isAnswer: true }),
  clearInput,
  ({ dialogue: { doubt } }) => (doubt?.condition === undefined ? [] : [doubtClosed()]),
  record(answers, true),
]

/** Whether a message is nothing but the answer to the open question, so that its bubble shows the answer (D130). */
export function isBareAnswer(order: Order, at: StepId, answers: Told, text: string): boolean {
  const { [at]: own, ...others } = answers
  if (!own || Object.keys(others).length > 0 || order.answers[at]) return false
  const answered = { ...order, answers: { ...order.answers, [at]: { values: own } } }
  const value = Object.values(own)
    .filter((each) => each !== 'true' && each !== 'false')
    .join('')
  return [value, answerText(answered, at)].some((each) => each !== '' && bare(each) === bare(text))
}

/** Milliseconds to wait for the free days of a plan. */
const PATIENCE = 5000

/** Takes back the last changes, and what fell with them; the visit if it is free (D154). */
export function undo(state: RootState, echo: string): Moves {
  const { undo: last } = state.dialogue
  const order = selectOrder(state)
  if (!last) return []
  const lost = Object.keys(last.before).filter((id) => !order.answers[id])
  const answers = [...last.steps, ...lost].flatMap((id) => {
    const { values } = last.before[id] ?? {}
    return values && Object.keys(values).length > 0 ? [[id, values] as const] : []
  })
  const isVisit = ([id]: readonly [StepId, Values]) => stepOf(order, id).view === 'dates'
  const visit = lost.length > 0 ? answers.find(isVisit) : undefined
  const others = Object.fromEntries(answers.filter((each) => each !== visit))
  return [
    UNDERSTOOD,
    doubtClosed(),
    show(echo, { isAnswer: true }),
    answersVolunteered({ answers: others }),
    undoClosed(),
    ...(visit
      ? [
          {
            until: ({ order: { facts } }: RootState) => facts.freeDates !== null,
            patience: PATIENCE,
            next: (now: RootState): Moves =>
              Object.keys(problemsWith(selectOrder(now), ...visit)).length > 0
                ? []
                : [answersVolunteered({ answers: Object.fromEntries([visit]) })],
          },
        ]
      : []),
    askAgain,
  ]
}

/** Whether the last changes can be taken back: their answers before are known whole. */
export function canUndo({ dialogue: { undo: last }, order }: RootState): boolean {
  if (!last || order.finished) return false
  return last.steps.every((id) => {
    const { values = {} } = last.before[id] ?? {}
    return Object.keys(values).length > 0 && !haveSameValues(values, order.answers[id]?.values ?? {})
  })
}
