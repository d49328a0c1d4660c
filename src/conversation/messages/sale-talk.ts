// This one module exports all code that answers what visitors ask and say while they decide, because a module cannot be
// requested again after one of its imports failed (src/lib/import-with-retry.ts).
export { adviseAsPromised, recommend } from './advise-household.ts'
export { answeredOf, answerTo } from './answer-one.ts'
export { missingPlan } from './missing-plan.ts'
export { questionLike } from '../../understanding/intents/questions-by-likeness.ts'
