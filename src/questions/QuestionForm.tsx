import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { idsOf, stepOf } from '../funnel/journeys.ts'
import type { JourneyId, View } from '../funnel/types.ts'
import { selectOrder } from '../store/selectors.ts'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import { ChoiceQuestion, DatesQuestion, PlansQuestion, ReviewQuestion } from './later-questions.tsx'
import type { QuestionProps } from './question-props.ts'
import { textOf } from './texts.ts'
import { TextQuestion } from './TextQuestion.tsx'

const skeleton = { fallback: <Skeleton shape="question" /> }
const OffersQuestion = lazily(async () => import('./lazy/OffersQuestion.tsx'), {
  fallback: <Skeleton shape="plans" />,
})
const QuizQuestion = lazily(async () => import('./lazy/QuizQuestion.tsx'), skeleton)
const OrderReceipt = lazily(async () => import('./lazy/OrderReceipt.tsx'), {
  fallback: <Skeleton shape="receipt" />,
})
const AddressQuestion = lazily(async () => import('./lazy/AddressQuestion.tsx'), skeleton)
const OutcomeQuestion = lazily(async () => import('./lazy/OutcomeQuestion.tsx'), skeleton)
const MobileLineQuestion = lazily(async () => import('./lazy/MobileLineQuestion.tsx'), skeleton)
const CodeQuestion = lazily(async () => import('./lazy/CodeQuestion.tsx'), skeleton)

const StillValidQuestion = lazily(async () => import('./lazy/StillValidQuestion.tsx'), skeleton)

const CallQuestion = lazily(async () => import('./lazy/CallQuestion.tsx'), skeleton)

/** Component of each view; a step whose view is not listed uses TextQuestion. */
const PARTS: Partial<Record<View, ReturnType<typeof lazily<QuestionProps>>>> = {
  plans: PlansQuestion,
  offers: OffersQuestion,
  'no-offers': OutcomeQuestion,
  choice: ChoiceQuestion,
  address: AddressQuestion,
  'waiting-list': OutcomeQuestion,
  'another-quiz': OutcomeQuestion,
  'human-help': OutcomeQuestion,
  quiz: QuizQuestion,
  dates: DatesQuestion,
  review: ReviewQuestion,
  receipt: OrderReceipt,
  call: CallQuestion,
  code: CodeQuestion,
  line: MobileLineQuestion,
}

/**
 * Returns functions that preload the forms of a journey's loaded steps, so that they also open offline. They are in the
 * order of the journey, except that dead ends, which few visitors see, come last.
 */
export function questionsAhead(journey: JourneyId): (() => Promise<unknown>)[] {
  const steps = idsOf({ journey }, 'pages').map((id) => stepOf({ journey }, id))
  const likely = [...steps.filter((step) => !step.isDeadEnd), ...steps.filter((step) => step.isDeadEnd)]
  const parts = new Set([...likely.flatMap(({ view }) => PARTS[view] ?? []), StillValidQuestion])
  return [...parts].map((part) => part.preload)
}

/** Form of any step, on a page or in the chat. */
export function QuestionForm(props: QuestionProps) {
  const order = useSelector(selectOrder)
  const isUnsure =
    order.answers[props.step]?.isUnsure === true && textOf(order, props.step).still !== undefined
  const own = PARTS[stepOf(order, props.step).view] ?? TextQuestion
  const Part: ComponentType<QuestionProps> = isUnsure ? StillValidQuestion : own
  return <Part key={props.step} {...props} />
}
