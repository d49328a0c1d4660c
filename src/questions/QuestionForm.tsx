import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'
import type { QuestionProps } from './question-props.ts'
import { TextQuestion } from './TextQuestion.tsx'

const skeleton = { fallback: <Skeleton shape="question" /> }
const plans = { fallback: <Skeleton shape="plans" /> }
const dates = { fallback: <Skeleton shape="dates" /> }
const receipt = { fallback: <Skeleton shape="receipt" /> }
const ChoiceQuestion = lazily(async () => import('./lazy/ChoiceQuestion.tsx'), skeleton)
const PlansQuestion = lazily(async () => import('./lazy/PlansQuestion.tsx'), plans)
const QuizQuestion = lazily(async () => import('./lazy/QuizQuestion.tsx'), skeleton)
const DatesQuestion = lazily(async () => import('./lazy/DatesQuestion.tsx'), dates)
const ReviewQuestion = lazily(async () => import('./lazy/ReviewQuestion.tsx'), skeleton)
const ReceiptPart = lazily(async () => import('./lazy/ReceiptPart.tsx'), receipt)
const OutcomePart = lazily(async () => import('./lazy/OutcomePart.tsx'), skeleton)

const later = [
  PlansQuestion,
  ChoiceQuestion,
  OutcomePart,
  QuizQuestion,
  DatesQuestion,
  ReviewQuestion,
  ReceiptPart,
]

/** Fetches the code of every question behind the first ones, so that they come without the network. */
export async function fetchQuestionsAhead(): Promise<void> {
  await Promise.all(later.map((part) => part.preload()))
}

function Part(props: QuestionProps) {
  switch (props.step) {
    case 'planos':
      return <PlansQuestion variant={props.variant} />
    case 'data-de-vencimento':
    case 'ativar-debito':
      return <ChoiceQuestion {...props} />
    case 'validacao':
      return <QuizQuestion variant={props.variant} />
    case 'data-instalacao':
      return <DatesQuestion variant={props.variant} />
    case 'confirmacao':
      return <ReviewQuestion variant={props.variant} />
    case 'pedido-realizado':
      return <ReceiptPart variant={props.variant} />
    case 'oferta-indisponivel':
    case 'erro1':
    case 'erro2':
      return <OutcomePart {...props} />
    default:
      return <TextQuestion {...props} />
  }
}

/** The form of any step, on a page or in the chat. */
export function QuestionForm(props: QuestionProps) {
  return <Part key={props.step} {...props} />
}
