import type { ComponentType } from 'react'
import { lazily } from '../ui/lazily.tsx'
import { Skeleton } from '../ui/states/Skeleton.tsx'

type Bundle = typeof import('./lazy/checkout-questions-bundle.ts')
type Options = Parameters<typeof lazily>[1]

/**
 * Loads one of the parts that every order needs between the choice of a plan and the receipt: order card, notices and
 * question forms. They are in one bundle.
 */
const part = <P extends object>(pick: (bundle: Bundle) => ComponentType<P>, options?: Options) =>
  lazily(async () => ({ default: pick(await import('./lazy/checkout-questions-bundle.ts')) }), options)

const optional: Options = { isOptional: true }
const question: Options = { fallback: <Skeleton shape="question" /> }

export const OrderCard = part((bundle) => bundle.OrderCard, optional)
export const AddressCoveredScene = part((bundle) => bundle.AddressCoveredScene, optional)
export const QuestionNotice = part((bundle) => bundle.QuestionNotice, optional)
export const QuestionNoticeStatus = part((bundle) => bundle.QuestionNoticeStatus, optional)

/** Loaded with the other forms, because few links name a plan. */
export const LinkedPlan = part((bundle) => bundle.LinkedPlan, optional)

/** Loaded with the other forms, because it says something only after a second of waiting. */
export const TimedLongWait = part((bundle) => bundle.TimedLongWait, optional)
export const CorrectUnsavedAnswer = part((bundle) => bundle.CorrectUnsavedAnswer, optional)

/** Loaded with the other forms, because the second question of the chat asks it. */
export const HouseOrFlatButtons = part((bundle) => bundle.HouseOrFlatButtons)

/** Loaded with the other forms, because few orders ask a question that may be skipped. */
export const SkipButton = part((bundle) => bundle.SkipButton, optional)

export const ChoiceQuestion = part((bundle) => bundle.ChoiceQuestion, question)
export const EmailQuestion = part((bundle) => bundle.EmailQuestion, question)
export const PlansQuestion = part((bundle) => bundle.PlansQuestion, { fallback: <Skeleton shape="plans" /> })
export const DatesQuestion = part((bundle) => bundle.DatesQuestion, { fallback: <Skeleton shape="dates" /> })
export const ReviewQuestion = part((bundle) => bundle.ReviewQuestion, question)
