/**
 * Bundles the order card, notices and question forms that every order needs between the choice of a plan and the
 * receipt. On a slow connection, every further file would delay saving the next answers (docs/decisions/0024).
 */
export { OrderCard } from '../OrderCard.tsx'
export { ChoiceQuestion } from './ChoiceQuestion.tsx'
export { DatesQuestion } from './DatesQuestion.tsx'
export { EmailQuestion } from './EmailQuestion.tsx'
export { AddressCoveredScene } from './AddressCoveredScene.tsx'
export { QuestionNotice } from './QuestionNotice.tsx'
export { QuestionNoticeStatus } from './QuestionNoticeStatus.tsx'
export { LinkedPlan } from './LinkedPlan.tsx'
export { PlansQuestion } from './PlansQuestion.tsx'
export { ReviewQuestion } from './ReviewQuestion.tsx'
export { CorrectUnsavedAnswer } from './CorrectUnsavedAnswer.tsx'
export { HouseOrFlatButtons } from './HouseOrFlatButtons.tsx'
export { SkipButton } from './SkipButton.tsx'
export { TimedLongWait } from './TimedLongWait.tsx'
