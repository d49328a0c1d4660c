/**
 * Question forms that most orders do not need: offers, the quiz, codes, dead ends, and answers to confirm. They are bundled
 * in one file, because the first scripts name every file that they load.
 */
export { default as CodeQuestion } from './CodeQuestion.tsx'
export { default as OffersQuestion } from './OffersQuestion.tsx'
export { default as DeadEndQuestion } from './DeadEndQuestion.tsx'
export { default as QuizQuestion } from './QuizQuestion.tsx'
export { default as StillValidQuestion } from './StillValidQuestion.tsx'
