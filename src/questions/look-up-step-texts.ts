/** Looks up the texts of forms and steps for a journey. */
import type { FormText, OptionText, StepText } from '../content/text-types.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import { asksFollowUp } from '../funnel/single-text-field-in-chat.ts'
import type { JourneyId, Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { registeredPartOf } from './journey-part-registry.ts'

type OfJourney = { readonly journey: JourneyId }
/**
 * Returns the texts of a page's form. A page with several steps has its own texts; any other page has the
 * texts of its step.
 */
export function formTextOf({ journey }: OfJourney, form: string): FormText {
  return registeredPartOf(journey).forms[form] ?? textOf({ journey }, form)
}

/** Placeholder until a step's texts are loaded. */
const none: StepText = { title: '', heading: '', labels: {}, submit: '', help: '', name: '', words: [] }

export function textOf({ journey }: OfJourney, id: StepId): StepText {
  return registeredPartOf(journey).texts.get(id) ?? none
}

/**
 * Returns a step's wording for the answers and typed values so far. For example, the heading and the reason
 * are different for a company and a person.
 */
export function wordingOf(
  order: Order,
  id: StepId,
  draft?: Values,
): {
  heading: string
  again?: string
  why?: string
  row?: string
  name?: string
  options?: readonly OptionText[]
} {
  const text = textOf(order, id)
  const step = stepOf(order, id)
  const variant = step.variant?.(order, draft ?? order.answers[id]?.values ?? {}) ?? ''
  const answer = order.answers[id]
  if (text.still && answer?.isUnsure) {
    return {
      heading: text.still.heading.replace('{answer}', text.still.answer(answer.values)),
      why: text.still.why,
      row: text.row?.label,
      name: text.name,
    }
  }
  return {
    heading: text.heading,
    again: text.again,
    why: step.why?.(order) || text.why,
    row: text.row?.label,
    name: text.name,
    ...text.variants?.[variant],
  }
}

/**
 * Returns the wording of the question that the chat is asking: the question of the step, or its follow-up
 * question.
 */
export function chatWordingOf(order: Order, id: StepId, draft?: Values): ReturnType<typeof wordingOf> {
  const { second } = textOf(order, id)
  return second && asksFollowUp(order, stepOf(order, id))
    ? { heading: second.heading }
    : wordingOf(order, id, draft)
}
