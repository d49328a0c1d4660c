import type { FormText, StepText } from '../content/types.ts'
import { stepOf } from '../funnel/journeys.ts'
import { asksSecondLine } from '../funnel/chat-line.ts'
import type { JourneyId, Order, StepId, Values } from '../funnel/types.ts'

type OfJourney = { readonly journey: JourneyId }
type Texts = Readonly<Record<StepId, StepText>>

const shared = new Map<StepId, StepText>()
const own = new Map<JourneyId, Texts>()

/** Registers step texts shared by all journeys. */
export function addTexts(texts: Texts): void {
  for (const [id, text] of Object.entries(texts)) shared.set(id, text)
}

/** Registers step texts used by one journey only. */
export function addOwnTexts(journey: JourneyId, texts: Texts): void {
  own.set(journey, { ...own.get(journey), ...texts })
}

const forms = new Map<JourneyId, Readonly<Record<string, FormText>>>()

/** Registers the texts of a journey's composed pages, by form name. */
export function addFormTexts(journey: JourneyId, texts: Readonly<Record<string, FormText>>): void {
  forms.set(journey, { ...forms.get(journey), ...texts })
}

/** The texts of a page's form: its own for a composed page, else those of its step. */
export function formTextOf({ journey }: OfJourney, form: string): FormText {
  return forms.get(journey)?.[form] ?? textOf({ journey }, form)
}

/** Placeholder until a step's texts are loaded. */
const none: StepText = { title: '', heading: '', labels: {}, submit: '', help: '', name: '', words: [] }

/** All texts of a step in its journey. */
export function textOf({ journey }: OfJourney, id: StepId): StepText {
  return own.get(journey)?.[id] ?? shared.get(id) ?? none
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
