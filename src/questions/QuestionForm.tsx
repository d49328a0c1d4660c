/** Chooses and renders the form of a step. */
import type { ComponentProps, ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import { isOptional } from '../funnel/optional-questions.ts'
import type { JourneyId, Step, View } from '../funnel/step-and-journey-types.ts'
import { selectOrder } from '../store/selectors.ts'
import { lazily } from '../ui/lazy-component.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import type { QuestionProps, Variant } from './question-props.ts'
import { registeredPartOf, type LoadForm } from './journey-part-registry.ts'
import { textOf } from './look-up-step-texts.ts'
import { FieldsQuestion } from './FieldsQuestion.tsx'

type QuestionPart = ReturnType<typeof lazily<QuestionProps>>

const lazyQuestion = (
  load: LoadForm,
  shape: ComponentProps<typeof Skeleton>['shape'] = 'question',
): QuestionPart => lazily(load, { fallback: <Skeleton shape={shape} /> })

const DeadEndQuestion = lazyQuestion(async () => import('./DeadEndQuestion.tsx'))
const StillValidQuestion = lazyQuestion(async () => import('./StillValidQuestion.tsx'))
const SkipButton = lazily(async () => import('./SkipButton.tsx'), { isOptional: true })

/** The form of the plan's question; it brings all forms that every order needs (scripts/build/chunks.ts). */
export const PlansQuestion = lazyQuestion(async () => import('./plans/PlansQuestion.tsx'), 'plans')

/** The form of a page with several steps. */
export const SeveralQuestionsForm = lazily(async () => import('./SeveralQuestionsForm.tsx'))

/**
 * Components by view (the kind of form that a step needs), for the views that several journeys use. A journey
 * registers components for its own views. A view without a component is a text question.
 */
const PARTS: Partial<Record<PartName, QuestionPart>> = {
  email: lazyQuestion(async () => import('./EmailQuestion.tsx')),
  plans: PlansQuestion,
  offers: lazyQuestion(async () => import('./plans/CustomerOffersQuestion.tsx'), 'plans'),
  'no-offers': DeadEndQuestion,
  // as tall as its options, so that the footer is out of sight from the beginning
  choice: lazyQuestion(async () => import('./ChoiceQuestion.tsx'), 'plans'),
  'waiting-list': DeadEndQuestion,
  'another-quiz': DeadEndQuestion,
  'human-help': DeadEndQuestion,
  quiz: lazyQuestion(async () => import('./QuizQuestion.tsx')),
  dates: lazyQuestion(async () => import('./dates/DatesQuestion.tsx'), 'dates'),
  review: lazyQuestion(async () => import('./order/ReviewQuestion.tsx'), 'order'),
  receipt: lazyQuestion(async () => import('./order/OrderReceipt.tsx'), 'order'),
  code: lazyQuestion(async () => import('./CodeQuestion.tsx')),
}

const own = new Map<LoadForm, QuestionPart>()

/** Returns the components by view for a journey: the shared components and the journey's own. */
function partsOf(journey: JourneyId): Partial<Record<PartName, QuestionPart>> {
  const parts = { ...PARTS }
  for (const [view, load] of Object.entries(registeredPartOf(journey).views)) {
    const part = own.get(load) ?? lazyQuestion(load)
    own.set(load, part)
    parts[view as View] = part
  }
  return parts
}

/**
 * Returns functions that preload the forms that every order of a journey shows, so that they also open when the visitor
 * is offline. Dead ends and the quiz are loaded when an order comes to them.
 */
export function formPreloaders(journey: JourneyId): (() => Promise<unknown>)[] {
  const ofJourney = partsOf(journey)
  const likely = idsOf({ journey }, 'pages')
    .map((id) => stepOf({ journey }, id))
    .filter((step) => step.kind !== 'outcome' && !step.isTransient)
    .flatMap((step) => [ofJourney[viewOf(step, 'page')] ?? [], canBeLeft(step) ? SkipButton : []].flat())
  return [...new Set(likely)].map((part) => part.preload)
}

/** Whether a question may be skipped, answered by saying that there is no such thing, or made needless. */
const canBeLeft = (step: Step) => step.none !== undefined || step.instead !== undefined || isOptional(step)

/** A view, or the text question for an e-mail address on a page, which asks about a typo in its domain. */
type PartName = View | 'email'

const viewOf = ({ view, fields }: Step, variant: Variant): PartName =>
  view === 'text' && variant === 'page' && fields.some(({ name }) => name === 'email') ? 'email' : view

/** Renders the form of any step, on a page or in the chat. An optional question can be skipped, whatever its view. */
export function QuestionForm(props: QuestionProps) {
  const order = useSelector(selectOrder)
  const isUnsure =
    order.answers[props.step]?.isUnsure === true && textOf(order, props.step).still !== undefined
  const step = stepOf(order, props.step)
  const usual = partsOf(order.journey)[viewOf(step, props.variant)] ?? FieldsQuestion
  const Part: ComponentType<QuestionProps> = isUnsure ? StillValidQuestion : usual
  return (
    <>
      <Part key={props.step} {...props} />
      {canBeLeft(step) && <SkipButton step={props.step} />}
    </>
  )
}
