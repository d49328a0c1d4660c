// This one module exports all code that is loaded after the reader of messages: what answers visitors who decide, what
// reads the later answers, and what reports words that were not understood, because a module cannot be
// requested again after one of its imports failed (src/lib/import-with-retry.ts).
export { learnLaterAnswers } from '../../understanding/later-answers.ts'
export { reportableWords } from '../../understanding/reportable-words.ts'
export { adviseAsPromised, recommend } from './advise-household.ts'
export { questionsToAnswer, answerOne } from './answer-one.ts'
export { missingPlan } from './missing-plan.ts'
export { findCep } from './find-cep.ts'
export { choosePlanButton } from './plan-buttons-in-chat.ts'
