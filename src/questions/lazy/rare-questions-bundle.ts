/**
 * Question forms that most orders do not need: offers, the quiz, codes, dead ends, and answers to confirm. They are in
 * one bundle, because the first scripts list every file that can be loaded later: fewer files, a shorter list.
 */
export { default as CodeQuestion } from './CodeQuestion.tsx'
export { default as CustomerOffersQuestion } from './CustomerOffersQuestion.tsx'
export { default as DeadEndQuestion } from './DeadEndQuestion.tsx'
export { default as QuizQuestion } from './QuizQuestion.tsx'
export { default as StillValidQuestion } from './StillValidQuestion.tsx'
