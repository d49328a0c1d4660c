import { chat } from '../content/chat.ts'
import { findStep, firstStep, idsOf, stepOf } from '../funnel/journeys.ts'
import { stepsOf } from '../funnel/walk.ts'
import { planOf } from '../funnel/plan-choice.ts'
import type { Order, Step, StepId } from '../funnel/types.ts'
import { textOf, wordingOf } from '../questions/texts.ts'
import { answerText } from '../questions/views.ts'
import type { Dialogue } from '../store/dialogue.ts'

type Said = Dialogue['lines'][number]

/** One line of the conversation; keys are stable, so that screen readers announce nothing twice. */
export type Line =
  | {
      readonly kind: 'message'
      readonly key: string
      readonly text: string
      /** Why it is asked: shown for the current question only, to keep the history short. */
      readonly why?: string
    }
  | {
      readonly kind: 'answer'
      readonly key: string
      readonly step: StepId
      readonly name: string
      readonly text: string
      readonly changed: boolean
      readonly correcting: boolean
    }

const message = (key: string, text: string, why?: string): Line => ({
  kind: 'message',
  key,
  text,
  ...(why ? { why } : {}),
})

/** The assistant's messages that ask a step's question. */
function questionOf(order: Order, step: Step, present: boolean): Line[] {
  const { id } = step
  const { heading, why } = wordingOf(order, id)
  if (step.kind === 'outcome')
    return [message(`${id}-title`, heading), ...(why ? [message(`${id}-text`, why)] : [])]
  const { before } = textOf(order, id)
  return [
    ...(before ? [message(`${id}-before`, before)] : []),
    message(`${id}-question`, heading, present ? why : undefined),
  ]
}

function answerOf(order: Order, step: Step, correcting: boolean): Line[] {
  const answer = order.answers[step.id]
  if (!answer) return []
  return [
    {
      kind: 'answer',
      key: `${step.id}-answer`,
      step: step.id,
      name: textOf(order, step.id).name,
      text: answerText(order, step.id) || chat.none,
      changed: answer.changed === true,
      correcting,
    },
  ]
}

/** Replaces the question when a plan was taken automatically because exactly one matched (D14). */
function planTaken(order: Order, next: Step): Line[] {
  const plans = findStep(order, ({ view }) => view === 'plans')
  const plan = planOf(order)
  if (!plans || !plan || plans.applies(order)) return []
  const ids = idsOf(order, 'chat')
  const behind = ids.slice(ids.indexOf(plans.id) + 1).find((id) => stepOf(order, id).applies(order))
  return behind === next.id
    ? [message('planos-covered', chat.covered), message('planos-taken', chat.planChosen(plan.plan))]
    : []
}

/**
 * The conversation as a pure function of the order (D37): every answered question with its answer, then the current
 * one. During a correction the corrected question is repeated at the end, and the answer it changes keeps its place.
 */
export function transcriptOf(
  order: Order,
  position: StepId,
  returnTo: StepId | null,
  said: readonly Said[],
): Line[] {
  const lines: Line[] = [message('greeting', textOf(order, firstStep(order)).greeting ?? chat.greeting)]
  const goal = returnTo ?? position
  for (const step of stepsOf(order, 'chat')) {
    const answered = order.answers[step.id] !== undefined
    lines.push(...planTaken(order, step))
    if (answered)
      lines.push(...questionOf(order, step, false), ...answerOf(order, step, step.id === position))
    else if (step.id === goal) lines.push(...questionOf(order, step, true))
  }
  const isAgain = position !== goal || order.answers[position] !== undefined
  const isBefore = (line: Said) => isAgain && (line.opens === true || line.step !== position)
  const here = said.filter((line) => line.step === position || line.step === goal)
  lines.push(...here.filter(isBefore).map(saidLine))
  if (isAgain)
    lines.push(
      message(`${position}-again`, wordingOf(order, position).heading, wordingOf(order, position).why),
    )
  lines.push(...here.filter((line) => !isBefore(line)).map(saidLine))
  return lines
}

function saidLine({ id, step, who, text }: Said): Line {
  const key = `said-${id}`
  if (who === 'assistant') return message(key, text)
  return { kind: 'answer', key, step, name: '', text, changed: false, correcting: false }
}
