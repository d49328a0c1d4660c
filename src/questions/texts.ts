import type { FormText, StepText } from '../content/types.ts'
import { idsOf, stepOf } from '../funnel/journeys.ts'
import type { JourneyId, Order, StepId, Values } from '../funnel/types.ts'

type OfJourney = { readonly journey: JourneyId }
type Texts = Readonly<Record<StepId, StepText>>

const shared = new Map<StepId, StepText>()
const own = new Map<JourneyId, Texts>()

/** Texts of steps, for every journey that has them. */
export function addTexts(texts: Texts): void {
  for (const [id, text] of Object.entries(texts)) shared.set(id, text)
}

/** Texts that steps have in one journey only. */
export function addOwnTexts(journey: JourneyId, texts: Texts): void {
  own.set(journey, { ...own.get(journey), ...texts })
}

const forms = new Map<JourneyId, Readonly<Record<string, FormText>>>()

/** Texts of a journey's composed pages, by the name of their form. */
export function addFormTexts(journey: JourneyId, texts: Readonly<Record<string, FormText>>): void {
  forms.set(journey, { ...forms.get(journey), ...texts })
}

/** The Portuguese of a page's form: of a composed page its own, else that of the step it asks. */
export function formTextOf({ journey }: OfJourney, form: string): FormText {
  return forms.get(journey)?.[form] ?? textOf({ journey }, form)
}

/** Stands in while a step's texts are still to come. */
const none: StepText = { title: '', heading: '', labels: {}, submit: '', help: '', name: '', words: [] }

/** All the Portuguese of a step in its journey. */
export function textOf({ journey }: OfJourney, id: StepId): StepText {
  return own.get(journey)?.[id] ?? shared.get(id) ?? none
}

/** The wording that fits what is known and typed: another heading and reason for a company, say. */
export function wordingOf(
  order: Order,
  id: StepId,
  draft?: Values,
): { heading: string; why?: string; row?: string } {
  const text = textOf(order, id)
  const variant = stepOf(order, id).variant?.(order, draft ?? order.answers[id]?.values ?? {}) ?? ''
  return { heading: text.heading, why: text.why, row: text.row?.label, ...text.variants?.[variant] }
}

/** Steps that a word may mean in "corrigir …", the later ones first: they say it more precisely. */
export function stepsNamed(of: OfJourney, word: string): StepId[] {
  return idsOf(of, 'chat')
    .filter((id) => textOf(of, id).words.includes(word))
    .toReversed()
}
