/** Words a step's question and answer as lines of the conversation. */
import { idsOf, findStep, stepOf } from '../funnel/journey-registry.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import type { Order, Step, StepId } from '../funnel/step-and-journey-types.ts'
import { answerText } from '../questions/format-answer-as-text.ts'
import { textOf, wordingOf } from '../questions/look-up-step-texts.ts'
import { assistantMessage, type TranscriptLine, type TranscriptWords } from './transcript-lines.ts'

/** Returns the message that the address is covered, or a placeholder until the server has confirmed it. */
function found(order: Order, words: TranscriptWords): TranscriptLine[] {
  const { coverage } = order.facts
  if (!words.found || coverage === null) return []
  return onceConfirmed(order, 'covered', words.found(order), words).map((line) => ({
    ...line,
    isFound: !coverage.isExpected,
  }))
}

/** Returns a message that is true only if the address is covered, or a placeholder that nobody is told. */
function onceConfirmed(order: Order, key: string, text: string, { checking }: TranscriptWords) {
  if (!order.facts.coverage?.isExpected) return [assistantMessage(key, text)]
  return checking ? [assistantMessage(`${key}-expected`, checking(text))] : []
}

/** Whether the chosen plan cannot be shown, because the coverage check of its address failed. */
export const isUnknown = (order: Order, step: Step) => step.view === 'plans' && order.facts.coverage === null

export function questionOf(
  order: Order,
  step: Step,
  present: boolean,
  words: TranscriptWords,
): TranscriptLine[] {
  const { id } = step
  const { heading, why } = wordingOf(order, id)
  if (step.kind === 'wait' && words.hasWaitFailed)
    return [assistantMessage(`${id}-${words.stopped ? 'stopped' : 'question'}`, words.stopped ?? heading)]
  if (step.kind === 'outcome') return [assistantMessage(`${id}-title`, heading, why)]
  const { before } = textOf(order, id)
  return [
    ...(step.view === 'plans' ? found(order, words) : []),
    ...(before ? [assistantMessage(`${id}-before`, before)] : []),
    assistantMessage(`${id}-question`, heading, present ? why : undefined),
  ]
}

/** Returns the bubble of an answer. `answers` are those when it was given, which a correction has changed since. */
export function answerOf(
  order: Order,
  step: Step,
  correcting: boolean,
  words: TranscriptWords,
  answers = order.answers,
): TranscriptLine[] {
  const answer = order.answers[step.id]
  // an answer without text was left empty by the visitor only if all its fields are optional
  const text =
    answerText({ ...order, answers }, step.id) ||
    (step.fields.every(({ optional }) => optional) ? words.none : '')
  if (!answer || text === '') return []
  return [
    {
      kind: 'answer',
      key: `${step.id}-answer`,
      step: step.id,
      name: wordingOf(order, step.id).name ?? '',
      text,
      changed: answer.changed === true,
      correcting,
    },
  ]
}

/** Returns what the assistant says after an answer, for example about the price that it leads to. */
export function afterAnswer(order: Order, { id, show }: Step): TranscriptLine[] {
  const answer = order.answers[id]
  const shown = answer && show?.(answer.values, order)
  if (typeof shown !== 'object') return []
  const text = textOf(order, id).after?.(shown, answer?.changed === true)
  return text ? [assistantMessage(`${id}-after`, text)] : []
}

/** Returns the lines that replace the plan question if exactly one plan matched and was chosen automatically. */
export function planTaken(order: Order, next: Step, words: TranscriptWords): TranscriptLine[] {
  const plans = findStep(order, ({ view }) => view === 'plans')
  const plan = planOf(order)
  const answer = plans && order.answers[plans.id]
  if (!plan || !answer || plans.applies(order)) return []
  const ids = idsOf(order, 'chat')
  const behind = ids.slice(ids.indexOf(plans.id) + 1).find((id) => stepOf(order, id).applies(order))
  if (behind !== next.id) return []
  const shown = plans.show?.(answer.values, order)
  const text = typeof shown === 'object' && textOf(order, plans.id).result?.(shown)
  return [...found(order, words), ...(text ? onceConfirmed(order, 'planos-taken', text, words) : [])]
}

/** Announces the plan that matches the visitor's request, with its price, because the plan question was not asked. */
export const metWish = (step: StepId): TranscriptLine[] => [
  { kind: 'wish', key: `${step}-met`, step, wish: '' },
]
