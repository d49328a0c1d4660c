import type { FormText, StepText } from '../content/types.ts'
import { stepOf } from '../funnel/journeys.ts'
import { asksSecondLine } from '../funnel/chat-line.ts'
import type { JourneyId, Order, StepId, Values } from '../funnel/types.ts'
import { registeredOf } from './registry.ts'

type OfJourney = { readonly journey: JourneyId }
/** The texts of a page's form: its own for a composed page, else those of its step. */
export function formTextOf({ journey }: OfJourney, form: string): FormText {
  return registeredOf(journey).forms[form] ?? textOf({ journey }, form)
}

/** Placeholder until a step's texts are loaded. */
const none: StepText = { title: '', heading: '', labels: {}, submit: '', help: '', name: '', words: [] }

/** All texts of a step in its journey. */
export function textOf({ journey }: OfJourney, id: StepId): StepText {
  return registeredOf(journey).texts.get(id) ?? none
}

/** The wording for what is known and typed so far: a company gets another heading and reason, for example. */
export function wordingOf(
  order: Order,
  id: StepId,
  draft?: Values,
): { heading: string; again?: string; why?: string; row?: string } {
  const text = textOf(order, id)
  const variant = stepOf(order, id).variant?.(order, draft ?? order.answers[id]?.values ?? {}) ?? ''
  const answer = order.answers[id]
  if (text.still && answer?.isUnsure) {
    return {
      heading: text.still.heading.replace('{answer}', text.still.answer(answer.values)),
      why: text.still.why,
      row: text.row?.label,
    }
  }
  return {
    heading: text.heading,
    again: text.again,
    why: text.why,
    row: text.row?.label,
    ...text.variants?.[variant],
  }
}

/** The wording of the question that the chat asks now: of the step, or of its second line (D80). */
export function chatWordingOf(order: Order, id: StepId, draft?: Values): ReturnType<typeof wordingOf> {
  const { second } = textOf(order, id)
  return second && asksSecondLine(order, stepOf(order, id))
    ? { heading: second.heading }
    : wordingOf(order, id, draft)
}
