import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'

/**
 * Loads the order card, notices and question forms that every order needs between the choice of a plan and the receipt.
 * They are in one bundle.
 */
const forms = async () => import('./lazy/checkout-questions-bundle.ts')

export const OrderCard = lazily(async () => ({ default: (await forms()).OrderCard }), { isOptional: true })

export const AddressCoveredScene = lazily(async () => ({ default: (await forms()).AddressCoveredScene }), {
  isOptional: true,
})

export const QuestionNotice = lazily(async () => ({ default: (await forms()).QuestionNotice }), {
  isOptional: true,
})
export const QuestionNoticeStatus = lazily(async () => ({ default: (await forms()).QuestionNoticeStatus }), {
  isOptional: true,
})

/** Loaded with the other forms, because few links name a plan. */
export const LinkedPlan = lazily(async () => ({ default: (await forms()).LinkedPlan }), { isOptional: true })

/** Loaded with the other forms, because it says something only after a second of waiting. */
export const TimedLongWait = lazily(async () => ({ default: (await forms()).TimedLongWait }), {
  isOptional: true,
})

/** Loaded with the other forms, because the second question of the chat asks it. */
export const HouseOrFlatButtons = lazily(async () => ({ default: (await forms()).HouseOrFlatButtons }))

/** Loaded with the other forms, because few orders ask a question that may be skipped. */
export const SkipButton = lazily(async () => ({ default: (await forms()).SkipButton }), { isOptional: true })

export const ChoiceQuestion = lazily(async () => ({ default: (await forms()).ChoiceQuestion }), {
  fallback: <Skeleton shape="question" />,
})
export const EmailQuestion = lazily(async () => ({ default: (await forms()).EmailQuestion }), {
  fallback: <Skeleton shape="question" />,
})
export const PlansQuestion = lazily(async () => ({ default: (await forms()).PlansQuestion }), {
  fallback: <Skeleton shape="plans" />,
})
export const DatesQuestion = lazily(async () => ({ default: (await forms()).DatesQuestion }), {
  fallback: <Skeleton shape="dates" />,
})
export const ReviewQuestion = lazily(async () => ({ default: (await forms()).ReviewQuestion }), {
  fallback: <Skeleton shape="question" />,
})
