/**
 * What every order needs between its plans and its receipt, in one file: on a slow line each file takes a connection
 * for a round trip, and the calls of the next answers wait for one (docs/decisions/0024).
 */
export { OrderCard } from '../OrderCard.tsx'
export { ChoiceQuestion } from './ChoiceQuestion.tsx'
export { DatesQuestion } from './DatesQuestion.tsx'
export { PlansQuestion } from './PlansQuestion.tsx'
export { ReviewQuestion } from './ReviewQuestion.tsx'
